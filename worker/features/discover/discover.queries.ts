import { and, desc, eq, inArray, lte, type SQL, sql } from "drizzle-orm";
import { type ContentLanguage, contentLanguageCodes } from "#shared/content-languages.ts";
import type {
  DiscoverCard,
  DiscoverCounts,
  DiscoverList,
  DiscoverListCard,
  DiscoverListQuery,
  DiscoverPage,
} from "#shared/contract/discover.ts";
import type { ContentType } from "#shared/contract/discover-fields.ts";
import { paginate } from "#shared/paging.ts";
import type { Db } from "../../db/client.ts";
import { discoverCounts, discoverItems, discoverSlugs, discoverViews } from "../../db/schema.ts";
import { columnsOf, indexedBy } from "../../db/source.ts";
import { toCard, toItem } from "./discover.dto.ts";
import { findPassage } from "./discover.rules.ts";
import { findMatches } from "./discover-search.queries.ts";
import { countInTimeline, pageStart } from "./discover-timeline.queries.ts";
import { listTranslations } from "./discover-translations.queries.ts";

const ownCardColumns = columnsOf({
  id: discoverItems.id,
  slug: discoverItems.slug,
  contentType: discoverItems.contentType,
  language: discoverItems.language,
  title: discoverItems.title,
  description: discoverItems.description,
  mainImageUrl: discoverItems.mainImageUrl,
  tags: discoverItems.tags,
  readingTime: discoverItems.readingTime,
  publishedAt: discoverItems.publishedAt,
  authorName: discoverItems.authorName,
});

/** The columns of a card, without the long ones. */
export const cardColumns = {
  ...ownCardColumns,
  // A subquery runs only for the rows that are returned; a join also for those that OFFSET skips.
  views: sql<number | null>`(SELECT views FROM discover_views WHERE item_seq = ${discoverItems.seq})`,
};

// As literals, not bound values: SQLite uses a partial index only when it sees that the condition
// holds.
export const isPublic = sql`${discoverItems.isActive} = 1 AND ${discoverItems.isPublished} = 1`;

/**
 * One page of the published items, newest first, those in `firstLanguage` before the others; with `search` the best
 * match first.
 */
export async function listDiscover(
  db: Db,
  { page, limit, type, search, firstLanguage }: Omit<DiscoverListQuery, "tag">,
): Promise<DiscoverList> {
  if (search !== undefined) {
    const { found, answer } = await findMatches(db, search, { type, statuses: ["published"] });
    const shown = found.slice((page - 1) * limit, page * limit);
    const discovers = await cardsBySeq(db, shown, answer.words);
    return { discovers, pagination: paginate(page, limit, found.length), search: answer };
  }
  if (firstLanguage) return listLanguageFirst(db, firstLanguage, { page, limit, type });
  const start = await pageStart(db, { type, offset: (page - 1) * limit });
  const { contentType, publishedAt, seq } = discoverItems;
  const rows = await db
    // The total comes with the rows: a second statement would cost as much again as this one.
    .select({ ...cardColumns, total: publishedTotal(type) })
    .from(indexedBy(discoverItems, type ? "discover_public_type" : "discover_public"))
    .where(
      and(
        isPublic,
        type && eq(contentType, type),
        start.notAfter === null ? undefined : lte(publishedAt, start.notAfter),
      ),
    )
    .orderBy(desc(publishedAt), desc(seq))
    .limit(limit)
    .offset(start.skip);
  const total = rows[0]?.total ?? (await countPublished(db, type));
  return { discovers: rows.map(toCard), pagination: paginate(page, limit, total) };
}

/** One page of the published items, newest first, those in one language before the others. */
async function listLanguageFirst(
  db: Db,
  language: ContentLanguage,
  { page, limit, type }: Pick<DiscoverListQuery, "page" | "limit" | "type">,
): Promise<DiscoverList> {
  const offset = (page - 1) * limit;
  const others = contentLanguageCodes.filter((code) => code !== language);
  const [total, own] = await Promise.all([
    countPublished(db, type),
    // The first page begins with the first of them, however many there are.
    offset === 0 ? limit : countInTimeline(db, { type, languages: [language] }),
  ]);
  const first = offset < own ? await listIn(db, [language], { type, offset, limit }) : [];
  const rest = { type, offset: Math.max(0, offset - own), limit: limit - first.length };
  const discovers = rest.limit > 0 ? [...first, ...(await listIn(db, others, rest))] : first;
  return { discovers, pagination: paginate(page, limit, total) };
}

/**
 * Published items in these languages, newest first. Each language is read in the order of its index, and they are
 * merged, so that no row is read for the sake of another language.
 */
