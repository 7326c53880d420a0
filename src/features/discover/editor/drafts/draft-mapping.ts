import type { DiscoverAdminItem } from "#src/shared/contract/discover.ts";
import type { DiscoverRequestBody } from "#src/shared/contract/discover-input.ts";
import { mediaPath } from "../media/media-path.ts";
import { type EditorDraft, newKey, type SectionDraft, splitTags } from "./editor-draft.ts";

/** The draft of a stored item. */
export function draftFromItem(item: DiscoverAdminItem): EditorDraft {
  const toEntries = (texts: string[]) => texts.map((text) => ({ key: newKey(), text }));
  return {
    contentType: item.contentType,
    isPublished: item.isPublished,
    title: item.title,
    slug: item.slug,
    description: item.description ?? "",
    mainImageUrl: item.mainImageUrl ?? "",
    mainImageAlt: item.mainImageAlt ?? "",
    mainVideoUrl: item.mainVideoUrl ?? "",
    sections: item.sections.map((section) => ({
      key: newKey(),
      id: section.id,
      title: section.title,
      paragraph: section.paragraph ?? "",
      imageUrl: section.imageUrl ?? "",
      imageAlt: section.imageAlt ?? "",
      videoUrl: section.videoUrl ?? "",
    })),
    keyHighlights: toEntries(item.keyHighlights),
    features: toEntries(item.features),
    faqs: item.faqs.map(({ question, answer }) => ({ key: newKey(), question, answer })),
    importantNote: item.importantNote ?? "",
    tags: item.tags.join(", "),
    metaTitle: item.metaTitle ?? "",
    metaDescription: item.metaDescription ?? "",
  };
}

/** The request body. It may hold empty entries: the contract's schema drops them, here and on the server. */
export function toRequestBody(draft: EditorDraft): DiscoverRequestBody {
  const { sections, keyHighlights, features, faqs, tags, ...texts } = draft;
  return {
    ...texts,
    sections: sections.map(({ key: _key, ...section }) => section),
    keyHighlights: keyHighlights.map(({ text }) => text),
    features: features.map(({ text }) => text),
    faqs: faqs.map(({ question, answer }) => ({ question, answer })),
    tags: splitTags(tags),
  };
}

/** True when both drafts have the same request body. */
export function hasSameContent(one: EditorDraft, other: EditorDraft): boolean {
  return JSON.stringify(toRequestBody(one)) === JSON.stringify(toRequestBody(other));
}

/** The draft of the item that `sent` was stored as. Sections keep their keys, and so their pending uploads. */
export function draftAfterSave(item: DiscoverAdminItem, sent: EditorDraft): EditorDraft {
  const next = draftFromItem(item);
  const stored = storedSections(sent);
  return {
    ...next,
    sections: next.sections.map((section, index) => ({
      ...section,
      key: stored[index]?.key ?? section.key,
    })),
  };
}

/** `draft` with the ids that the server gave the sections of `sent`. No typed text changes. */
export function draftAfterAutosave(
  item: DiscoverAdminItem,
  draft: EditorDraft,
  sent: EditorDraft = draft,
): EditorDraft {
  const ids = new Map(storedSections(sent).map(({ key }, index) => [key, item.sections[index]?.id ?? null]));
  return {
    ...draft,
    sections: draft.sections.map((section) => ({ ...section, id: ids.get(section.key) ?? section.id })),
  };
}

/** The draft with the URL of an uploaded file in the field at `path`. */
export function withMediaUrl(draft: EditorDraft, path: string, url: string): EditorDraft {
  if (path === "mainImageUrl" || path === "mainVideoUrl") return { ...draft, [path]: url };
  return {
    ...draft,
    sections: draft.sections.map((section) => ({
      ...section,
      imageUrl: path === mediaPath(section.key, "imageUrl") ? url : section.imageUrl,
      videoUrl: path === mediaPath(section.key, "videoUrl") ? url : section.videoUrl,
    })),
  };
}

/** The server drops sections without a title and stores the rest in order. */
function storedSections({ sections }: EditorDraft): SectionDraft[] {
  return sections.filter(({ title }) => title.trim() !== "");
}
