import { and, desc, eq, gt, lt, ne, notInArray, sql } from "drizzle-orm";
import type { Admin } from "#shared/contract/admins.ts";
import type { Db } from "../../db/client.ts";
import { admins, loginFailures, sessions } from "../../db/schema.ts";
import { isUniqueViolation } from "../../http/errors.ts";
import { type Actor, auditEntry } from "../audit/queries.ts";
import { lockAfter, maxSessions } from "./rules.ts";

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

/** Opens a session, ends the oldest beyond the limit, and forgets the address's failed sign-ins. */
export async function openSession(
  db: Db,
  row: { id: string; adminId: string; userAgent: string | null; createdAt: number; expiresAt: number },
  { actor, auditId, emailHash }: { actor: Actor; auditId: string; emailHash: string },
): Promise<void> {
  const newest = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.adminId, row.adminId))
    .orderBy(desc(sessions.createdAt))
    .limit(maxSessions);
  await db.batch([
    db.insert(sessions).values(row),
    auditEntry(db, {
      id: auditId,
      at: row.createdAt,
      actor,
      action: "admin.login",
      subjectType: "admin",
      subjectId: row.adminId,
    }),
    db.delete(sessions).where(and(eq(sessions.adminId, row.adminId), notInArray(sessions.id, newest))),
    db.delete(loginFailures).where(eq(loginFailures.emailHash, emailHash)),
  ]);
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

/** Until when (milliseconds) sign-ins with this address are refused; 0 when they are not. */
export async function lockedUntil(db: Db, emailHash: string): Promise<number> {
  const [row] = await db
    .select({ until: loginFailures.lockedUntil })
    .from(loginFailures)
    .where(eq(loginFailures.emailHash, emailHash))
    .limit(1);
  return row?.until ?? 0;
}

/** Counts a failed sign-in, and locks the address for longer each time. The count is raised in the database, so parallel tries all count. */
export async function recordFailure(db: Db, emailHash: string, now: number): Promise<void> {
  const [row] = await db
    .insert(loginFailures)
    .values({ emailHash, failures: 1, lockedUntil: 0, updatedAt: now })
    .onConflictDoUpdate({
      target: loginFailures.emailHash,
      set: { failures: sql`failures + 1`, updatedAt: now },
    })
    .returning({ failures: loginFailures.failures });
  const wait = lockAfter(row?.failures ?? 0);
  if (wait > 0) {
    await db
      .update(loginFailures)
      .set({ lockedUntil: now + wait })
      .where(eq(loginFailures.emailHash, emailHash));
  }
}

/** Forgets sessions that have expired, and failed sign-ins of more than a day ago. */
export async function expireSessions(db: Db, now: number): Promise<void> {
  await db.batch([
    db.delete(sessions).where(lt(sessions.expiresAt, now)),
    db.delete(loginFailures).where(lt(loginFailures.updatedAt, now - 86_400_000)),
  ]);
}
