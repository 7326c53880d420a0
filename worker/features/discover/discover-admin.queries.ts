import { and, eq, getTableColumns, inArray, type SQL, sql } from "drizzle-orm";
import type {
  DiscoverAdminItem,
  DiscoverAdminList,
  DiscoverAdminListQuery,
  DiscoverStats,
} from "#shared/contract/discover.ts";
import { paginate } from "#shared/paging.ts";
import type { Db } from "../../db/client.ts";
import { discoverCounts, discoverItems, discoverViews } from "../../db/schema.ts";
import { columnsOf, indexedBy } from "../../db/source.ts";
import { toAdminItem } from "./discover.dto.ts";
import { findMatches } from "./discover-search.queries.ts";

type ListQuery = Omit<DiscoverAdminListQuery, "sortOrder" | "status"> &
  Partial<Pick<DiscoverAdminListQuery, "sortOrder">> & { status?: "published" | "draft" };

const isLive = sql`${discoverItems.isActive} = 1`;

/**
 * One page of the live items, drafts too, newest first; with `search` the best match first. Of the
 * deleted ones the last deleted first.
 */
export async function listAdminItems(
  db: Db,
  { status, ...query }: Omit<ListQuery, "status"> & Pick<DiscoverAdminListQuery, "status">,
): Promise<DiscoverAdminList> {
  if (status === "deleted") return listDeletedItems(db, query);
  return listLiveItems(db, { ...query, status });
}

async function listDeletedItems(
  db: Db,
  { page, limit, type, author, search }: Omit<ListQuery, "status">,
): Promise<DiscoverAdminList> {
  const where = and(
    sql`${discoverItems.isActive} = 0`,
    type && eq(discoverItems.contentType, type),
    author ? eq(discoverItems.authorName, author) : undefined,
    // Deleted items are in no search index: their titles are read.
    search ? sql`instr(lower(${discoverItems.title}), lower(${search})) > 0` : undefined,
  );
  const source = indexedBy(discoverItems, "discover_deleted");
  const [rows, [counted]] = await db.batch([
    items(db, source)
      .where(where)
      .orderBy(sql`${discoverItems.updatedAt} DESC, ${discoverItems.seq} DESC`)
      .limit(limit)
      .offset((page - 1) * limit),
    db.select({ total: sql<number>`count(*)` }).from(source).where(where),
  ]);
  return { discovers: rows.map(toAdminItem), pagination: paginate(page, limit, counted?.total ?? 0) };
}

async function listLiveItems(db: Db, query: ListQuery): Promise<DiscoverAdminList> {
  if (query.search !== undefined) return searchAdminItems(db, query);
  const { page, limit, author } = query;
  const { source, order } = sortedBy(query);
  const [rows, [counted]] = await db.batch([
    items(db, source)
      .where(filterOf(query))
      .orderBy(...order)
      .limit(limit)
      .offset((page - 1) * limit),
    author
      ? db
          .select({ total: sql<number>`count(*)` })
          .from(indexedBy(discoverItems, "discover_admin_author"))
          .where(filterOf(query))
      : db
          .select({ total: sql<number>`coalesce(sum(items), 0)` })
          .from(discoverCounts)
          .where(countsOf(query)),
  ]);
  return { discovers: rows.map(toAdminItem), pagination: paginate(page, limit, counted?.total ?? 0) };
}

async function searchAdminItems(db: Db, { search = "", ...query }: ListQuery): Promise<DiscoverAdminList> {
  const { page, limit, type, status, author, sortBy } = query;
  let { found } = await findMatches(db, search, {
    type,
    statuses: status ? [status] : ["published", "draft"],
  });
  if (author || sortBy) {
    const sorted = await db
      .select(columnsOf({ seq: discoverItems.seq }))
      .from(indexedBy(discoverItems, null))
      .leftJoin(discoverViews, eq(discoverViews.itemSeq, discoverItems.seq))
      .where(
        and(
          sql`${discoverItems.seq} IN (SELECT value FROM json_each(${JSON.stringify(found)}))`,
          filterOf(query),
        ),
      )
      .orderBy(...sortedBy(query).order);
    found = sorted.map(({ seq }) => seq);
  }
  const shown = found.slice((page - 1) * limit, page * limit);
  if (shown.length === 0) return { discovers: [], pagination: paginate(page, limit, found.length) };
  const rows = await items(db, indexedBy(discoverItems, null)).where(
    and(inArray(discoverItems.seq, shown), isLive),
  );
  const bySeq = new Map(rows.map((row) => [row.seq, row]));
  const discovers = shown.flatMap((seq) => bySeq.get(seq) ?? []).map(toAdminItem);
  return { discovers, pagination: paginate(page, limit, found.length) };
}

