import { sql } from "drizzle-orm";
import type { ContentType } from "#shared/contract/discover-fields.ts";
import {
  type DiscoverAnswer,
  type DiscoverTerm,
  markedWords,
  readDiscoverTerms,
} from "#shared/search/discover-search.ts";
import { replaceWords } from "#shared/search/word-forms.ts";
import type { Db } from "../../db/client.ts";
import { correctWord } from "../../db/vocabulary.queries.ts";
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

interface SearchOptions {
  type?: ContentType | undefined;
  statuses: readonly Status[];
}

/** Row numbers of items, the best match first, and how the search was understood. */
export interface FoundItems {
  found: number[];
  answer: DiscoverAnswer;
}

/**
 * The items that contain every word of `text` as a prefix; without any, those of the text with its
 * typing errors corrected, else those with some of its words.
 */
export async function findMatches(db: Db, text: string, options: SearchOptions): Promise<FoundItems> {
  const terms = readDiscoverTerms(text);
  const exact = await withAllTerms(db, terms, options);
  if (exact.length > 0) return foundItems("all", exact, terms);
  const corrected = await correctSearch(db, text, terms, options);
  const again = corrected === null ? terms : readDiscoverTerms(corrected);
  const found = corrected === null ? [] : await withAllTerms(db, again, options);
  if (found.length > 0) return foundItems("all", found, again, corrected);
  const some = again.length > 1 ? await withSomeTerms(db, again, options) : [];
  return foundItems(some.length > 0 ? "some" : "none", some, again, some.length > 0 ? corrected : null);
}

function foundItems(
  kind: DiscoverAnswer["kind"],
  found: number[],
  terms: readonly DiscoverTerm[],
  corrected: string | null = null,
): FoundItems {
  return { found, answer: { kind, corrected, words: markedWords(terms) } };
}

/**
 * Ranked by bm25, the title weighs most. The work is bounded for any index size: when more items
 * match than are ranked, the newest are, and the newest title matches.
 */
async function withAllTerms(
  db: Db,
  terms: readonly DiscoverTerm[],
  { type, statuses }: SearchOptions,
): Promise<number[]> {
  const share = 1 / statuses.length;
  const found = await Promise.all(
    statuses.map((status) => matchesIn(db, indexes[status], terms, type, share)),
  );
  return found
    .flat()
    .sort((a, b) => a.rank - b.rank || b.seq - a.seq)
    .map(({ seq }) => seq);
}

/** Those with the most terms first. The terms share the rows that are ranked. */
async function withSomeTerms(
  db: Db,
  terms: readonly DiscoverTerm[],
  { type, statuses }: SearchOptions,
): Promise<number[]> {
  const limit = Math.ceil(candidates.anywhere / (terms.length * statuses.length));
  const found = await Promise.all(
    statuses.flatMap((status) =>
      terms.map((term) => {
        const expression = searchExpression([term], type);
        return expression === null ? [] : newestMatches(db, indexes[status], expression, limit);
      }),
    ),
  );
  const bySeq = Map.groupBy(found.flat(), ({ seq }) => seq);
  const rankOf = (matches: readonly Match[]) => matches.reduce((sum, { rank }) => sum + rank, 0);
  return [...bySeq].sort(([, a], [, b]) => b.length - a.length || rankOf(a) - rankOf(b)).map(([seq]) => seq);
}

/** A search with each word that no item has replaced by the closest of those that exist. */
async function correctSearch(
  db: Db,
  text: string,
  terms: readonly DiscoverTerm[],
  { statuses }: SearchOptions,
): Promise<string | null> {
  const corrections = await Promise.all(
    terms.map(async (term) => {
      const expression = searchExpression([term], undefined);
      const found = await Promise.all(
        statuses.map((status) =>
          expression === null ? [] : newestMatches(db, indexes[status], expression, 1),
        ),
      );
      if (found.flat().length > 0) return [term.typed, null] as const;
      return [term.typed, await correctWord(db, "discover_vocabulary", { word: term.typed })] as const;
    }),
  );
  return replaceWords(text, new Map(corrections));
}

async function matchesIn(
  db: Db,
  index: string,
  terms: readonly DiscoverTerm[],
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
