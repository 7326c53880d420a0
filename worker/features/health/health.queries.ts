import { sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";

/** Throws when the database does not respond. */
export async function checkDatabase(db: Db): Promise<void> {
  await db.run(sql`SELECT 1`);
}
