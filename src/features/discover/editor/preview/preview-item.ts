import type { MouseEvent } from "react";
import { languageOfText } from "#shared/content-languages.ts";
import type { DiscoverAdminItem, DiscoverItem } from "#shared/contract/discover.ts";
import type { PendingUpload } from "#src/editing/media/upload-queue.ts";
import { shownItem } from "../../article/shown-item.ts";
import { isStoredFaq, isStoredSection } from "../drafts/draft-mapping.ts";
import { type EditorDraft, splitTags } from "../drafts/editor-draft.ts";
import { mediaPath } from "../fields/media-path.ts";

/** Keeps links in the preview from leaving the editor; links within the page work. */
export function blockNavigation(event: MouseEvent) {
  const link = (event.target as Element).closest?.("a[href]");
  if (link && !link.getAttribute("href")?.startsWith("#")) event.preventDefault();
}

/** The draft as a published item, with date and views of `stored` and URLs of pending files. */
export function previewItem(
  draft: EditorDraft,
  pending: Readonly<Record<string, Pick<PendingUpload, "localUrl">>>,
  authorName: string,
  stored: DiscoverAdminItem | null = null,
): DiscoverItem {
  const urlOf = (path: string, url: string) => pending[path]?.localUrl ?? (url.trim() || null);
  const now = new Date().toISOString();
  const texts =
    draft.contentType === "faq"
      ? draft.faqs.flatMap(({ question, answer }) => [question, answer])
      : [draft.description, ...draft.sections.map(({ paragraph }) => paragraph)];
  const wordCount = texts.join(" ").split(/\s+/).length;
  return shownItem({
    id: "preview",
    slug: draft.slug || "preview",
    contentType: draft.contentType,
    language: draft.language ?? languageOfText(draft.title),
    title: draft.title.trim() || "Untitled",
    description: draft.description.trim(),
    mainImageUrl: urlOf("mainImageUrl", draft.mainImageUrl),
    mainImageAlt: draft.mainImageAlt.trim() || null,
    mainVideoUrl: urlOf("mainVideoUrl", draft.mainVideoUrl),
    tags: splitTags(draft.tags),
    views: stored?.views ?? 0,
    readingTime: Math.max(1, Math.ceil(wordCount / 200)),
    publishedAt: stored?.publishedAt ?? stored?.scheduledAt ?? now,
    updatedAt: now,
    author: { name: authorName },
    metaTitle: draft.metaTitle.trim() || null,
    metaDescription: draft.metaDescription.trim() || null,
    features: draft.features.map(({ text }) => text.trim()).filter(Boolean),
    keyHighlights: draft.keyHighlights.map(({ text }) => text.trim()).filter(Boolean),
    importantNote: draft.importantNote.trim() || null,
    sections: draft.sections
      .filter(isStoredSection)
      .map(({ key, title, paragraph, imageUrl, imageAlt, videoUrl }) => ({
        id: key,
        title,
        paragraph,
        imageUrl: urlOf(mediaPath(key, "imageUrl"), imageUrl),
        imageAlt: imageAlt.trim(),
        videoUrl: urlOf(mediaPath(key, "videoUrl"), videoUrl),
      })),
    faqs: draft.faqs.filter(isStoredFaq).map(({ question, answer }) => ({ question, answer })),
  });
}
