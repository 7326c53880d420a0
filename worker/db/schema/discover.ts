import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { contentLanguageCodes } from "#shared/content-languages.ts";
import type { DiscoverSection } from "#shared/contract/discover.ts";
import { admins } from "./admins.ts";
import { flag, revisionColumns, seq, strings } from "./columns.ts";

/** Blog, news and FAQ content. The columns of a card come first, so lists read only those. */
export const discoverItems = sqliteTable(
  "discover_items",
  {
    seq: seq(),
    id: text("id").notNull(),
    slug: text("slug").notNull(),
    contentType: text("content_type", { enum: ["blog", "news", "faq"] }).notNull(),
    isPublished: flag("is_published").default(false),
    isActive: flag("is_active").default(true),
    publishedAt: integer("published_at"),
    createdAt: integer("created_at").notNull(),
    updatedAt: integer("updated_at").notNull(),
    version: integer("version").notNull().default(1),
    readingTime: integer("reading_time").notNull(),
    authorId: text("author_id").references(() => admins.id, { onDelete: "set null" }),
    authorName: text("author_name"),
    title: text("title").notNull(),
    mainImageUrl: text("main_image_url"),
    mainVideoUrl: text("main_video_url"),
    tags: strings("tags"),
    description: text("description").notNull().default(""),
    metaTitle: text("meta_title"),
    metaDescription: text("meta_description"),
    importantNote: text("important_note"),
    features: strings("features"),
    keyHighlights: strings("key_highlights"),
    faqs: text("faqs", { mode: "json" })
      .$type<{ question: string; answer: string }[]>()
      .notNull()
      .default(sql`'[]'`),
    sections: text("sections", { mode: "json" }).$type<DiscoverSection[]>().notNull().default(sql`'[]'`),
    /** When a draft is to be published automatically. */
    scheduledAt: integer("scheduled_at"),
    /** Alternative text of the main picture. */
    mainImageAlt: text("main_image_alt"),
    language: text("language", { enum: contentLanguageCodes }).notNull().default("en"),
    /** The id of the original that this item translates. */
    translationOf: text("translation_of"),
    /** The hash of the texts that people read; null until the first save that knows of it. */
    textHash: text("text_hash"),
    /** The `textHash` of the original at the time of which this is the translation. */
    sourceHash: text("source_hash"),
  },
  (t) => [
    index("discover_scheduled").on(t.scheduledAt).where(sql`scheduled_at IS NOT NULL AND is_active = 1`),
    uniqueIndex("discover_id").on(t.id),
    uniqueIndex("discover_slug").on(t.slug).where(sql`is_active = 1`),
    index("discover_public").on(t.publishedAt, t.seq).where(sql`is_active = 1 AND is_published = 1`),
    index("discover_public_type")
      .on(t.contentType, t.publishedAt, t.seq)
      .where(sql`is_active = 1 AND is_published = 1`),
    index("discover_public_language")
      .on(t.language, t.publishedAt, t.seq)
      .where(sql`is_active = 1 AND is_published = 1`),
    index("discover_public_type_language")
      .on(t.contentType, t.language, t.publishedAt, t.seq)
      .where(sql`is_active = 1 AND is_published = 1`),
    index("discover_translations").on(t.translationOf).where(sql`translation_of IS NOT NULL`),
    index("discover_deleted").on(t.updatedAt, t.seq).where(sql`is_active = 0`),
    index("discover_admin").on(t.createdAt, t.seq).where(sql`is_active = 1`),
    index("discover_admin_type").on(t.contentType, t.createdAt, t.seq).where(sql`is_active = 1`),
    index("discover_admin_status").on(t.isPublished, t.createdAt, t.seq).where(sql`is_active = 1`),
    index("discover_admin_type_status")
      .on(t.contentType, t.isPublished, t.createdAt, t.seq)
      .where(sql`is_active = 1`),
    index("discover_admin_title").on(sql`title COLLATE NOCASE`, t.seq).where(sql`is_active = 1`),
    // A covering index: counting an author's items reads nothing else.
    index("discover_admin_author")
      .on(t.authorName, t.createdAt, t.seq, t.contentType, t.isPublished)
      .where(sql`is_active = 1`),
    check("discover_content_type", sql`${t.contentType} IN ('blog','news','faq')`),
    check("discover_flags", sql`${t.isPublished} IN (0,1) AND ${t.isActive} IN (0,1)`),
    check("discover_published_at", sql`${t.isPublished} = 0 OR ${t.publishedAt} IS NOT NULL`),
    check("discover_title", sql`length(${t.title}) BETWEEN 1 AND 200`),
    check("discover_slug_length", sql`length(${t.slug}) BETWEEN 1 AND 130`),
    check(
      "discover_json",
      sql`json_valid(${t.tags}) AND json_valid(${t.features}) AND json_valid(${t.keyHighlights}) AND json_valid(${t.faqs}) AND json_valid(${t.sections})`,
    ),
  ],
);

