import { contentLanguageOf } from "#shared/content-languages.ts";
import type { DiscoverRequestBody } from "#shared/contract/discover-input.ts";
import { contentTypeLabels } from "../../admin/content-type-labels.ts";

/** The fields of an item in the order of a comparison, as people call them. */
export const fieldNames = {
  contentType: "Type",
  isPublished: "State",
  title: "Title",
  language: "Language",
  translationOf: "Translation of",
  sourceHash: "Translated text",
  slug: "Address",
  description: "Description",
  mainImageUrl: "Image",
  mainImageAlt: "Alt text",
  mainVideoUrl: "Video",
  sections: "Sections",
  keyHighlights: "Key highlights",
  features: "Features",
  faqs: "FAQs",
  importantNote: "Important note",
  tags: "Tags",
  metaTitle: "Meta title",
  metaDescription: "Meta description",
} as const satisfies Record<keyof DiscoverRequestBody, string>;

/** Every field of an item as text. */
export function textsOf(content: DiscoverRequestBody): Record<keyof DiscoverRequestBody, string> {
  const { sections = [], faqs = [], features = [], keyHighlights = [], tags = [] } = content;
  const text = (value: string | null | undefined) => value?.trim() ?? "";
  return {
    contentType: contentTypeLabels[content.contentType],
    isPublished: content.isPublished ? "Published" : "Draft",
    title: text(content.title),
    language: content.language ? contentLanguageOf(content.language).name : "",
    translationOf: text(content.translationOf),
    sourceHash: text(content.sourceHash),
    slug: text(content.slug),
    description: text(content.description),
    mainImageUrl: text(content.mainImageUrl),
    mainImageAlt: text(content.mainImageAlt),
    mainVideoUrl: text(content.mainVideoUrl),
    sections: sections
      .map(({ title, paragraph, imageUrl, imageAlt, videoUrl }) =>
        lines([title, paragraph, imageUrl, imageAlt, videoUrl]),
      )
      .join("\n\n"),
    keyHighlights: lines(keyHighlights),
    features: lines(features),
    faqs: faqs.map(({ question, answer }) => lines([question, answer])).join("\n\n"),
    importantNote: text(content.importantNote),
    tags: tags.filter(Boolean).join(", "),
    metaTitle: text(content.metaTitle),
    metaDescription: text(content.metaDescription),
  };
}

function lines(texts: readonly (string | null | undefined)[]): string {
  return texts
    .map((text) => text?.trim())
    .filter(Boolean)
    .join("\n");
}
