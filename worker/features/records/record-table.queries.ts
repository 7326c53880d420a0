import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { AnySQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";

/** A table of records that people edit: with a version, a slug and soft deletion. */
export type RecordTable = SQLiteTable & {
  id: AnySQLiteColumn<{ data: string; notNull: true }>;
  slug: AnySQLiteColumn<{ data: string; notNull: true }>;
  version: AnySQLiteColumn<{ data: number; notNull: true }>;
  isActive: AnySQLiteColumn<{ data: boolean; notNull: true }>;
};

/** Which record to write, and which of its versions may be overwritten (null: any). */
export interface WriteTarget {
  id: string;
  versions: number[] | null;
}

/** A slug that another live record has. */
export const slugTaken = Symbol("slug taken");

/** The condition that a live record is the target in a version that may be overwritten. */
export function liveTarget(table: RecordTable, { id, versions }: WriteTarget): SQL | undefined {
  return and(
    eq(table.id, id),
    sql`${table.isActive} = 1`,
    versions === null ? undefined : inArray(table.version, versions),
  );
}

/** What every change of a record sets. */
export function nextVersion(table: RecordTable, now: number) {
  return { updatedAt: now, version: sql`${table.version} + 1` };
}
