import type { MouseEvent } from "react";
import type { DiscoverItem } from "#src/shared/contract/discover.ts";
import { shownItem } from "../../shown-item.ts";
import { type EditorDraft, splitTags } from "../drafts/editor-draft.ts";
import type { MediaUploads } from "../media/use-media-uploads.ts";

/** Links of the preview lead nowhere: following one would leave the editor. Places inside the page still work. */
export function blockNavigation(event: MouseEvent) {
  const link = (event.target as Element).closest?.("a[href]");
  if (link && !link.getAttribute("href")?.startsWith("#")) event.preventDefault();
}

/** The draft in the shape of a published item, with the files that wait shown from this device. */
export function previewItem(
  draft: EditorDraft,
  { pending }: Pick<MediaUploads, "pending">,
  authorName: string,
): DiscoverItem {
  const place = (key: string, url: string) => pending[key]?.localUrl ?? (url.trim() || null);
  const now = new Date().toISOString();
  const texts =
    draft.contentType === "faq"
      ? draft.faqs.flatMap(({ question, answer }) => [question, answer])
      : [draft.description, ...draft.sections.map(({ paragraph }) => paragraph)];
  const words = texts.join(" ").split(/\s+/).length;
  return shownItem({
    id: "preview",
    slug: draft.slug || "preview",
    contentType: draft.contentType,
    title: draft.title.trim() || "Untitled",
    description: draft.description.trim(),
    mainImageUrl: place("mainImageUrl", draft.mainImageUrl),
    mainImageAlt: draft.mainImageAlt.trim() || null,
    mainVideoUrl: place("mainVideoUrl", draft.mainVideoUrl),
    tags: splitTags(draft.tags),
    views: 0,
    readingTime: Math.max(1, Math.ceil(words / 200)),
    publishedAt: now,
    updatedAt: now,
    author: { name: authorName },
    metaTitle: draft.metaTitle.trim() || null,
    metaDescription: draft.metaDescription.trim() || null,
    features: draft.features.map(({ text }) => text.trim()).filter(Boolean),
    keyHighlights: draft.keyHighlights.map(({ text }) => text.trim()).filter(Boolean),
    importantNote: draft.importantNote.trim() || null,
    sections: draft.sections
      .filter(({ title }) => title.trim() !== "")
      .map(({ key, title, paragraph, imageUrl, imageAlt, videoUrl }) => ({
        id: key,
        title,
        paragraph,
        imageUrl: place(`${key}:imageUrl`, imageUrl),
        imageAlt: imageAlt.trim(),
        videoUrl: place(`${key}:videoUrl`, videoUrl),
      })),
    faqs: draft.faqs
      .filter(({ question, answer }) => question.trim() !== "" && answer.trim() !== "")
      .map(({ question, answer }) => ({ question, answer })),
  });
}
