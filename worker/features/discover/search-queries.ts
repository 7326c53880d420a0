import { sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { type SearchScope, searchExpression, searchTerms } from "./rules.ts";

/** How many of the newest matches are ranked, and how many of those in a title beside them. */
const candidates = { anywhere: 150, inTitle: 50 } as const;

interface Match {
  seq: number;
  rank: number;
}

/**
 * Row numbers of the items that hold every word of `text` as a prefix, best match first (bm25, the title weighing most). The work is bounded
 * however large the index is: when a word is so common that there are more matches than `candidates`, the newest
 * are ranked, with those that have the words in their title.
 */
export async function findMatches(db: Db, text: string, scope: SearchScope): Promise<number[]> {
  const terms = searchTerms(text);
  const anywhere = searchExpression(terms, scope, {});
  const inTitle = searchExpression(terms, scope, { titleOnly: true });
  if (anywhere === null || inTitle === null) return [];
  const [newest, titled] = await db.batch([
    matches(db, anywhere, candidates.anywhere),
    matches(db, inTitle, candidates.inTitle),
  ]);
  const ranks = new Map([...titled, ...newest].map(({ seq, rank }) => [seq, rank]));
  return [...ranks].sort(([seqA, a], [seqB, b]) => a - b || seqB - seqA).map(([seq]) => seq);
}

function matches(db: Db, expression: string, limit: number) {
  return db
    .select({ seq: sql<number>`rowid`, rank: sql<number>`bm25(discover_search, 10, 4, 6, 1, 0)` })
    .from(sql`discover_search`)
    .where(sql`discover_search MATCH ${expression}`)
    .orderBy(sql`rowid DESC`)
    .limit(limit) as unknown as import("drizzle-orm/batch").BatchItem<"sqlite"> & PromiseLike<Match[]>;
}
