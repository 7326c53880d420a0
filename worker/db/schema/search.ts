import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** Words of published items by their phonetic keys; some may be in no item any more. */
export const phoneticWords = sqliteTable(
  "phonetic_words",
  { key: text("key").notNull(), word: text("word").notNull() },
  (t) => [primaryKey({ columns: [t.key, t.word] })],
);

/** Items whose words may have no keys yet: triggers add them, the scheduled job takes them. */
export const phoneticQueue = sqliteTable("phonetic_queue", {
  id: integer("id").primaryKey(),
  itemSeq: integer("item_seq").notNull(),
});
