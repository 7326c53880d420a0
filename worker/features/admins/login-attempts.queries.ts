import { eq, lt, type SQL, sql } from "drizzle-orm";
import { dayMs } from "#shared/time.ts";
import type { Db } from "../../db/client.ts";
import { loginBudgets, loginFailures, usedTokens } from "../../db/schema.ts";
import { attemptBudget, lockDurationMs } from "./admins.rules.ts";

/** From this many failures on, every lock is the longest. */
const longestLockFrom = 20;

/** What an attempt counts against. */
export interface AttemptKeys {
  /** Of the account and the network or device. */
  failureKey: string;
  /** Of the account; null for a known device, which no other network can hold up. */
  budgetKey: string | null;
}

const { capacity, intervalMs } = attemptBudget;

/**
 * Counts an attempt as failed until `succeeded` says otherwise, in one transaction before
 * anything is checked, so that concurrent attempts gain nothing over attempts one after the
 * other. A network is locked for longer with each failure; the account's budget only makes it
 * slower. Returns 0, or until when (milliseconds) to wait; such an attempt counts against
 * neither.
 */
export async function countAttempt(
  db: Db,
  { failureKey, budgetKey }: AttemptKeys,
  now: number,
): Promise<{ waitUntil: number; isBudgetSpent: boolean }> {
  const count = db
    .insert(loginFailures)
    .select(
      sql`SELECT ${failureKey}, 1, ${now + lockDurationMs(1)}, ${now} WHERE ${budgetKey ? sql`changes() > 0` : sql`1`}`,
    )
    .onConflictDoUpdate({
      target: loginFailures.key,
      set: { failures: sql`failures + 1`, lockedUntil: lockedUntil(now), updatedAt: now },
      setWhere: sql`${loginFailures.lockedUntil} <= ${now}`,
    })
    .returning({ failures: loginFailures.failures });
  const [counted] = budgetKey
    ? (await db.batch([spend(db, budgetKey, now, failureKey), count]))[1]
    : await count;
  if (counted) return { waitUntil: 0, isBudgetSpent: false };
  const [[failure], [budget]] = await db.batch([
    db
      .select({ until: loginFailures.lockedUntil })
      .from(loginFailures)
      .where(eq(loginFailures.key, failureKey)),
    db
      .select({ until: loginBudgets.spentUntil })
      .from(loginBudgets)
      .where(eq(loginBudgets.key, budgetKey ?? "")),
  ]);
  const networkUntil = failure?.until ?? 0;
  const budgetUntil = budget ? budget.until - (capacity - 1) * intervalMs : 0;
  // A lock may have ended in between; then a second is enough.
  return {
    waitUntil: Math.max(networkUntil, budgetUntil, now + 1000),
    isBudgetSpent: networkUntil <= now && budgetUntil > now,
  };
}

/** Takes an attempt from the budget, unless it is spent or the network is locked. */
function spend(db: Db, key: string, now: number, failureKey: string) {
  const isLocked = sql`EXISTS (SELECT 1 FROM ${loginFailures} WHERE email_hash = ${failureKey} AND locked_until > ${now})`;
  return db
    .insert(loginBudgets)
    .select(sql`SELECT ${key}, ${now + intervalMs}, NULL WHERE NOT ${isLocked}`)
    .onConflictDoUpdate({
      target: loginBudgets.key,
      set: { spentUntil: sql`max(spent_until, ${now}) + ${intervalMs}` },
      setWhere: sql`${loginBudgets.spentUntil} <= ${now + (capacity - 1) * intervalMs}`,
    });
}

function lockedUntil(now: number): SQL {
  const steps = Array.from(
    { length: longestLockFrom },
    (_, failures) => `WHEN ${failures} THEN ${now + lockDurationMs(failures)}`,
  );
  return sql.raw(`CASE failures + 1 ${steps.join(" ")} ELSE ${now + lockDurationMs(longestLockFrom)} END`);
}

/** Statements that take back what an attempt counted, where `condition` holds. */
export function attemptSucceeded(db: Db, { failureKey, budgetKey }: AttemptKeys, condition: SQL = sql`1`) {
  return [
    db.delete(loginFailures).where(sql`email_hash = ${failureKey} AND ${condition}`),
    db
      .update(loginBudgets)
      .set({ spentUntil: sql`spent_until - ${intervalMs}` })
      .where(sql`key = ${budgetKey ?? ""} AND ${condition}`),
  ] as const;
}

/** Notes that the owner of an account is warned, once a day. Returns whether to warn them now. */
export async function noteWarning(db: Db, key: string, now: number): Promise<boolean> {
  const updated = await db
    .update(loginBudgets)
    .set({ warnedAt: now })
    .where(sql`key = ${key} AND coalesce(warned_at, 0) <= ${now - dayMs}`)
    .returning({ key: loginBudgets.key });
  return updated.length > 0;
}

/** Uses a one-time token. Returns false when it was used before. */
export async function spendToken(
  db: Db,
  { id, expiresAt }: { id: string; expiresAt: number },
): Promise<boolean> {
  const used = await db
    .insert(usedTokens)
    .values({ id, expiresAt })
    .onConflictDoNothing()
    .returning({ id: usedTokens.id });
  return used.length > 0;
}

/** Deletes what no longer counts: failures of more than a day ago, and expired tokens. */
export function expireAttempts(db: Db, now: number) {
  return [
    db.delete(loginFailures).where(lt(loginFailures.updatedAt, now - dayMs)),
    db.delete(loginBudgets).where(lt(loginBudgets.spentUntil, now - dayMs)),
    db.delete(usedTokens).where(lt(usedTokens.expiresAt, now)),
  ] as const;
}
