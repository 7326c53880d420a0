import { and, desc, eq, inArray, sql } from "drizzle-orm";
import type {
  DiscoverAdminItem,
  DiscoverAdminList,
  DiscoverAdminListQuery,
  DiscoverStats,
} from "#shared/contract/discover.ts";
import { paginate } from "#shared/paging.ts";
import type { Db } from "../../db/client.ts";
import { discoverCounts, discoverItems, discoverViews } from "../../db/schema.ts";
import { type ItemRow, toAdminItem } from "./records.ts";
import { findMatches } from "./search-queries.ts";

const isLive = sql`${discoverItems.isActive} = 1`;

/** One page of the live items, drafts too, newest first; with `search` the best match first. */
export async function listForStaff(
  db: Db,
  { page, limit, type, status, search }: DiscoverAdminListQuery,
): Promise<DiscoverAdminList> {
  if (search !== undefined) {
    const found = await findMatches(db, search, { type, status });
    const shown = found.slice((page - 1) * limit, page * limit);
    if (shown.length === 0) return { discovers: [], pagination: paginate(page, limit, found.length) };
    const rows = await itemRows(db)
      .where(and(inArray(discoverItems.seq, shown), isLive))
      .then((joined) => new Map(joined.map((row) => [row.discover_items.seq, row])));
    const discovers = shown.flatMap((seq) => rows.get(seq) ?? []).map(toAdminRecord);
    return { discovers, pagination: paginate(page, limit, found.length) };
  }
  // The page's row numbers come out of the index alone; only its own rows are read whole.
  const shown = db
    .select({ seq: discoverItems.seq })
    .from(discoverItems)
    .where(
      and(
        isLive,
        type && eq(discoverItems.contentType, type),
        status && eq(discoverItems.isPublished, status === "published"),
      ),
    )
    .orderBy(desc(discoverItems.createdAt), desc(discoverItems.seq))
    .limit(limit)
    .offset((page - 1) * limit);
  const [rows, counts] = await db.batch([
    itemRows(db).where(inArray(discoverItems.seq, shown)),
    db.select().from(discoverCounts),
  ]);
  const total = counts
    .filter(({ contentType }) => !type || contentType === type)
    .filter(({ isPublished }) => !status || isPublished === (status === "published" ? 1 : 0))
    .reduce((sum, { items }) => sum + items, 0);
  rows.sort(({ discover_items: a }, { discover_items: b }) => b.createdAt - a.createdAt || b.seq - a.seq);
  return { discovers: rows.map(toAdminRecord), pagination: paginate(page, limit, total) };
}

/** How many live items there are, by state and type, and all their views. */
export async function discoverStats(db: Db): Promise<DiscoverStats> {
  const stats: DiscoverStats = {
    totalContent: 0,
    publishedContent: 0,
    draftContent: 0,
    totalViews: 0,
    contentByType: { blog: 0, news: 0, faq: 0 },
  };
  for (const { contentType, isPublished, items, views } of await db.select().from(discoverCounts)) {
    stats.totalContent += items;
    stats[isPublished ? "publishedContent" : "draftContent"] += items;
    stats.totalViews += views;
    stats.contentByType[contentType as keyof DiscoverStats["contentByType"]] += items;
  }
  return stats;
}

/** A live item, whole. */
export async function findItem(db: Db, id: string): Promise<DiscoverAdminItem | null> {
  const [row] = await itemRows(db)
    .where(and(eq(discoverItems.id, id), isLive))
    .limit(1);
  return row ? toAdminRecord(row) : null;
}

function itemRows(db: Db) {
  return db
    .select()
    .from(discoverItems)
    .leftJoin(discoverViews, eq(discoverViews.itemSeq, discoverItems.seq));
}

function toAdminRecord(row: {
  discover_items: Omit<ItemRow, "views">;
  discover_views: { views: number } | null;
}): DiscoverAdminItem {
  return toAdminItem({ ...row.discover_items, views: row.discover_views?.views ?? 0 });
}
