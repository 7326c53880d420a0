import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { admins } from "./admins.ts";

/** The files that items, live or deleted, use. Maintained by triggers. */
export const mediaUses = sqliteTable(
  "media_uses",
  {
    key: text("key").notNull(),
    itemSeq: integer("item_seq").notNull(),
  },
  (t) => [primaryKey({ columns: [t.key, t.itemSeq] }), index("media_uses_item").on(t.itemSeq)],
);

/** The files that stations, live or deleted, use. Maintained by triggers. */
export const stationMediaUses = sqliteTable(
  "station_media_uses",
  {
    key: text("key").notNull(),
    stationSeq: integer("station_seq").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.key, t.stationSeq] }),
    index("station_media_uses_station").on(t.stationSeq),
  ],
);

/** Which revisions of items and stations use a file, so that they can be restored. Maintained by triggers. */
export const mediaRevisionUses = sqliteTable(
  "media_version_uses",
  {
    key: text("key").notNull(),
    itemId: text("item_id").notNull(),
    version: integer("version").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.key, t.itemId, t.version] }),
    index("media_version_uses_version").on(t.itemId, t.version),
  ],
);

/** Files in the bucket. The key is derived from the content's hash. */
export const media = sqliteTable(
  "media",
  {
    key: text("key").primaryKey(),
    contentType: text("content_type").notNull(),
    size: integer("size").notNull(),
    width: integer("width"),
    height: integer("height"),
    fileName: text("file_name"),
    alt: text("alt"),
    uploadedBy: text("uploaded_by").references(() => admins.id, { onDelete: "set null" }),
    createdAt: integer("created_at").notNull(),
    /** When it was removed from the library; the sweep deletes the file once it is unused. */
    removedAt: integer("removed_at"),
  },
  (t) => [
    index("media_created").on(t.createdAt),
    check("media_size", sql`${t.size} > 0`),
    check("media_key", sql`${t.key} NOT GLOB '*[^a-z0-9.-]*'`),
  ],
);
