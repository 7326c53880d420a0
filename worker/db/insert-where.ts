import { getTableColumns, is, SQL, sql } from "drizzle-orm";
import type { SQLiteInsertValue, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Db } from "./client.ts";

/**
 * `INSERT INTO table SELECT ... WHERE condition`: adds the row only where the condition holds. With
 * `from`, a row for each that it gives. Values are named by column; a missing one is the column's
 * default, or null.
 */
export function insertWhere<Table extends SQLiteTable>(
  db: Db,
  table: Table,
  values: SQLiteInsertValue<Table>,
  condition: SQL | undefined,
  from?: SQL,
) {
  const given = values as Record<string, unknown>;
  const columns = Object.entries(getTableColumns(table)).filter(([, column]) => !column.generated);
  const list = columns.map(([name, column]) => {
    const value = given[name] ?? column.default ?? null;
    return is(value, SQL) ? value : value === null ? sql`NULL` : sql`${sql.param(value, column)}`;
  });
  const source = from && sql`FROM ${from}`;
  return db.insert(table).select(sql`SELECT ${sql.join(list, sql`, `)} ${source} WHERE ${condition}`);
}
