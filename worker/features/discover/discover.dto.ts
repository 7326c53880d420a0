import type { DiscoverAdminItem, DiscoverCard, DiscoverItem } from "#shared/contract/discover.ts";
import { isoTime, isoTimeOrNull } from "#shared/time.ts";
import type { discoverItems } from "../../db/schema.ts";

export type ItemRow = typeof discoverItems.$inferSelect & { views: number | null };

/** A row with what staff see of the item that it translates. */
export type AdminRow = ItemRow & { original: DiscoverAdminItem["original"] };

/** The columns that a card shows. */
export type CardRow = Pick<
  ItemRow,
  | "id"
  | "slug"
  | "contentType"
  | "language"
  | "title"
  | "description"
  | "mainImageUrl"
  | "tags"
  | "views"
  | "readingTime"
  | "publishedAt"
  | "authorName"
>;

/** The author of items whose author is not known any more. */
const unknownAuthor = "Editorial team";

/** A row as a card of the public listing. */
export function toCard(row: CardRow): DiscoverCard {
  return {
    id: row.id,
    slug: row.slug,
    contentType: row.contentType,
    language: row.language,
    title: row.title,
    description: row.description,
    mainImageUrl: row.mainImageUrl,
    tags: row.tags,
    views: row.views ?? 0,
    readingTime: row.readingTime,
    publishedAt: isoTime(row.publishedAt ?? 0),
    author: { name: row.authorName ?? unknownAuthor },
  };
}

/** A row as a public item. */
export function toItem(row: ItemRow): DiscoverItem {
  return {
    ...toCard(row),
    mainVideoUrl: row.mainVideoUrl,
    mainImageAlt: row.mainImageAlt,
    metaTitle: row.metaTitle,
    metaDescription: row.metaDescription,
    features: row.features,
    sections: row.sections,
    importantNote: row.importantNote,
    keyHighlights: row.keyHighlights,
    faqs: row.faqs,
    updatedAt: isoTime(row.updatedAt),
  };
}

/** An original without a hash was not saved since hashes are stored, and so not changed. */
function isOutOfDate({ original, sourceHash }: AdminRow): boolean {
  return original !== null && original.textHash !== null && original.textHash !== sourceHash;
}

/** A row as admins see it. */
export function toAdminItem(row: AdminRow): DiscoverAdminItem {
  return {
    ...toItem(row),
    publishedAt: isoTimeOrNull(row.publishedAt),
    author: row.authorName === null ? null : { name: row.authorName },
    authorId: row.authorId,
    isPublished: row.isPublished,
    isActive: row.isActive,
    version: row.version,
    createdAt: isoTime(row.createdAt),
    scheduledAt: isoTimeOrNull(row.scheduledAt),
    translationOf: row.translationOf,
    sourceHash: row.sourceHash,
    original: row.original,
    isOutOfDate: isOutOfDate(row),
  };
}

/** An item in the shape of a public one, for its preview. */
export function toPreview(item: DiscoverAdminItem): DiscoverItem {
  const {
    authorId,
    isPublished,
    isActive,
    version,
    createdAt,
    scheduledAt,
    translationOf,
    sourceHash,
    original,
    isOutOfDate,
    ...publicFields
  } = item;
  return {
    ...publicFields,
    publishedAt: item.publishedAt ?? scheduledAt ?? createdAt,
    author: item.author ?? { name: unknownAuthor },
  };
}
