import { lte, sql } from "drizzle-orm";
import type { KnownWord } from "#shared/search/edit-distance.ts";
import { soundsOf } from "#shared/search/phonetic.ts";
import { searchKey } from "#shared/search/word-forms.ts";
import type { Db } from "./client.ts";
import { phoneticQueue, phoneticWords } from "./schema.ts";

/** Items that one run takes from the queue at most. */
const maxItems = 200;
/** Longer ones are no words that people search for. */
const maxLetters = 40;
/** Words that are read for one search word at most. */
const maxAlike = 100;

/**
 * Stores the phonetic keys of the words of items that triggers queued; true while others wait. An
 * item that changes meanwhile is queued again.
 */
export async function indexSounds(db: Db): Promise<boolean> {
  const queued = await db.select().from(phoneticQueue).orderBy(phoneticQueue.id).limit(maxItems);
  const last = queued.at(-1);
  if (!last) return false;
  const seqs = JSON.stringify(queued.map(({ itemSeq }) => itemSeq));
  const items = await db.all<{ text: string }>(
    sql`SELECT title || ' ' || description || ' ' || tags || ' ' || body AS text FROM discover_texts
        WHERE seq IN (SELECT value FROM json_each(${seqs}))`,
  );
  const words = new Set(items.flatMap(({ text }) => searchKey(text).split(" ")).filter(isSpoken));
  const rows = [...words].flatMap((word) => soundsOf(word).map(({ key }) => [key, word]));
  // SQLite reads ON CONFLICT behind a SELECT only after a WHERE.
  const values = sql`SELECT value ->> 0, value ->> 1 FROM json_each(${JSON.stringify(rows)}) WHERE true`;
  await db.batch([
    db.insert(phoneticWords).select(values).onConflictDoNothing(),
    db.delete(phoneticQueue).where(lte(phoneticQueue.id, last.id)),
  ]);
  return queued.length === maxItems;
}

/** The words of published items that have a phonetic key in common with `word`. */
export async function wordsOfSound(db: Db, word: string): Promise<KnownWord[]> {
  if (!isSpoken(word)) return [];
  const keys = soundsOf(word).map(({ key }) => sql`${key}`);
  if (keys.length === 0) return [];
  return db.all<KnownWord>(
    sql`SELECT DISTINCT word, doc AS weight FROM phonetic_words JOIN discover_vocabulary ON term = word
        WHERE key IN (${sql.join(keys, sql`, `)}) LIMIT ${maxAlike}`,
  );
}

function isSpoken(word: string): boolean {
  return word.length > 1 && word.length <= maxLetters && !/\d/.test(word);
}
