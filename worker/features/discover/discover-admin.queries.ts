import { and, desc, eq, getTableColumns, inArray, type SQL, sql } from "drizzle-orm";
import type {
  DiscoverAdminItem,
  DiscoverAdminList,
  DiscoverAdminListQuery,
  DiscoverStats,
} from "#shared/contract/discover.ts";
import { paginate } from "#shared/paging.ts";
import type { Db } from "../../db/client.ts";
import { discoverCounts, discoverItems } from "../../db/schema.ts";
import { columnsOf, using } from "../../db/source.ts";
import { toAdminItem } from "./discover.dto.ts";
import { findMatches } from "./discover-search.queries.ts";

const isLive = sql`${discoverItems.isActive} = 1`;

/** One page of the live items, drafts too, newest first; with `search` the best match first. */
export async function listAdminItems(
  db: Db,
  { page, limit, type, status, search }: DiscoverAdminListQuery,
): Promise<DiscoverAdminList> {
  if (search !== undefined) {
    const found = await findMatches(db, search, {
      type,
      statuses: status ? [status] : ["published", "draft"],
    });
    const shown = found.slice((page - 1) * limit, page * limit);
    if (shown.length === 0) return { discovers: [], pagination: paginate(page, limit, found.length) };
    const rows = await items(db, using(discoverItems, null)).where(
      and(inArray(discoverItems.seq, shown), isLive),
    );
    const bySeq = new Map(rows.map((row) => [row.seq, row]));
    const discovers = shown.flatMap((seq) => bySeq.get(seq) ?? []).map(toAdminItem);
    return { discovers, pagination: paginate(page, limit, found.length) };
  }
  const [rows, counts] = await db.batch([
    items(db, newestFirst({ type, status }))
      .where(
        and(
          isLive,
          type && eq(discoverItems.contentType, type),
          status && eq(discoverItems.isPublished, status === "published"),
        ),
      )
      .orderBy(desc(discoverItems.createdAt), desc(discoverItems.seq))
      .limit(limit)
      .offset((page - 1) * limit),
    db.select().from(discoverCounts),
  ]);
  const total = counts
    .filter(({ contentType }) => !type || contentType === type)
    .filter(({ isPublished }) => !status || isPublished === (status === "published" ? 1 : 0))
    .reduce((sum, { items }) => sum + items, 0);
  return { discovers: rows.map(toAdminItem), pagination: paginate(page, limit, total) };
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

const maxTags = 100;

/** The tags of live items in their most frequent spelling, the most used first. */
export async function listEditorTags(db: Db): Promise<string[]> {
  const rows = await db.all<{ tag: string }>(
    sql`SELECT value AS tag, count(*) AS uses FROM ${discoverItems}, json_each(tags) WHERE is_active = 1
        GROUP BY lower(value) ORDER BY uses DESC, tag LIMIT ${maxTags}`,
  );
  return rows.map(({ tag }) => tag);
}

/** A live item with its whole content, or null. */
export async function findItem(db: Db, id: string): Promise<DiscoverAdminItem | null> {
  const [row] = await items(db, using(discoverItems, "discover_id"))
    .where(and(eq(discoverItems.id, id), isLive))
    .limit(1);
  return row ? toAdminItem(row) : null;
}

/** The index that has the listing's order for these filters. */
function newestFirst({ type, status }: Pick<DiscoverAdminListQuery, "type" | "status">): SQL {
  return using(discoverItems, `discover_admin${type ? "_type" : ""}${status ? "_status" : ""}`);
}

function items(db: Db, source: SQL) {
  return db
    .select({
      ...columnsOf(getTableColumns(discoverItems)),
      // A subquery runs only for the rows that are returned; a join also for those that OFFSET
      // skips.
      views: sql<number | null>`(SELECT views FROM discover_views WHERE item_seq = ${discoverItems.seq})`,
    })
    .from(source);
}
