import { z } from "zod";
import { contentLanguageCodes } from "../content-languages.ts";
import { limits, pageSizes } from "../limits.ts";
import { contentTypes, itemSorts } from "./discover-fields.ts";
import {
  idField,
  pageQuery,
  pagination,
  partField,
  publicationStatusField,
  requiredText,
  searchField,
  tagField,
} from "./fields.ts";

/** A discover item as a card shows it. */
export const discoverCard = z.object({
  id: idField,
  slug: z.string(),
  contentType: z.enum(contentTypes),
  language: z.enum(contentLanguageCodes),
  title: z.string(),
  description: z.string(),
  mainImageUrl: z.string().nullable(),
  tags: z.array(z.string()),
  views: z.number().int(),
  readingTime: z.number().int(),
  publishedAt: z.string(),
  author: z.object({ name: z.string() }),
});
export type DiscoverCard = z.infer<typeof discoverCard>;

/** A card in a list or search. */
export const discoverListCard = discoverCard.extend({
  /**
   * In a search: the paragraph with the first match, unless the description has one. Markdown, at
   * most 600 characters.
   */
  passage: z.string().optional(),
});
export type DiscoverListCard = z.infer<typeof discoverListCard>;

export const discoverSection = z.object({
  id: z.string(),
  title: z.string(),
  paragraph: z.string(),
  imageUrl: z.string().nullable(),
  /** Alternative text of the picture; missing when the text beside it is enough. */
  imageAlt: z.string().optional(),
  videoUrl: z.string().nullable(),
});
export type DiscoverSection = z.infer<typeof discoverSection>;

export const discoverFaq = z.object({ question: z.string(), answer: z.string() });

/** A published item with its whole content. */
export const discoverItem = discoverCard.extend({
  mainVideoUrl: z.string().nullable(),
  mainImageAlt: z.string().nullable(),
  metaTitle: z.string().nullable(),
  metaDescription: z.string().nullable(),
  features: z.array(z.string()),
  sections: z.array(discoverSection),
  importantNote: z.string().nullable(),
  keyHighlights: z.array(z.string()),
  faqs: z.array(discoverFaq),
  updatedAt: z.string(),
});
export type DiscoverItem = z.infer<typeof discoverItem>;

/** An item as staff read it, published or not. */
export const discoverAdminItem = discoverItem.extend({
  publishedAt: z.string().nullable(),
  author: z.object({ name: z.string() }).nullable(),
  authorId: idField.nullable(),
  isPublished: z.boolean(),
  isActive: z.boolean(),
  version: z.number().int(),
  createdAt: z.string(),
  /** When the draft is published automatically. */
  scheduledAt: z.string().nullable(),
  /** The id of the item that this one translates. */
  translationOf: idField.nullable(),
  /** The `textHash` of the original that the text translates. */
  sourceHash: z.string().nullable(),
  /** The item that this one translates, unless it is deleted. */
  original: z
    .object({
      title: z.string(),
      /** Changes with each text that people read; null while nothing was saved since hashes are stored. */
      textHash: z.string().nullable(),
    })
    .nullable(),
  /** The original was changed after it was translated. */
  isOutOfDate: z.boolean(),
});
export type DiscoverAdminItem = z.infer<typeof discoverAdminItem>;

const languageField = z.enum(contentLanguageCodes, `Use ${contentLanguageCodes.join(", ")} for a language`);

/** `GET /api/discover` */
export const discoverListQuery = z.object({
  ...pageQuery(pageSizes.discover),
  /** Items in this language come first, unless a search or a tag decides. */
  firstLanguage: languageField.optional(),
  type: z.enum(contentTypes, "Use blog, news or faq for type").optional(),
  search: searchField.optional(),
  tag: tagField.optional(),
});
export type DiscoverListQuery = z.infer<typeof discoverListQuery>;

/** `tag`: the queried tag as the newest item spells it; missing when no item has it. */
export const discoverList = z.object({
  discovers: z.array(discoverListCard),
  pagination,
  tag: z.string().optional(),
  /** How a search was understood; see `DiscoverAnswer`. */
  search: z
    .object({
      kind: z.enum(["all", "some", "none"]),
      corrected: z.string().nullable(),
      words: z.string(),
    })
    .optional(),
});
export type DiscoverList = z.infer<typeof discoverList>;

