import type { ContentLanguage } from "#shared/content-languages.ts";
import type { DiscoverAdminItem } from "#shared/contract/discover.ts";
import type { ContentType } from "#shared/contract/discover-fields.ts";
import { slugFromTitle } from "#shared/slug.ts";
import { type Keyed, newKey } from "#src/editing/keyed.ts";

export type SectionDraft = Keyed<{
  id: string | null;
  title: string;
  paragraph: string;
  imageUrl: string;
  imageAlt: string;
  videoUrl: string;
}>;
export type TextDraft = Keyed<{ text: string }>;
type FaqDraft = Keyed<{ question: string; answer: string }>;

/** The editor's values: every text as it is typed, empty instead of null. */
export interface EditorDraft {
  contentType: ContentType;
  isPublished: boolean;
  title: string;
  slug: string;
  /** Null until one is chosen: that of the title's script. */
  language: ContentLanguage | null;
  /** The id of the item that this one translates. */
  translationOf: string | null;
  /** The `textHash` of that item which the text translates; null: that of now. */
  sourceHash: string | null;
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

/** The draft of a new item. */
export function emptyDraft(): EditorDraft {
  return {
    contentType: "blog",
    isPublished: false,
    title: "",
    slug: "",
    language: null,
    translationOf: null,
    sourceHash: null,
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

/** An empty section. */
export function emptySection(): SectionDraft {
  return { key: newKey(), id: null, title: "", paragraph: "", imageUrl: "", imageAlt: "", videoUrl: "" };
}

/** `"tariff, home ,,"` becomes `["tariff", "home"]`. */
export function splitTags(tags: string): string[] {
  return tags
    .split(",")
    .map((tag) => tag.trim())
    .filter(Boolean);
}

/** A new title also changes the slug, unless the item is published or the slug was edited. */
export function withTitle(
  draft: EditorDraft,
  stored: { item: Pick<DiscoverAdminItem, "publishedAt"> } | null,
  title: string,
): Partial<EditorDraft> {
  const follows = !stored?.item.publishedAt && draft.slug === slugFromTitle(draft.title);
  return follows ? { title, slug: slugFromTitle(title) } : { title };
}
