import { sql } from "drizzle-orm";
import type { SubmissionRepeats } from "#shared/contract/submissions.ts";
import type { Db } from "../../db/client.ts";

/** Earlier submissions counted for an address and for a number. */
const maxCounted = 9;

/** By id, how many earlier submissions have the same email address or phone number, if any. */
export async function countRepeats(db: Db, ids: string[]): Promise<SubmissionRepeats["repeats"]> {
  const earlier = sql`o.is_active = 1 AND o.spam = 0 AND o.created_at < s.created_at LIMIT ${maxCounted}`;
  const rows = await db.all<{ id: string; count: number }>(
    sql`SELECT s.id, (SELECT count(*) FROM (
        SELECT seq FROM (SELECT o.seq FROM submissions o WHERE o.email = s.email AND ${earlier})
        UNION SELECT seq FROM (SELECT o.seq FROM submissions o WHERE o.phone IS NOT NULL AND o.phone = s.phone AND ${earlier})
      )) AS count
      FROM json_each(${JSON.stringify(ids)}) picked JOIN submissions s ON s.id = picked.value WHERE s.is_active = 1`,
  );
  return Object.fromEntries(
    rows.filter(({ count }) => count > 0).map(({ id, count }) => [id, Math.min(count, maxCounted)]),
  );
}
