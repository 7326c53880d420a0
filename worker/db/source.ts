import { type Column, type SQL, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";

type ValueOf<One extends Column> = One["_"]["notNull"] extends true
  ? One["_"]["data"]
  : One["_"]["data"] | null;

/** Columns for a select from `indexedBy(table, index)`, which drizzle does not know as the table. */
export function columnsOf<Columns extends Record<string, Column>>(
  columns: Columns,
): { [Name in keyof Columns]: SQL<ValueOf<Columns[Name]>> } {
  const selected = Object.entries(columns).map(([name, column]) => [name, sql`${column}`.mapWith(column)]);
  return Object.fromEntries(selected) as { [Name in keyof Columns]: SQL<ValueOf<Columns[Name]>> };
}

/**
 * A table read through a named index, or (null) by its row numbers. D1 keeps no statistics up to
 * date, so without a name SQLite may choose the index of another filter and sort what it finds.
 */
export function indexedBy(table: SQLiteTable, index: string | null): SQL {
  return index === null ? sql`${table} NOT INDEXED` : sql`${table} INDEXED BY ${sql.identifier(index)}`;
}
