import { desc, sql } from "drizzle-orm";
import type { DiscoverList, DiscoverTags } from "#shared/contract/discover.ts";
import { paginate } from "#shared/paging.ts";
import type { Db } from "../../db/client.ts";
import { discoverItems } from "../../db/schema.ts";
import { indexedBy } from "../../db/source.ts";
import { toCard } from "./discover.dto.ts";
import { cardColumns, isPublic } from "./discover.queries.ts";

/** The page of a tag with one item is of no use to a search engine. */
const minItems = 2;
const maxTags = 2000;

/** A tag as the newest item spells it. */
const newestLabel = sql<string>`(SELECT label FROM discover_tags n WHERE n.tag = t.tag ORDER BY n.published_at DESC, n.item_seq DESC LIMIT 1)`;

/** One page of the published items with a tag in any case, and the tag's newest spelling. */
export async function listTagged(
  db: Db,
  { tag, page, limit }: { tag: string; page: number; limit: number },
): Promise<DiscoverList> {
  const onPage = sql`(SELECT item_seq FROM discover_tags WHERE tag = lower(${tag})
    ORDER BY published_at DESC, item_seq DESC LIMIT ${limit} OFFSET ${(page - 1) * limit})`;
  const [rows, [found]] = await db.batch([
    db
      .select(cardColumns)
      .from(indexedBy(discoverItems, null))
      .where(sql`${discoverItems.seq} IN ${onPage} AND ${isPublic}`)
      .orderBy(desc(discoverItems.publishedAt), desc(discoverItems.seq)),
    db
      .select({ total: sql<number>`items`, label: newestLabel })
      .from(sql`discover_tag_counts t`)
      .where(sql`tag = lower(${tag})`),
  ]);
  return {
    discovers: rows.map(toCard),
    pagination: paginate(page, limit, found?.total ?? 0),
    ...(found && { tag: found.label }),
  };
}

/** The tags that more than one published item has, the most used first. */
export async function listTags(db: Db): Promise<DiscoverTags> {
  const rows = await db.all<{ label: string }>(
    sql`SELECT ${newestLabel} AS label FROM discover_tag_counts t INDEXED BY discover_tag_counts_items
        WHERE items >= ${minItems} ORDER BY items DESC LIMIT ${maxTags}`,
  );
  return { tags: rows.map(({ label }) => label) };
}
