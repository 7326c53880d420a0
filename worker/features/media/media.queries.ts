import { and, lt, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { discoverItems, media, mediaRevisionUses, mediaUses } from "../../db/schema.ts";
import { auditedBatch, type WriteContext } from "../audit/audit.queries.ts";

/** A stored file. */
export interface MediaRecord {
  key: string;
  contentType: string;
  /** Bytes. */
  size: number;
  /** Pixels; null for videos. */
  width: number | null;
  height: number | null;
  /** The name it had where it came from. */
  fileName: string | null;
}

/** Records a stored file. The same file again counts as new, so that it is not swept while its editor is still writing. */
export async function recordMedia(db: Db, record: MediaRecord, context: WriteContext): Promise<void> {
  const { actor, now } = context;
  const { key, contentType, size } = record;
  await auditedBatch(db, context, {
    write: db
      .insert(media)
      .values({ ...record, uploadedBy: actor.id, createdAt: now })
      .onConflictDoUpdate({ target: media.key, set: { createdAt: now } }),
    audit: { action: "media.upload", subjectId: key, detail: { contentType, size } },
  });
}

/** How many orphans one run takes. */
const sweepLimit = 100;

/** Where an item may name a file: the fields for pictures and films, by a whole address too, and links in its texts. */
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
 * Forgets files written before `before` that no item names, live or deleted, and no kept version; returns their keys. What the triggers on items
 * do not see, links in texts, is looked for in every item, but only when something is about to be forgotten, and is then noted as a use.
 */
export async function takeOrphans(db: Db, before: number): Promise<string[]> {
  const isOrphan = and(
    lt(media.createdAt, before),
    sql`NOT EXISTS (SELECT 1 FROM ${mediaUses} WHERE ${mediaUses.key} = ${media.key})`,
    sql`NOT EXISTS (SELECT 1 FROM ${mediaRevisionUses} WHERE ${mediaRevisionUses.key} = ${media.key})`,
  );
  const next = await db.select({ key: media.key }).from(media).where(isOrphan).limit(sweepLimit);
  if (next.length === 0) return [];
  const keys = JSON.stringify(next.map(({ key }) => key));
  await db.run(sql`
    INSERT OR IGNORE INTO media_uses (key, item_seq)
    SELECT value, ${discoverItems.seq} FROM ${discoverItems}, json_each(${keys})
    WHERE instr(${itemTexts}, '/media/' || value) > 0`);
  const taken = await db
    .delete(media)
    .where(and(sql`${media.key} IN (SELECT value FROM json_each(${keys}))`, isOrphan))
    .returning({ key: media.key });
  return taken.map(({ key }) => key);
}

/** Those of the keys that neither a record nor an item names. */
export async function unknownKeys(db: Db, keys: string[]): Promise<string[]> {
  const rows = await db.all<{ key: string }>(
    sql`SELECT value AS key FROM json_each(${JSON.stringify(keys)})
        WHERE value NOT IN (SELECT key FROM media) AND value NOT IN (SELECT key FROM media_uses)
        AND value NOT IN (SELECT key FROM media_version_uses)`,
  );
  return rows.map(({ key }) => key);
}