/** `GET /api/discover/counts`: published items of each type, with `search` those that it finds. */
export const discoverCountsQuery = z.object({ search: searchField.optional() });
export const discoverCounts = z.object({ blog: z.int(), news: z.int(), faq: z.int() });
export type DiscoverCounts = z.infer<typeof discoverCounts>;

/** `GET /api/discover/tags`: tags of more than one published item, most used first. */
export const discoverTags = z.object({ tags: z.array(z.string()) });
export type DiscoverTags = z.infer<typeof discoverTags>;

/** The next item in the list of all items; null at its ends. */
const neighbour = z.object({ slug: z.string(), title: z.string() }).nullable();

/** An item as one of the versions of a text. */
const discoverVersion = z.object({ language: z.enum(contentLanguageCodes), slug: z.string() });
export type DiscoverVersion = z.infer<typeof discoverVersion>;

/** The same item in another language. */
export const discoverTranslation = discoverVersion.extend({ title: z.string() });
export type DiscoverTranslation = z.infer<typeof discoverTranslation>;

/** `GET /api/discover/slug/:slug` */
export const discoverPage = z.object({
  data: discoverItem,
  /** Those that are published, the original first. */
  translations: z.array(discoverTranslation),
  neighbours: z.object({ newer: neighbour, older: neighbour }),
});
export type DiscoverPage = z.infer<typeof discoverPage>;

/** `GET /api/discover/newest`: with `language` only items in it. */
export const discoverNewestQuery = z.object({ language: languageField.optional() });

/** The newest published items of all types, for the feeds. */
export const discoverNewest = z.object({
  discovers: z.array(discoverCard.extend({ updatedAt: z.string() })),
});
export type DiscoverNewest = z.infer<typeof discoverNewest>;

/** `GET /api/discover/addresses` */
export const discoverSitemapQuery = z.object({ part: partField });

/** The published items of one part of the sitemap, and how many parts there are. */
export const discoverSitemapPart = z.object({
  addresses: z.array(
    z.object({
      slug: z.string(),
      updatedAt: z.string(),
      mainImageUrl: z.string().nullable(),
      /** The published versions of its text, itself too, when there are others. */
      versions: z.array(discoverVersion).optional(),
    }),
  ),
  parts: z.int(),
});
export type DiscoverSitemapPart = z.infer<typeof discoverSitemapPart>;

/** `GET /api/discover/admin` */
export const discoverAdminListQuery = z.object({
  ...pageQuery(pageSizes.discoverAdmin),
  type: z.enum(contentTypes, "Use blog, news or faq for type").optional(),
  status: publicationStatusField.optional(),
  search: searchField.optional(),
  /** The name of an author, as the list shows it. */
  author: requiredText({ max: limits.fullName, required: "Name an author" }).optional(),
  /** Newest first, or in a search the best match. */
  sortBy: z.enum(itemSorts, "Use createdAt, views or title for sortBy").optional(),
  sortOrder: z.enum(["asc", "desc"], "Use asc or desc for sortOrder").default("desc"),
});
export type DiscoverAdminListQuery = z.infer<typeof discoverAdminListQuery>;

/** `GET /api/discover/admin/authors`: the names of those who have written an item. */
export const discoverAuthors = z.object({ authors: z.array(z.string()) });
export type DiscoverAuthors = z.infer<typeof discoverAuthors>;

export const discoverAdminList = z.object({ discovers: z.array(discoverAdminItem), pagination });
export type DiscoverAdminList = z.infer<typeof discoverAdminList>;

/** `GET /api/discover/admin/stats`: items that are not deleted, published or not. */
export const discoverStats = z.object({
  totalContent: z.int(),
  publishedContent: z.int(),
  draftContent: z.int(),
  totalViews: z.int(),
  contentByType: discoverCounts,
});
export type DiscoverStats = z.infer<typeof discoverStats>;

/** `POST /api/discover/admin/:id/preview-link`: a URL that shows the draft without signing in. */
export const previewLink = z.object({ url: z.string(), expiresAt: z.string() });
export type PreviewLink = z.infer<typeof previewLink>;

/** `GET /api/discover/preview/:token` */
export const discoverPreview = z.object({
  data: discoverItem,
  isPublished: z.boolean(),
  expiresAt: z.string(),
});
export type DiscoverPreview = z.infer<typeof discoverPreview>;
