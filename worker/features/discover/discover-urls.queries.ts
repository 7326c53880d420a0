import { and, desc, eq, sql } from "drizzle-orm";
import type { ContentLanguage } from "#shared/content-languages.ts";
import type { DiscoverNewest, DiscoverSitemapPart } from "#shared/contract/discover.ts";
import { pageSizes } from "#shared/limits.ts";
import { isoTime } from "#shared/time.ts";
import type { Db } from "../../db/client.ts";
import { discoverItems } from "../../db/schema.ts";
import { columnsOf, indexedBy } from "../../db/source.ts";
import { toCard } from "./discover.dto.ts";
import { cardColumns, isPublic } from "./discover.queries.ts";

/**
 * Row numbers in one part of the sitemap: in two languages 10,000 addresses and 7 MB, far below the limits of 50,000 and
 * 50 MB, so that writing a part takes less than half a second.
 */
const partRows = 5000;

/** The newest published items, of all languages or one, with the time of their last change. */
export async function listNewest(db: Db, language?: ContentLanguage): Promise<DiscoverNewest> {
  const rows = await db
    .select({ ...cardColumns, ...columnsOf({ updatedAt: discoverItems.updatedAt }) })
    .from(indexedBy(discoverItems, language ? "discover_public_language" : "discover_public"))
    .where(and(isPublic, language && eq(discoverItems.language, language)))
    .orderBy(desc(discoverItems.publishedAt), desc(discoverItems.seq))
    .limit(pageSizes.feed);
  return { discovers: rows.map((row) => ({ ...toCard(row), updatedAt: isoTime(row.updatedAt) })) };
}

/** The slugs of the published items in a part (from 1). Reads every row of the part once. */
export async function listSitemapPart(db: Db, part: number): Promise<DiscoverSitemapPart> {
  const after = (part - 1) * partRows;
  const [rows, [last]] = await db.batch([
    db
      .select(
        columnsOf({
          slug: discoverItems.slug,
          updatedAt: discoverItems.updatedAt,
          mainImageUrl: discoverItems.mainImageUrl,
        }),
      )
      .from(indexedBy(discoverItems, null))
      .where(
        and(sql`${discoverItems.seq} > ${after} AND ${discoverItems.seq} <= ${after + partRows}`, isPublic),
      ),
    db.select({ seq: sql<number | null>`max(${discoverItems.seq})` }).from(discoverItems),
  ]);
  return {
    addresses: rows.map(({ updatedAt, ...row }) => ({ ...row, updatedAt: isoTime(updatedAt) })),
    parts: Math.max(1, Math.ceil((last?.seq ?? 0) / partRows)),
  };
}
