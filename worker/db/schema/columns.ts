import { sql } from "drizzle-orm";
import { customType, integer, text } from "drizzle-orm/sqlite-core";

/** The row number, for the search index and stable paging; `id` is the UUID that the API shows. */
export const seq = () => integer("seq").primaryKey({ autoIncrement: true });

/** A boolean. */
export const flag = (name: string) => integer(name, { mode: "boolean" }).notNull();

/** A list of texts, as JSON. */
export const strings = (name: string) =>
  text(name, { mode: "json" }).$type<string[]>().notNull().default(sql`'[]'`);

const nobody = "@nobody.invalid";

/**
 * What is stored as the address of a sender who gave none: the column takes no NULL. It is of one row, so that two
 * such senders are not one person, and nothing can be mailed to its domain.
 */
export const addressOfNobody = (id: string) => `${id}${nobody}`;

/** The address of a sender; null when they gave none. */
export const senderAddress = customType<{ data: string | null; driverData: string }>({
  dataType: () => "text",
  fromDriver: (address) => (address.endsWith(nobody) ? null : address),
});

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
