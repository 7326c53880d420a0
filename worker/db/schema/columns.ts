import { sql } from "drizzle-orm";
import { integer, text } from "drizzle-orm/sqlite-core";

/** The row number, for the search index and stable paging; `id` is the UUID that the API shows. */
export const seq = () => integer("seq").primaryKey({ autoIncrement: true });

/** A boolean. */
export const flag = (name: string) => integer(name, { mode: "boolean" }).notNull();

/** A list of texts, as JSON. */
export const strings = (name: string) =>
  text(name, { mode: "json" }).$type<string[]>().notNull().default(sql`'[]'`);

/** A revision of a record; `content` is the request body of the contract. */
export const revisionColumns = () => ({
  version: integer("version").notNull(),
  at: integer("at").notNull(),
  adminId: text("admin_id"),
  adminName: text("admin_name"),
  content: text("content", { mode: "json" }).$type<Record<string, unknown>>().notNull(),
  /** Saved automatically while somebody was typing. */
  autosaved: flag("autosaved").default(false),
});
