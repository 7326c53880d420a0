import { sql } from "drizzle-orm";
import { integer, text } from "drizzle-orm/sqlite-core";

/** The row number, for the search index and stable paging; `id` is the UUID that the API shows. */
export const seq = () => integer("seq").primaryKey({ autoIncrement: true });

/** A boolean. */
export const flag = (name: string) => integer(name, { mode: "boolean" }).notNull();

/** A list of texts, as JSON. */
export const strings = (name: string) =>
  text(name, { mode: "json" }).$type<string[]>().notNull().default(sql`'[]'`);
