import { sql } from "drizzle-orm";
import { openDb } from "../../db/client.ts";

/** Throws when the database does not respond. */
export async function checkDatabase(binding: D1Database): Promise<void> {
  await openDb(binding).run(sql`SELECT 1`);
}
