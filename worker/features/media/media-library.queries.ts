import { and, desc, eq, isNull, like, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { MediaItem, MediaList, MediaListQuery } from "#shared/contract/media.ts";
import { isoTime } from "#shared/time.ts";
import type { Db } from "../../db/client.ts";
import { discoverItems, media, mediaUses, stationMediaUses, stations } from "../../db/schema.ts";
import { auditedBatch, type WriteContext } from "../audit/audit.queries.ts";
import { recordTextUses } from "./media.queries.ts";

/** How many of the items and stations that use a file are named. */
const maxNamed = 5;

const isListed = isNull(media.removedAt);

/** Live items and stations that use a file. */
function usersOf(key: SQLWrapper | string) {
  return sql`(SELECT 'discover' AS kind, i.id, i.title, i.seq FROM ${mediaUses} u JOIN ${discoverItems} i ON i.seq = u.item_seq
      WHERE u.key = ${key} AND i.is_active = 1
    UNION ALL SELECT 'station', s.id, s.name, s.seq FROM ${stationMediaUses} u JOIN ${stations} s ON s.seq = u.station_seq
      WHERE u.key = ${key} AND s.is_active = 1)`;
}

const columns = {
  key: media.key,
  contentType: media.contentType,
  size: media.size,
  width: media.width,
  height: media.height,
  fileName: media.fileName,
  alt: media.alt,
  createdAt: media.createdAt,
  uses: sql<number>`(SELECT count(*) FROM ${usersOf(media.key)})`,
  usedIn: sql<string>`(SELECT json_group_array(json_object('kind', kind, 'id', id, 'title', title))
    FROM (SELECT * FROM ${usersOf(media.key)} ORDER BY kind, seq DESC LIMIT ${maxNamed}))`,
};

/**
 * Stored files, newest first. A page begins after the last file of the one before, so uploads in
 * between shift nothing.
 */
export async function listMedia(db: Db, { kind, search, before, limit }: MediaListQuery): Promise<MediaList> {
  const [, time, key] = /^(\d+)_(.+)$/.exec(before ?? "") ?? [];
  const text = sql`lower(coalesce(${media.fileName}, '') || ' ' || coalesce(${media.alt}, ''))`;
  const rows = await select(
    db,
    and(
      isListed,
      kind && like(media.contentType, `${kind}/%`),
      search ? sql`instr(${text}, lower(${search})) > 0` : undefined,
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

/** What is known of a stored file, one that was removed from the library too; or null. */
export async function findMedia(db: Db, key: string): Promise<MediaItem | null> {
  const [row] = await select(db, eq(media.key, key));
  return row ? toItem(row) : null;
}

/** Sets a picture's alternative text. Null: there is no such file. */
export async function describeMedia(
  db: Db,
  key: string,
  alt: string | null,
  context: WriteContext,
): Promise<MediaItem | null> {
  await auditedBatch(db, context, {
    write: db.update(media).set({ alt }).where(eq(media.key, key)),
    audit: { action: "media.describe", subjectId: key },
  });
  return findMedia(db, key);
}

/**
 * Removes a file from the library, unless a live item or station uses it. Returns the file as it
 * was, with what uses it; null when there is no such file in the library.
 */
export async function removeMedia(db: Db, key: string, context: WriteContext): Promise<MediaItem | null> {
  await recordTextUses(db, [key]);
  const isUnused = sql`NOT EXISTS (SELECT 1 FROM ${usersOf(key)})`;
  const item = await findMedia(db, key);
  const removed = await auditedBatch(db, context, {
    write: db
      .update(media)
      .set({ removedAt: context.now })
      .where(and(eq(media.key, key), isListed, isUnused))
      .returning({ key: media.key }),
    audit: { action: "media.delete", subjectId: key },
  });
  return removed.length > 0 || (item && item.uses > 0) ? item : null;
}

function select(db: Db, where: SQL | undefined) {
  return db.select(columns).from(media).where(where);
}

function toItem({ createdAt, usedIn, ...row }: Awaited<ReturnType<typeof select>>[number]): MediaItem {
  return {
    ...row,
    url: `/media/${row.key}`,
    createdAt: isoTime(createdAt),
    usedIn: JSON.parse(usedIn),
  };
}
