import { and, lt, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { discoverItems, media, mediaRevisionUses, mediaUses, stationMediaUses } from "../../db/schema.ts";
import { auditedBatch, type WriteContext } from "../audit/audit.queries.ts";

/** The record of a stored file. */
export interface MediaRecord {
  key: string;
  contentType: string;
  /** Bytes. */
  size: number;
  /** Pixels; null for videos. */
  width: number | null;
  height: number | null;
  /** The file's name when it was uploaded. */
  fileName: string | null;
}

/**
 * Records a stored file. The same file again counts as new, so that it is not swept while its
 * editor is still writing.
 */
export async function recordMedia(db: Db, record: MediaRecord, context: WriteContext): Promise<void> {
  const { actor, now } = context;
  const { key, contentType, size } = record;
  await auditedBatch(db, context, {
    write: db
      .insert(media)
      .values({ ...record, uploadedBy: actor.id, createdAt: now })
      .onConflictDoUpdate({ target: media.key, set: { createdAt: now, removedAt: null } }),
    audit: { action: "media.upload", subjectId: key, detail: { contentType, size } },
  });
}

/** How many orphans one run deletes. */
const maxPerRun = 100;

/** Everything in an item that may hold the URL of a file, links in its texts included. */
const itemTexts = sql.join(
  [
    discoverItems.mainImageUrl,
    discoverItems.mainVideoUrl,
    discoverItems.description,
    discoverItems.sections,
    discoverItems.importantNote,
    discoverItems.faqs,
  ].map((column) => sql`coalesce(${column}, '')`),
  sql` || ' ' || `,
);

/**
 * Deletes the records of files uploaded before `before` that no item or station, live or deleted,
 * and no revision uses; returns their keys. Triggers record uses except links in texts: those are
 * searched for here, only in the candidates' case, and recorded.
 */
export async function deleteOrphanRecords(db: Db, before: number): Promise<string[]> {
  const isOrphan = and(
    lt(media.createdAt, before),
    sql`NOT EXISTS (SELECT 1 FROM ${mediaUses} WHERE ${mediaUses.key} = ${media.key})`,
    sql`NOT EXISTS (SELECT 1 FROM ${stationMediaUses} WHERE ${stationMediaUses.key} = ${media.key})`,
    sql`NOT EXISTS (SELECT 1 FROM ${mediaRevisionUses} WHERE ${mediaRevisionUses.key} = ${media.key})`,
  );
  const candidates = await db.select({ key: media.key }).from(media).where(isOrphan).limit(maxPerRun);
  if (candidates.length === 0) return [];
  const candidateKeys = candidates.map(({ key }) => key);
  await recordTextUses(db, candidateKeys);
  const keys = JSON.stringify(candidateKeys);
  const deleted = await db
    .delete(media)
    .where(and(sql`${media.key} IN (SELECT value FROM json_each(${keys}))`, isOrphan))
    .returning({ key: media.key });
  return deleted.map(({ key }) => key);
}

/** Records which items link to these files in their text. Reads every item. */
export async function recordTextUses(db: Db, keys: string[]): Promise<void> {
  await db.run(sql`
    INSERT OR IGNORE INTO media_uses (key, item_seq)
    SELECT value, ${discoverItems.seq} FROM ${discoverItems}, json_each(${JSON.stringify(keys)})
    WHERE instr(${itemTexts}, '/media/' || value) > 0`);
}

/** The keys that have no record, and that no item or revision uses. */
export async function keysWithoutRecord(db: Db, keys: string[]): Promise<string[]> {
  const rows = await db.all<{ key: string }>(
    sql`SELECT value AS key FROM json_each(${JSON.stringify(keys)})
        WHERE value NOT IN (SELECT key FROM media) AND value NOT IN (SELECT key FROM media_uses)
        AND value NOT IN (SELECT key FROM station_media_uses)
        AND value NOT IN (SELECT key FROM media_version_uses)
        AND value NOT IN (SELECT key FROM station_pictures WHERE key IS NOT NULL)`,
  );
  return rows.map(({ key }) => key);
}