type ListFilter = Pick<ListQuery, "type" | "status" | "author">;

function filterOf({ type, status, author }: ListFilter): SQL | undefined {
  return and(
    isLive,
    type && eq(discoverItems.contentType, type),
    status && eq(discoverItems.isPublished, status === "published"),
    author ? eq(discoverItems.authorName, author) : undefined,
  );
}

function countsOf({ type, status }: ListFilter): SQL | undefined {
  return and(
    type && eq(discoverCounts.contentType, type),
    status && eq(discoverCounts.isPublished, status === "published" ? 1 : 0),
  );
}

/** The order of a listing, and the index that has it. */
function sortedBy({ sortBy, sortOrder = "desc", ...filter }: ListQuery): { source: SQL; order: SQL[] } {
  const direction = sql.raw(sortOrder);
  const bySeq = sql`${discoverItems.seq} ${direction}`;
  if (sortBy === "title") {
    const order = [sql`${discoverItems.title} COLLATE NOCASE ${direction}`, bySeq];
    return { source: indexedBy(discoverItems, "discover_admin_title"), order };
  }
  if (sortBy === "views") {
    // A CROSS JOIN keeps the tables in this order: every item has its row of views.
    const source = sql`${indexedBy(discoverViews, "discover_views_most")} CROSS JOIN ${indexedBy(discoverItems, null)}
      ON ${discoverItems.seq} = ${discoverViews.itemSeq}`;
    return {
      source,
      order: [sql`${discoverViews.views} ${direction}`, sql`${discoverViews.itemSeq} ${direction}`],
    };
  }
  const { type, status, author } = filter;
  const index = author ? "_author" : `${type ? "_type" : ""}${status ? "_status" : ""}`;
  const order = [sql`${discoverItems.createdAt} ${direction}`, bySeq];
  return { source: indexedBy(discoverItems, `discover_admin${index}`), order };
}

/** The authors of live items. Each step finds the next name in the index. */
export async function listAuthors(db: Db): Promise<string[]> {
  const next = sql`SELECT min(author_name) FROM ${indexedBy(discoverItems, "discover_admin_author")} WHERE is_active = 1`;
  const rows = await db.all<{ name: string }>(sql`
    WITH RECURSIVE authors (name) AS (
      SELECT * FROM (${next}) UNION ALL SELECT (${next} AND author_name > name) FROM authors WHERE name IS NOT NULL)
    SELECT name FROM authors WHERE name IS NOT NULL`);
  return rows.map(({ name }) => name);
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
  const [row] = await items(db, indexedBy(discoverItems, "discover_id"))
    .where(and(eq(discoverItems.id, id), isLive))
    .limit(1);
  return row ? toAdminItem(row) : null;
}

function items(db: Db, source: SQL) {
  return db
    .select({
      ...columnsOf(getTableColumns(discoverItems)),
      // A subquery runs only for the rows that are returned; a join also for those that OFFSET
      // skips.
      views: sql<number | null>`(SELECT views FROM discover_views WHERE item_seq = ${discoverItems.seq})`,
      original: sql<DiscoverAdminItem["original"]>`(
        SELECT json_object('title', original.title, 'textHash', original.text_hash)
        FROM discover_items original INDEXED BY discover_id
        WHERE original.id = discover_items.translation_of AND original.is_active = 1)`.mapWith(JSON.parse),
    })
    .from(source);
}
