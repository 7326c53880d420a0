import { sql } from "drizzle-orm";
import type { ContentType } from "#shared/contract/discover-fields.ts";
import {
  type DiscoverAnswer,
  type DiscoverTerm,
  markedWords,
  readDiscoverTerms,
} from "#shared/search/discover-search.ts";
import { replaceWords } from "#shared/search/word-forms.ts";
import { isLatin, soundSame, wordsAlike } from "#shared/search/words-alike.ts";
import type { Db } from "../../db/client.ts";
import { wordsOfSound } from "../../db/phonetic.queries.ts";
import { correctWord } from "../../db/vocabulary.queries.ts";
import { searchExpression } from "./discover.rules.ts";

/**
 * How many of the newest matches are ranked and, when there are more, how many of the newest
 * title matches beside them; how many with some of the words, all of them together.
 */
const candidates = { anywhere: 150, inTitle: 50, some: 144 } as const;

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

interface HeardTerm extends DiscoverTerm {
  /** Words of items that sound like it, the closest first. */
  alike: readonly string[];
  /** Whether items have it as it is typed. */
  isKnown: boolean;
  /** Whether it is no such word, but sounds the same as one of another script. */
  isByEar: boolean;
}

/** Items, the best first. */
interface Answered {
  terms: HeardTerm[];
  /** With the words as typed, or of their meaning. */
  exact: number[];
  /** Others, with words that sound alike. */
  alike: number[];
}

/**
 * The items that contain every word of `text` as a prefix, or one that sounds like it in another
 * script or spelling; without any as typed, those of the text with its typing errors corrected,
 * else those with some of its words.
 */
export async function findMatches(db: Db, text: string, options: SearchOptions): Promise<FoundItems> {
  const typed = await answerTerms(db, readDiscoverTerms(text), options);
  // Somebody who spells Hindi in Latin letters may read either language, so the two alternate.
  const isByEar = typed.terms.some((term) => term.isByEar);
  const found = ({ exact, alike }: Answered) => (isByEar ? byTurns(exact, alike) : [...exact, ...alike]);
  if (typed.exact.length > 0) return foundItems("all", found(typed), typed.terms);
  const corrected = await correctSearch(db, text, typed.terms, options);
  const again = corrected === null ? typed : await answerTerms(db, readDiscoverTerms(corrected), options);
  const all = found(again);
  if (all.length > 0) return foundItems("all", all, again.terms, corrected);
  const some = again.terms.length > 1 ? await withSomeTerms(db, withAlike(again.terms), options) : [];
  const kind = some.length > 0 ? "some" : "none";
  return foundItems(kind, some, again.terms, some.length > 0 ? corrected : null);
}

async function answerTerms(
  db: Db,
  terms: readonly DiscoverTerm[],
  options: SearchOptions,
): Promise<Answered> {
  const exact = await withAllTerms(db, terms, options);
  const isFull = exact.length >= candidates.anywhere;
  const heard = await Promise.all(
    terms.map((term) => (isFull ? { ...term, alike: [], isKnown: true, isByEar: false } : hear(db, term))),
  );
  const isHeard = heard.some(({ alike }) => alike.length > 0);
  const found = isHeard ? await withAllTerms(db, withAlike(heard), options) : [];
  return { terms: heard, exact, alike: found.filter((seq) => !exact.includes(seq)) };
}

async function hear(db: Db, term: DiscoverTerm): Promise<HeardTerm> {
  const { typed } = term;
  const words = await wordsOfSound(db, typed);
  const alike = wordsAlike(typed, words);
  const isKnown = words.some(({ word }) => word === typed);
  const isByEar =
    !isKnown && alike.some((word) => isLatin(word) !== isLatin(typed) && soundSame(word, typed));
  return { ...term, alike, isKnown, isByEar };
}

function withAlike(terms: readonly HeardTerm[]): DiscoverTerm[] {
  return terms.map(({ typed, forms, alike }) => ({ typed, forms: [...new Set([...forms, ...alike])] }));
}

function byTurns(first: readonly number[], second: readonly number[]): number[] {
  const turns = Array.from({ length: Math.max(first.length, second.length) }, (_, at) => [
    first[at],
    second[at],
  ]);
  return turns.flat().filter((seq) => seq !== undefined);
}

function foundItems(
  kind: DiscoverAnswer["kind"],
  found: number[],
  terms: readonly HeardTerm[],
  corrected: string | null = null,
): FoundItems {
  return { found, answer: { kind, corrected, words: markedWords(withAlike(terms)) } };
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
  const limit = Math.ceil(candidates.some / (terms.length * statuses.length));
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

/**
 * A search with each word that no item has replaced by the likeliest of those that exist in its
 * script; one that sounds like a word of another is no error.
 */
async function correctSearch(
  db: Db,
  text: string,
  terms: readonly HeardTerm[],
  { statuses }: SearchOptions,
): Promise<string | null> {
  const corrections = await Promise.all(
    terms.map(async (term) => {
      const { typed, alike, isKnown } = term;
      if (isKnown) return [typed, null] as const;
      const expression = searchExpression([term], undefined);
      const found = await Promise.all(
        statuses.map((status) =>
          expression === null ? [] : newestMatches(db, indexes[status], expression, 1),
        ),
      );
      if (found.flat().length > 0) return [typed, null] as const;
      const word = await correctWord(db, "discover_vocabulary", { word: typed, alike });
      return [typed, word !== null && isLatin(word) === isLatin(typed) ? word : null] as const;
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
