import { eq, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { loginFailures } from "../../db/schema.ts";
import { lockDurationMs } from "./admins.rules.ts";

/** From this many failures on, every lock is the longest. */
const longestLockFrom = 20;

/**
 * Counts a login attempt as failed until `openSession` or `clearLoginFailures` says otherwise,
 * and locks the address for longer each time. It is one statement before the password is checked,
 * so that concurrent attempts gain nothing over attempts one after the other. Returns 0, or until
 * when (milliseconds) the address is locked; an attempt against a lock is not counted.
 */
export async function countLoginAttempt(db: Db, emailHash: string, now: number): Promise<number> {
  const steps = Array.from(
    { length: longestLockFrom },
    (_, failures) => `WHEN ${failures} THEN ${now + lockDurationMs(failures)}`,
  );
  const longest = now + lockDurationMs(longestLockFrom);
  const [counted] = await db
    .insert(loginFailures)
    .values({ emailHash, failures: 1, lockedUntil: now + lockDurationMs(1), updatedAt: now })
    .onConflictDoUpdate({
      target: loginFailures.emailHash,
      set: {
        failures: sql`failures + 1`,
        lockedUntil: sql.raw(`CASE failures + 1 ${steps.join(" ")} ELSE ${longest} END`),
        updatedAt: now,
      },
      setWhere: sql`${loginFailures.lockedUntil} <= ${now}`,
    })
    .returning({ failures: loginFailures.failures });
  if (counted) return 0;
  const [row] = await db
    .select({ until: loginFailures.lockedUntil })
    .from(loginFailures)
    .where(eq(loginFailures.emailHash, emailHash))
    .limit(1);
  return row?.until ?? 0;
}

/** Deletes the failed login attempts of an address. */
export async function clearLoginFailures(db: Db, emailHash: string): Promise<void> {
  await db.delete(loginFailures).where(eq(loginFailures.emailHash, emailHash));
}
