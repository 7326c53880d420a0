import { and, desc, eq, like, sql } from "drizzle-orm";
import type { MediaItem, MediaList, MediaListQuery } from "#shared/contract/media.ts";
import type { Db } from "../../db/client.ts";
import { media } from "../../db/schema.ts";
import { type Actor, auditEntry } from "../audit/audit.queries.ts";

/** Stored files, the newest first. A page begins behind the last file of the one before, so uploads meanwhile move nothing. */
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

/** Notes what a picture shows. Null: there is no such file. */
export async function describeMedia(
  db: Db,
  key: string,
  alt: string | null,
  { actor, now, auditId }: { actor: Actor; now: number; auditId: string },
): Promise<MediaItem | null> {
  const [[row]] = await db.batch([
    db.update(media).set({ alt }).where(eq(media.key, key)).returning(),
    auditEntry(db, {
      id: auditId,
      at: now,
      actor,
      action: "media.describe",
      subjectType: "media",
      subjectId: key,
    }),
  ]);
  return row ? toItem(row) : null;
}

function toItem({ uploadedBy: _, createdAt, ...row }: typeof media.$inferSelect): MediaItem {
  return { ...row, url: `/media/${row.key}`, createdAt: new Date(createdAt).toISOString() };
}