async function listIn(
  db: Db,
  languages: readonly ContentLanguage[],
  { type, offset, limit }: { type?: ContentType; offset: number; limit: number },
): Promise<DiscoverCard[]> {
  const { notAfter, skip } = await pageStart(db, { type, languages, offset });
  const columns = sql.join([sql`${discoverItems.seq}`, ...Object.values(ownCardColumns)], sql`, `);
  const index = type ? "discover_public_type_language" : "discover_public_language";
  const inOrder = languages.map(
    (
      language,
    ) => sql`SELECT ${columns} FROM ${indexedBy(discoverItems, index)} WHERE is_active = 1 AND is_published = 1
      AND language = ${language} ${type ? sql`AND content_type = ${type}` : sql``}
      ${notAfter === null ? sql`` : sql`AND published_at <= ${notAfter}`}`,
  );
  const newest = sql`(${sql.join(inOrder, sql` UNION ALL `)} ORDER BY published_at DESC, seq DESC LIMIT ${limit} OFFSET ${skip})`;
  const rows = await db
    .select(cardColumns)
    // Under the table's name, which the columns have.
    .from(sql`${newest} AS ${discoverItems}`)
    .orderBy(desc(discoverItems.publishedAt), desc(discoverItems.seq));
  return rows.map(toCard);
}

/** The long columns in which a search finds its passage. */
const bodyColumns = columnsOf({
  seq: discoverItems.seq,
  features: discoverItems.features,
  sections: discoverItems.sections,
  importantNote: discoverItems.importantNote,
  keyHighlights: discoverItems.keyHighlights,
  faqs: discoverItems.faqs,
});

/** The published items with these row numbers, in this order, with the matching passages. */
async function cardsBySeq(db: Db, seqs: number[], search: string): Promise<DiscoverListCard[]> {
  if (seqs.length === 0) return [];
  const rows = await db
    .select({ ...cardColumns, ...bodyColumns })
    .from(indexedBy(discoverItems, null))
    .where(and(inArray(discoverItems.seq, seqs), isPublic));
  const bySeq = new Map(rows.map((row) => [row.seq, row]));
  return seqs
    .flatMap((seq) => bySeq.get(seq) ?? [])
    .map((row) => {
      const passage = findPassage(row, search);
      return { ...toCard(row), ...(passage && { passage }) };
    });
}

/** How many published items there are of each type. */
export async function countDiscover(db: Db): Promise<DiscoverCounts> {
  const [counts] = await db.all<DiscoverCounts>(
    sql`SELECT ${published("blog")} AS blog, ${published("news")} AS news, ${published("faq")} AS faq`,
  );
  return counts ?? { blog: 0, news: 0, faq: 0 };
}

/** How many published items of each type a search finds. */
export async function countFound(db: Db, search: string): Promise<DiscoverCounts> {
  const { found } = await findMatches(db, search, { statuses: ["published"] });
  const counts = { blog: 0, news: 0, faq: 0 };
  if (found.length === 0) return counts;
  const rows = await db
    .select(columnsOf({ type: discoverItems.contentType }))
    .from(indexedBy(discoverItems, null))
    .where(and(inArray(discoverItems.seq, found), isPublic));
  for (const { type } of rows) counts[type] += 1;
  return counts;
}

async function countPublished(db: Db, type: ContentType | undefined): Promise<number> {
  const [count] = await db.select({ total: publishedTotal(type) }).from(sql`(SELECT 1)`);
  return count?.total ?? 0;
}

function publishedTotal(type: ContentType | undefined): SQL<number> {
  return type ? published(type) : sql`${published("blog")} + ${published("news")} + ${published("faq")}`;
}

function published(type: ContentType): SQL<number> {
  return sql`coalesce((SELECT items FROM ${discoverCounts} WHERE content_type = ${type} AND is_published = 1), 0)`;
}

/** The target of a slug: an item with its neighbours and translations, its current slug, or nothing. */
export type SlugTarget = DiscoverPage | { movedTo: string } | null;

/** Finds a published item by its slug, or by one that it had earlier. */
export async function findBySlug(db: Db, slug: string): Promise<SlugTarget> {
  const [row] = await db
    .select({
      item: discoverItems,
      views: discoverViews.views,
      newer: neighbour(sql`>`, sql`ASC`),
      older: neighbour(sql`<`, sql`DESC`),
    })
    .from(discoverItems)
    .leftJoin(discoverViews, eq(discoverViews.itemSeq, discoverItems.seq))
    .where(and(eq(discoverItems.slug, slug), isPublic))
    .limit(1);
  if (row) {
    const { item, views, newer, older } = row;
    return {
      data: toItem({ ...item, views }),
      translations: await listTranslations(db, item),
      neighbours: { newer, older },
    };
  }
  const [moved] = await db
    .select({ slug: discoverItems.slug })
    .from(discoverSlugs)
    .innerJoin(discoverItems, eq(discoverItems.id, discoverSlugs.itemId))
    .where(and(eq(discoverSlugs.slug, slug), isPublic))
    .limit(1);
  return moved ? { movedTo: moved.slug } : null;
}

/** The published item of the same language right before (newer) or after (older) that of the outer query. */
function neighbour(side: SQL, direction: SQL): SQL<{ slug: string; title: string } | null> {
  const { language, publishedAt, seq } = discoverItems;
  return sql`(SELECT json_object('slug', n.slug, 'title', n.title) FROM discover_items n INDEXED BY discover_public_language
    WHERE n.is_active = 1 AND n.is_published = 1 AND n.language = ${language} AND (n.published_at, n.seq) ${side} (${publishedAt}, ${seq})
    ORDER BY n.published_at ${direction}, n.seq ${direction} LIMIT 1)`.mapWith(JSON.parse);
}
