import { type DrizzleD1Database, drizzle } from "drizzle-orm/d1";

export type Db = DrizzleD1Database;

/** The database of one request. */
export function openDb(binding: D1Database): Db {
  return drizzle(binding);
}
