import { and, desc, eq, like, sql } from "drizzle-orm";
import type { MediaItem, MediaList, MediaListQuery } from "#shared/contract/media.ts";
import type { Db } from "../../db/client.ts";
import { media } from "../../db/schema.ts";
import { auditedBatch, type WriteContext } from "../audit/audit.queries.ts";

/**
 * Stored files, newest first. A page begins after the last file of the one before, so uploads in
 * between shift nothing.
 */
export async function listMedia(db: Db, { kind, before, limit }: MediaListQuery): Promise<MediaList> {
  const [, time, key] = /^(\d+)_(.+)$/.exec(before ?? "") ?? [];
  const rows = await db
    .select()
    .from(media)
    .where(
      and(
        kind && like(media.contentType, `${kind}/%`),
        time && key ? sql`(${media.createdAt}, ${media.key}) < (${Number(time)}, ${key})` : undefined,
      ),
    )
    .orderBy(desc(media.createdAt), desc(media.key))
    .limit(limit + 1);
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    media: shown.map(toItem),
    next: rows.length > limit && last ? `${last.createdAt}_${last.key}` : null,
  };
}

/** Sets a picture's alternative text. Null: there is no such file. */
export async function describeMedia(
  db: Db,
  key: string,
  alt: string | null,
  context: WriteContext,
): Promise<MediaItem | null> {
  const [row] = await auditedBatch(db, context, {
    write: db.update(media).set({ alt }).where(eq(media.key, key)).returning(),
    audit: { action: "media.describe", subjectId: key },
  });
  return row ? toItem(row) : null;
}

function toItem({ uploadedBy: _, createdAt, ...row }: typeof media.$inferSelect): MediaItem {
  return { ...row, url: `/media/${row.key}`, createdAt: new Date(createdAt).toISOString() };
}
