import { sql } from "drizzle-orm";
import type { ContentType } from "#shared/contract/discover-fields.ts";
import { searchTerms } from "#shared/search-terms.ts";
import type { Db } from "../../db/client.ts";
import { searchExpression } from "./discover.rules.ts";

/** How many of the newest matches are ranked, and how many of those in a title beside them when there are more. */
const candidates = { anywhere: 150, inTitle: 50 } as const;

/** Each state of an item has an index of its own. */
const indexes = { published: "discover_search", draft: "discover_draft_search" } as const;
type Status = keyof typeof indexes;

interface Match {
  seq: number;
  /** The smaller the better. */
  rank: number;
}

/**
 * Row numbers of the items that hold every word of `text` as a prefix, best match first (bm25, the title weighing most). The work is bounded
 * however large the index is: when the words are so common that more items match than are ranked, those are the newest, and the newest with the
 * words in their title.
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
  const most = candidates.anywhere * share;
  const newest = await newestMatches(db, index, anywhere, most);
  if (newest.length < most) return newest;
  const seen = new Set(newest.map(({ seq }) => seq));
  const titled = await newestMatches(db, index, inTitle, candidates.inTitle * share);
  return [...newest, ...titled.filter(({ seq }) => !seen.has(seq))];
}

function newestMatches(db: Db, index: string, expression: string, limit: number): Promise<Match[]> {
  const table = sql.identifier(index);
  return db.all<Match>(
    sql`SELECT rowid AS seq, bm25(${table}, 10, 4, 6, 1, 0) AS rank FROM ${table} WHERE ${table} MATCH ${expression}
        ORDER BY rowid DESC LIMIT ${limit}`,
  );
}