/** The content of an item after each save. */
export const discoverRevisions = sqliteTable(
  "discover_versions",
  {
    itemId: text("item_id")
      .notNull()
      .references(() => discoverItems.id, { onDelete: "cascade" }),
    ...revisionColumns(),
  },
  (t) => [primaryKey({ columns: [t.itemId, t.version] })],
);

/** Slugs that an item had earlier; they redirect to its current one. */
export const discoverSlugs = sqliteTable("discover_slugs", {
  slug: text("slug").primaryKey(),
  itemId: text("item_id")
    .notNull()
    .references(() => discoverItems.id, { onDelete: "cascade" }),
  createdAt: integer("created_at").notNull(),
});

/** Apart from the items, so that a view changes neither the item nor its search index. */
export const discoverViews = sqliteTable(
  "discover_views",
  {
    itemSeq: integer("item_seq").primaryKey(),
    views: integer("views").notNull().default(0),
  },
  (t) => [index("discover_views_most").on(t.views)],
);

/** Views of the last 30 minutes; the visitor is a salted hash that changes daily. */
export const recentViews = sqliteTable(
  "discover_view_marks",
  {
    itemSeq: integer("item_seq").notNull(),
    visitor: text("visitor").notNull(),
    seenAt: integer("seen_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.itemSeq, t.visitor] }), index("discover_view_marks_seen").on(t.seenAt)],
);

/** Live items by type and state with the sum of their views, maintained by triggers. */
export const discoverCounts = sqliteTable(
  "discover_counts",
  {
    contentType: text("content_type").notNull(),
    isPublished: integer("is_published").notNull(),
    items: integer("items").notNull().default(0),
    views: integer("views").notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.contentType, t.isPublished] })],
);

/**
 * How many published items are in each bucket of 2^shift milliseconds, maintained by triggers. A
 * deep page of the listing finds its start here without reading every item before it.
 */
export const discoverTimeline = sqliteTable(
  "discover_timeline",
  {
    /** A type, a language, both ("hi blog"), or '' for all. */
    contentType: text("content_type").notNull(),
    shift: integer("shift").notNull(),
    bucket: integer("bucket").notNull(),
    items: integer("items").notNull(),
  },
  (t) => [primaryKey({ columns: [t.contentType, t.shift, t.bucket] })],
);

/** Tags of published items in lower case, `label` as spelled there. Maintained by triggers. */
export const discoverTags = sqliteTable(
  "discover_tags",
  {
    tag: text("tag").notNull(),
    publishedAt: integer("published_at").notNull(),
    itemSeq: integer("item_seq").notNull(),
    label: text("label").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tag, t.publishedAt, t.itemSeq] }),
    index("discover_tags_item").on(t.itemSeq),
  ],
);

/** How many published items each tag has, maintained by triggers. */
export const discoverTagCounts = sqliteTable(
  "discover_tag_counts",
  { tag: text("tag").primaryKey(), items: integer("items").notNull() },
  (t) => [index("discover_tag_counts_items").on(t.items)],
);
