import { sql } from "drizzle-orm";
import type { KnownWord } from "#shared/search/edit-distance.ts";
import { likeliestWord } from "#shared/search/words-alike.ts";
import type { Db } from "./client.ts";

/** The words of a search index with the number of rows that have them, in the order of letters. */
export type Vocabulary = "station_vocabulary" | "discover_vocabulary";

/** Words that are read for one correction at most, because D1 bills rows read. */
const maxWords = 600;

/** The words that begin with `start`. */
export function wordsFrom(db: Db, vocabulary: Vocabulary, start: string): Promise<KnownWord[]> {
  const end = `${start}\u{10ffff}`;
  return db.all<KnownWord>(
    sql`SELECT term AS word, doc AS weight FROM ${sql.identifier(vocabulary)}
        WHERE term >= ${start} AND term < ${end} LIMIT ${maxWords}`,
  );
}

/**
 * The word of an index, or of `others`, that an unknown one probably means; null without any. Only
 * words with the same beginning are compared: its first two letters, or the first and the third
 * where the second is too much. `alike`: words that sound like it, where they are known.
 */
export async function correctWord(
  db: Db,
  vocabulary: Vocabulary,
  { word, others = [], alike }: { word: string; others?: readonly KnownWord[]; alike?: readonly string[] },
): Promise<string | null> {
  const [first = "", second = "", third = ""] = word;
  const starts = new Set([first + second, first + third]);
  const known = await Promise.all([...starts].map((start) => wordsFrom(db, vocabulary, start)));
  return likeliestWord(word, [...others, ...known.flat()], alike);
}
