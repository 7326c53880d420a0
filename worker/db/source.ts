import { type Column, type SQL, sql } from "drizzle-orm";
import { SQLiteSyncDialect, type SQLiteTable } from "drizzle-orm/sqlite-core";

type ValueOf<One extends Column> = One["_"]["notNull"] extends true
  ? One["_"]["data"]
  : One["_"]["data"] | null;

/**
 * Columns for a select from a table with an index named (`using`). Without statistics, which D1 does not keep up to date, SQLite may take
 * the index of another filter and sort what it finds.
 */
export function columnsOf<Columns extends Record<string, Column>>(
  columns: Columns,
): { [Name in keyof Columns]: SQL<ValueOf<Columns[Name]>> } {
  const selected = Object.entries(columns).map(([name, column]) => [name, sql`${column}`.mapWith(column)]);
  return Object.fromEntries(selected) as { [Name in keyof Columns]: SQL<ValueOf<Columns[Name]>> };
}

/** A table by way of one of its indexes, or (null) by its row numbers. */
export function using(table: SQLiteTable, index: string | null): SQL {
  return index === null ? sql`${table} NOT INDEXED` : sql`${table} INDEXED BY ${sql.identifier(index)}`;
}

const dialect = new SQLiteSyncDialect();

/** The same text in one piece, its values written out: for what every statement of a busy path repeats, which drizzle would put together anew each time. */
export function constant<Result>(text: SQL<Result>): SQL<Result> {
  return sql.raw(dialect.sqlToQuery(text.inlineParams()).sql) as SQL<Result>;
}
