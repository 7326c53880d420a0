import { sql } from "drizzle-orm";
import type { ContentType } from "#shared/contract/discover-fields.ts";
import { searchTerms } from "#shared/search-terms.ts";
import type { Db } from "../../db/client.ts";
import { searchExpression } from "./discover.rules.ts";

/**
 * How many of the newest matches are ranked and, when there are more, how many of the newest
 * title matches beside them.
 */
const candidates = { anywhere: 150, inTitle: 50 } as const;

/** Published items and drafts have an index each. */
const indexes = { published: "discover_search", draft: "discover_draft_search" } as const;
type Status = keyof typeof indexes;

interface Match {
  seq: number;
  /** Smaller is better. */
  rank: number;
}

/**
 * Row numbers of the items that contain every word of `text` as a prefix, best match first (bm25,
 * the title weighs most). The work is bounded for any index size: when more items match than are
 * ranked, the newest are, and the newest title matches.
 */
export async function findMatches(
  db: Db,
  text: string,
  { type, statuses }: { type?: ContentType; statuses: readonly Status[] },
): Promise<number[]> {
  const terms = searchTerms(text);
  const share = 1 / statuses.length;
  const found = await Promise.all(
    statuses.map((status) => matchesIn(db, indexes[status], terms, type, share)),
  );
  return found
    .flat()
    .sort((a, b) => a.rank - b.rank || b.seq - a.seq)
    .map(({ seq }) => seq);
}

async function matchesIn(
  db: Db,
  index: string,
  terms: string[],
  type: ContentType | undefined,
  share: number,
): Promise<Match[]> {
  const anywhere = searchExpression(terms, type);
  const inTitle = searchExpression(terms, type, { titleOnly: true });
  if (anywhere === null || inTitle === null) return [];
  const limit = candidates.anywhere * share;
  const newest = await newestMatches(db, index, anywhere, limit);
  if (newest.length < limit) return newest;
  const seen = new Set(newest.map(({ seq }) => seq));
  const inTitles = await newestMatches(db, index, inTitle, candidates.inTitle * share);
  return [...newest, ...inTitles.filter(({ seq }) => !seen.has(seq))];
}

function newestMatches(db: Db, index: string, expression: string, limit: number): Promise<Match[]> {
  const table = sql.identifier(index);
  return db.all<Match>(
    sql`SELECT rowid AS seq, bm25(${table}, 10, 4, 6, 1, 0) AS rank FROM ${table} WHERE ${table} MATCH ${expression}
        ORDER BY rowid DESC LIMIT ${limit}`,
  );
}
