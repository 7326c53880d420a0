import type { DiscoverAdminItem } from "#src/shared/contract/discover.ts";
import type { ContentType } from "#src/shared/contract/discover-fields.ts";
import type { DiscoverRequestBody } from "#src/shared/contract/discover-input.ts";

/** An entry of a list that can be moved: `key` stays with it wherever it goes. */
export type Keyed<Entry> = Entry & { key: string };

type SectionDraft = Keyed<{
  id: string | null;
  title: string;
  paragraph: string;
  imageUrl: string;
  imageAlt: string;
  videoUrl: string;
}>;
export type TextDraft = Keyed<{ text: string }>;
type FaqDraft = Keyed<{ question: string; answer: string }>;

/** What the editor holds: every text as it is typed, empty where there is none. */
export interface EditorDraft {
  contentType: ContentType;
  isPublished: boolean;
  title: string;
  slug: string;
  description: string;
  mainImageUrl: string;
  mainImageAlt: string;
  mainVideoUrl: string;
  sections: SectionDraft[];
  keyHighlights: TextDraft[];
  features: TextDraft[];
  faqs: FaqDraft[];
  importantNote: string;
  /** Separated by commas. */
  tags: string;
  metaTitle: string;
  metaDescription: string;
}

/** A key that no other entry has, not even one of a draft that an earlier visit left. */
export function newKey(): string {
  return crypto.randomUUID();
}

/** The draft to begin with. */
export function emptyDraft(): EditorDraft {
  return {
    contentType: "blog",
    isPublished: false,
    title: "",
    slug: "",
    description: "",
    mainImageUrl: "",
    mainImageAlt: "",
    mainVideoUrl: "",
    sections: [],
    keyHighlights: [],
    features: [],
    faqs: [],
    importantNote: "",
    tags: "",
    metaTitle: "",
    metaDescription: "",
  };
}

/** The draft that a stored item begins with. */
export function draftFromItem(item: DiscoverAdminItem): EditorDraft {
  const texts = (list: string[]) => list.map((text) => ({ key: newKey(), text }));
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
    keyHighlights: texts(item.keyHighlights),
    features: texts(item.features),
    faqs: item.faqs.map(({ question, answer }) => ({ key: newKey(), question, answer })),
    importantNote: item.importantNote ?? "",
    tags: item.tags.join(", "),
    metaTitle: item.metaTitle ?? "",
    metaDescription: item.metaDescription ?? "",
  };
}

/** The stored item as a draft whose sections keep the keys of the draft that was sent, and with them the files that wait. */
export function draftAfterSave(item: DiscoverAdminItem, sent: EditorDraft): EditorDraft {
  const next = draftFromItem(item);
  const kept = sent.sections.filter(({ title }) => title.trim() !== "");
  return {
    ...next,
    sections: next.sections.map((section, index) => ({ ...section, key: kept[index]?.key ?? section.key })),
  };
}

/** What was typed, with the ids that the server gave to the sections of `sent`. Nobody's words change under their hands. */
export function draftAfterAutosave(
  item: DiscoverAdminItem,
  draft: EditorDraft,
  sent: EditorDraft = draft,
): EditorDraft {
  const kept = sent.sections.filter(({ title }) => title.trim() !== "");
  const ids = new Map(kept.map(({ key }, index) => [key, item.sections[index]?.id ?? null]));
  return {
    ...draft,
    sections: draft.sections.map((section) => ({ ...section, id: ids.get(section.key) ?? section.id })),
  };
}

/** The draft with the stored addresses of what was uploaded, by place. */
export function withMediaUrls(draft: EditorDraft, urls: Record<string, string>): EditorDraft {
  return {
    ...draft,
    mainImageUrl: urls.mainImageUrl ?? draft.mainImageUrl,
    mainVideoUrl: urls.mainVideoUrl ?? draft.mainVideoUrl,
    sections: draft.sections.map((section) => ({
      ...section,
      imageUrl: urls[`${section.key}:imageUrl`] ?? section.imageUrl,
      videoUrl: urls[`${section.key}:videoUrl`] ?? section.videoUrl,
    })),
  };
}

/** What is sent. Empty entries may be in it: the contract's schema drops them, here and on the server. */
export function toRequestBody(draft: EditorDraft): DiscoverRequestBody {
  const { sections, keyHighlights, features, faqs, tags, ...texts } = draft;
  return {
    ...texts,
    sections: sections.map(({ id, title, paragraph, imageUrl, imageAlt, videoUrl }) => ({
      id,
      title,
      paragraph,
      imageUrl,
      imageAlt,
      videoUrl,
    })),
    keyHighlights: keyHighlights.map(({ text }) => text),
    features: features.map(({ text }) => text),
    faqs: faqs.map(({ question, answer }) => ({ question, answer })),
    tags: splitTags(tags),
  };
}

/** `"tariff, home ,,"` becomes `["tariff", "home"]`. */
export function splitTags(tags: string): string[] {
  return tags
    .split(",")
    .map((tag) => tag.trim())
    .filter(Boolean);
}

/** True when both would be sent alike. */
export function hasSameContent(one: EditorDraft, other: EditorDraft): boolean {
  return JSON.stringify(toRequestBody(one)) === JSON.stringify(toRequestBody(other));
}

/** The list with the entry at `from` moved to `to`. */
export function moveEntry<Entry>(list: readonly Entry[], from: number, to: number): Entry[] {
  const next = [...list];
  const [entry] = next.splice(from, 1);
  if (entry !== undefined) next.splice(to, 0, entry);
  return next;
}
