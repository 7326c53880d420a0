import type { DiscoverRequestBody } from "#src/shared/contract/discover-input.ts";
import { contentTypeLabels } from "../content-type-labels.ts";

export interface ContentField {
  field: keyof DiscoverRequestBody;
  name: string;
  text: string;
}

/** Every field of an item as text, for a comparison. */
export function contentFields(content: DiscoverRequestBody): ContentField[] {
  const { sections = [], faqs = [], features = [], keyHighlights = [], tags = [] } = content;
  const texts: [keyof DiscoverRequestBody, string, string | null | undefined][] = [
    ["contentType", "Type", contentTypeLabels[content.contentType]],
    ["isPublished", "State", content.isPublished ? "Published" : "Draft"],
    ["title", "Title", content.title],
    ["slug", "Address", content.slug],
    ["description", "Description", content.description],
    ["mainImageUrl", "Image", content.mainImageUrl],
    ["mainImageAlt", "Alt text", content.mainImageAlt],
    ["mainVideoUrl", "Video", content.mainVideoUrl],
    [
      "sections",
      "Sections",
      sections
        .map(({ title, paragraph, imageUrl, imageAlt, videoUrl }) =>
          lines([title, paragraph, imageUrl, imageAlt, videoUrl]),
        )
        .join("\n\n"),
    ],
    ["keyHighlights", "Key highlights", lines(keyHighlights)],
    ["features", "Features", lines(features)],
    ["faqs", "FAQs", faqs.map(({ question, answer }) => lines([question, answer])).join("\n\n")],
    ["importantNote", "Important note", content.importantNote],
    ["tags", "Tags", tags.filter(Boolean).join(", ")],
    ["metaTitle", "Meta title", content.metaTitle],
    ["metaDescription", "Meta description", content.metaDescription],
  ];
  return texts.map(([field, name, text]) => ({ field, name, text: (text ?? "").trim() }));
}

function lines(texts: readonly (string | null | undefined)[]): string {
  return texts
    .map((text) => text?.trim())
    .filter(Boolean)
    .join("\n");
}
