import { and, desc, eq, gt, lt, ne, notInArray, sql } from "drizzle-orm";
import type { Admin, SessionList } from "#shared/contract/admins.ts";
import { dayMs } from "#shared/time.ts";
import type { Db } from "../../db/client.ts";
import { admins, loginFailures, sessions } from "../../db/schema.ts";
import { auditedBatch, type WriteContext } from "../audit/audit.queries.ts";
import { maxSessions } from "./admins.rules.ts";

/**
 * The admin of a valid session, by one indexed read; null when it ended or the admin is not
 * active.
 */
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
 * Opens a session, ends the oldest beyond the limit, and clears the address's failed login
 * attempts. Returns false and writes nothing when `passwordHash`, which was checked, is no longer
 * the admin's: changing it has ended all sessions.
 */
export async function openSession(
  db: Db,
  row: { id: string; adminId: string; userAgent: string | null; createdAt: number; expiresAt: number },
  { emailHash, passwordHash }: { emailHash: string; passwordHash: string },
  context: WriteContext,
): Promise<boolean> {
  const newest = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.adminId, row.adminId))
    .orderBy(desc(sessions.createdAt))
    .limit(maxSessions);
  const isOpen = sql`EXISTS (SELECT 1 FROM ${sessions} WHERE id = ${row.id})`;
  const opened = await auditedBatch(db, context, {
    write: db
      .insert(sessions)
      .select(
        sql`SELECT ${row.id}, id, ${row.userAgent}, ${row.createdAt}, ${row.expiresAt} FROM ${admins}
            WHERE id = ${row.adminId} AND password_hash = ${passwordHash} AND status = 'active'`,
      )
      .returning({ id: sessions.id }),
    audit: { action: "admin.login", subjectId: row.adminId },
    after: [
      db.delete(sessions).where(and(eq(sessions.adminId, row.adminId), notInArray(sessions.id, newest))),
      db.delete(loginFailures).where(and(eq(loginFailures.emailHash, emailHash), isOpen)),
    ],
  });
  return opened.length > 0;
}

/** The valid sessions of one admin, newest first; `sessionId` is the caller's. */
export async function listSessions(
  db: Db,
  { adminId, sessionId, now }: { adminId: string; sessionId: string; now: number },
): Promise<SessionList> {
  const rows = await db
    .select({
      id: sessions.id,
      userAgent: sessions.userAgent,
      createdAt: sessions.createdAt,
      expiresAt: sessions.expiresAt,
    })
    .from(sessions)
    .where(and(eq(sessions.adminId, adminId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.createdAt));
  return {
    sessions: rows.map((row) => ({
      ...row,
      createdAt: new Date(row.createdAt).toISOString(),
      expiresAt: new Date(row.expiresAt).toISOString(),
      current: row.id === sessionId,
    })),
  };
}

/** Ends a session by signing out. */
export async function endSession(db: Db, id: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.id, id));
}

/** Ends one session of this admin. Returns whether there was one. */
export async function revokeSession(
  db: Db,
  { id, adminId }: { id: string; adminId: string },
  context: WriteContext,
): Promise<boolean> {
  const ended = await auditedBatch(db, context, {
    write: db
      .delete(sessions)
      .where(and(eq(sessions.id, id), eq(sessions.adminId, adminId)))
      .returning({ id: sessions.id }),
    audit: { action: "admin.revoke_session", subjectId: adminId },
  });
  return ended.length > 0;
}

/** Ends every session of this admin but one. Returns how many ended. */
export async function revokeOtherSessions(
  db: Db,
  { adminId, sessionId }: { adminId: string; sessionId: string },
  context: WriteContext,
): Promise<number> {
  const ended = await auditedBatch(db, context, {
    write: db
      .delete(sessions)
      .where(and(eq(sessions.adminId, adminId), ne(sessions.id, sessionId)))
      .returning({ id: sessions.id }),
    audit: { action: "admin.revoke_session", subjectId: adminId },
  });
  return ended.length;
}

/** Deletes expired sessions, and failed login attempts of more than a day ago. */
export async function expireSessions(db: Db, now: number): Promise<void> {
  await db.batch([
    db.delete(sessions).where(lt(sessions.expiresAt, now)),
    db.delete(loginFailures).where(lt(loginFailures.updatedAt, now - dayMs)),
  ]);
}
