import { sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { ocpiFailures } from "../../db/schema.ts";

/**
 * The statement, for before a change of an operator's `lastError`, that keeps the failure which ends
 * with it at `now`: the record explains by it what was unknown.
 */
export function endFailure(
  db: Db,
  operatorId: string,
  { lastError, now }: { lastError: string | null; now: number },
) {
  return db
    .insert(ocpiFailures)
    .select(
      sql`SELECT id, error_since, ${now}, last_error FROM ocpi_parties
        WHERE id = ${operatorId} AND error_since < ${now} AND last_error IS NOT ${lastError}`,
    )
    .onConflictDoNothing();
}
