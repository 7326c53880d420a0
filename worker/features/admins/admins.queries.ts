import { and, desc, eq, gt, lt, ne, notInArray, sql } from "drizzle-orm";
import type { Admin } from "#shared/contract/admins.ts";
import { dayMs } from "#shared/time.ts";
import type { Db } from "../../db/client.ts";
import { isUniqueViolation } from "../../db/errors.ts";
import { admins, loginFailures, sessions } from "../../db/schema.ts";
import { type Actor, auditEntry } from "../audit/audit.queries.ts";
import { lockAfter, maxSessions } from "./admins.rules.ts";

export interface Account extends Admin {
  passwordHash: string;
  status: "pending" | "active" | "disabled";
}

const account = {
  id: admins.id,
  name: admins.name,
  email: admins.email,
  passwordHash: admins.passwordHash,
  status: admins.status,
};

/** The account of an e-mail address (lower case), or null. */
export async function findAccount(db: Db, email: string): Promise<Account | null> {
  const [row] = await db.select(account).from(admins).where(eq(admins.email, email)).limit(1);
  return row ? { ...row, role: "admin" } : null;
}

/** The hash of an account's password, or null when there is no such account. */
export async function findPasswordHash(db: Db, id: string): Promise<string | null> {
  const [row] = await db.select(account).from(admins).where(eq(admins.id, id)).limit(1);
  return row?.passwordHash ?? null;
}

/** Adds an account; null when the e-mail address is taken. */
export async function insertAdmin(
  db: Db,
  row: { id: string; name: string; email: string; passwordHash: string; status: "pending" | "active" },
  { now, auditId, requestId }: { now: number; auditId: string; requestId: string },
): Promise<Admin | null> {
  const actor: Actor = { id: row.id, name: row.name, requestId };
  try {
    await db.batch([
      db.insert(admins).values({ ...row, createdAt: now, updatedAt: now }),
      auditEntry(db, {
        id: auditId,
        at: now,
        actor,
        action: "admin.register",
        subjectType: "admin",
        subjectId: row.id,
        detail: { status: row.status },
      }),
    ]);
  } catch (error) {
    if (isUniqueViolation(error)) return null;
    throw error;
  }
  return { id: row.id, name: row.name, email: row.email, role: "admin" };
}

/** The admin of a session that is still good, by one indexed read; null when it ended or the account is not active. */
export async function findSession(
  db: Db,
  { sessionId, adminId, now }: { sessionId: string; adminId: string; now: number },
): Promise<Admin | null> {
  const [row] = await db
    .select({ id: admins.id, name: admins.name, email: admins.email })
    .from(sessions)
    .innerJoin(admins, eq(admins.id, sessions.adminId))
    .where(
      and(
        eq(sessions.id, sessionId),
        eq(sessions.adminId, adminId),
        gt(sessions.expiresAt, now),
        eq(admins.status, "active"),
      ),
    )
    .limit(1);
  return row ? { ...row, role: "admin" } : null;
}

/**
 * Opens a session, ends the oldest beyond the limit, and forgets the address's failed sign-ins. False, and nothing is written, when
 * the account's password is no longer the one that was checked: whoever changed it has ended all sessions.
 */
export async function openSession(
  db: Db,
  row: { id: string; adminId: string; userAgent: string | null; createdAt: number; expiresAt: number },
  {
    actor,
    auditId,
    emailHash,
    passwordHash,
  }: { actor: Actor; auditId: string; emailHash: string; passwordHash: string },
): Promise<boolean> {
  const newest = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.adminId, row.adminId))
    .orderBy(desc(sessions.createdAt))
    .limit(maxSessions);
  const [opened] = await db.batch([
    db
      .insert(sessions)
      .select(
        sql`SELECT ${row.id}, id, ${row.userAgent}, ${row.createdAt}, ${row.expiresAt} FROM ${admins}
            WHERE id = ${row.adminId} AND password_hash = ${passwordHash} AND status = 'active'`,
      )
      .returning({ id: sessions.id }),
    auditEntry(db, {
      id: auditId,
      at: row.createdAt,
      actor,
      action: "admin.login",
      subjectType: "admin",
      subjectId: row.adminId,
    }),
    db.delete(sessions).where(and(eq(sessions.adminId, row.adminId), notInArray(sessions.id, newest))),
    db
      .delete(loginFailures)
      .where(
        and(
          eq(loginFailures.emailHash, emailHash),
          sql`EXISTS (SELECT 1 FROM ${sessions} WHERE id = ${row.id})`,
        ),
      ),
  ]);
  return opened.length > 0;
}

/** Ends one session. */
export async function endSession(db: Db, id: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.id, id));
}

/** Sets a new password and ends every other session of the account. */
export async function changePassword(
  db: Db,
  { adminId, sessionId, passwordHash }: { adminId: string; sessionId: string; passwordHash: string },
  { actor, now, auditId }: { actor: Actor; now: number; auditId: string },
): Promise<void> {
  await db.batch([
    db.update(admins).set({ passwordHash, updatedAt: now }).where(eq(admins.id, adminId)),
    auditEntry(db, {
      id: auditId,
      at: now,
      actor,
      action: "admin.change_password",
      subjectType: "admin",
      subjectId: adminId,
    }),
    db.delete(sessions).where(and(eq(sessions.adminId, adminId), ne(sessions.id, sessionId))),
  ]);
}

/** From this many failures on, every lock is the longest. */
const longestFrom = 20;

/**
 * Counts a try to sign in as failed until `openSession` or `forgetFailures` says otherwise, and locks the address for longer each time: one
 * statement before the password is looked at, so that of tries that come at once no more get through than one after the other.
 * Returns 0, or until when (milliseconds) the address is locked; a try against a lock is not counted.
 */
export async function countAttempt(db: Db, emailHash: string, now: number): Promise<number> {
  const steps = Array.from({ length: longestFrom }, (_, n) => `WHEN ${n} THEN ${now + lockAfter(n)}`);
  const [counted] = await db
    .insert(loginFailures)
    .values({ emailHash, failures: 1, lockedUntil: now + lockAfter(1), updatedAt: now })
    .onConflictDoUpdate({
      target: loginFailures.emailHash,
      set: {
        failures: sql`failures + 1`,
        lockedUntil: sql.raw(`CASE failures + 1 ${steps.join(" ")} ELSE ${now + lockAfter(longestFrom)} END`),
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

/** Forgets the failed sign-ins of an address: somebody knew its password. */
export async function forgetFailures(db: Db, emailHash: string): Promise<void> {
  await db.delete(loginFailures).where(eq(loginFailures.emailHash, emailHash));
}

/** Forgets sessions that have expired, and failed sign-ins of more than a day ago. */
export async function expireSessions(db: Db, now: number): Promise<void> {
  await db.batch([
    db.delete(sessions).where(lt(sessions.expiresAt, now)),
    db.delete(loginFailures).where(lt(loginFailures.updatedAt, now - dayMs)),
  ]);
}
