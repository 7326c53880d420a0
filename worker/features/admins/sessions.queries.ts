import { and, desc, eq, gt, lt, ne, notInArray, sql } from "drizzle-orm";
import type { Admin, SessionList } from "#shared/contract/admins.ts";
import { isoTime } from "#shared/time.ts";
import type { Db } from "../../db/client.ts";
import { adminLinks, admins, passkeys, sessions } from "../../db/schema.ts";
import { auditedBatch, type WriteContext } from "../audit/audit.queries.ts";
import { maxSessions } from "./admins.rules.ts";
import { type AttemptKeys, attemptSucceeded, expireAttempts } from "./login-attempts.queries.ts";

/** What the guard of the staff's routes knows of a valid session. */
export interface SessionState {
  id: string;
  /** When the admin last proved who they are, in milliseconds. */
  verifiedAt: number;
  /** With a passkey or a code, not with a password alone. */
  isStrong: boolean;
  lastSeenAt: number;
}

const lastSeenAt = sql<number>`coalesce(${sessions.lastSeenAt}, ${sessions.createdAt})`;

/**
 * The admin and state of a valid session, by one indexed read; null when it ended, was idle for
 * too long, or the admin is not active.
 */
export async function findSession(
  db: Db,
  { sessionId, adminId, now, idleMs }: { sessionId: string; adminId: string; now: number; idleMs: number },
): Promise<{ admin: Admin; session: SessionState } | null> {
  const [row] = await db
    .select({
      admin: { id: admins.id, name: admins.name, email: admins.email, role: admins.role },
      session: {
        id: sessions.id,
        verifiedAt: sql<number>`coalesce(${sessions.verifiedAt}, ${sessions.createdAt})`,
        isStrong: sessions.isStrong,
        lastSeenAt,
      },
    })
    .from(sessions)
    .innerJoin(admins, eq(admins.id, sessions.adminId))
    .where(
      and(
        eq(sessions.id, sessionId),
        eq(sessions.adminId, adminId),
        gt(sessions.expiresAt, now),
        gt(lastSeenAt, now - idleMs),
        eq(admins.status, "active"),
      ),
    )
    .limit(1);
  return row ?? null;
}

/** Writes when a session was last used. */
export async function touchSession(db: Db, id: string, now: number): Promise<void> {
  await db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.id, id));
}

/** Writes that the admin has just proved who they are; `isStrong`: with a passkey or a code. */
export async function verifySession(db: Db, id: string, isStrong: boolean, now: number): Promise<void> {
  await db.update(sessions).set({ verifiedAt: now, isStrong }).where(eq(sessions.id, id));
}

export interface NewSession {
  id: string;
  adminId: string;
  userAgent: string | null;
  country: string | null;
  createdAt: number;
  expiresAt: number;
  isStrong: boolean;
}

/** What was checked, and must still be true when the session is written. */
export type Proof = { passwordHash: string } | { passkeyId: string };

/**
 * Opens a session, ends those beyond the limit that were used least lately, and takes back what
 * the attempt counted.
 * Returns false and writes nothing when the proof no longer holds or the admin is not active.
 */
export async function openSession(
  db: Db,
  row: NewSession,
  { proof, attempt }: { proof: Proof; attempt?: AttemptKeys },
  context: WriteContext,
): Promise<boolean> {
  const inUse = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.adminId, row.adminId))
    .orderBy(desc(lastSeenAt), desc(sessions.createdAt))
    .limit(maxSessions);
  const isOpen = sql`EXISTS (SELECT 1 FROM ${sessions} WHERE id = ${row.id})`;
  const holds =
    "passwordHash" in proof
      ? sql`password_hash = ${proof.passwordHash}`
      : sql`EXISTS (SELECT 1 FROM ${passkeys} WHERE passkeys.id = ${proof.passkeyId} AND admin_id = ${row.adminId})`;
  const opened = await auditedBatch(db, context, {
    write: db
      .insert(sessions)
      .select(
        sql`SELECT ${row.id}, id, ${row.userAgent}, ${row.createdAt}, ${row.expiresAt}, NULL, ${row.country},
              NULL, ${row.isStrong ? 1 : 0}
            FROM ${admins} WHERE id = ${row.adminId} AND status = 'active' AND ${holds}`,
      )
      .returning({ id: sessions.id }),
    audit: { action: "admin.login", subjectId: row.adminId },
    after: [
      db.delete(sessions).where(and(eq(sessions.adminId, row.adminId), notInArray(sessions.id, inUse))),
      ...(attempt ? attemptSucceeded(db, attempt, isOpen) : []),
    ],
  });
  return opened.length > 0;
}

/** The valid sessions of one admin, newest first; `sessionId` is the caller's. */
export async function listSessions(
  db: Db,
  { adminId, sessionId, now, idleMs }: { adminId: string; sessionId: string; now: number; idleMs: number },
): Promise<SessionList> {
  const rows = await db
    .select({
      id: sessions.id,
      userAgent: sessions.userAgent,
      country: sessions.country,
      createdAt: sessions.createdAt,
      lastSeenAt,
      expiresAt: sessions.expiresAt,
    })
    .from(sessions)
    .where(and(eq(sessions.adminId, adminId), gt(sessions.expiresAt, now), gt(lastSeenAt, now - idleMs)))
    .orderBy(desc(sessions.createdAt));
  return {
    sessions: rows.map((row) => ({
      ...row,
      createdAt: isoTime(row.createdAt),
      lastSeenAt: isoTime(row.id === sessionId ? now : row.lastSeenAt),
      expiresAt: isoTime(row.expiresAt),
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

/** Ends every session of this admin but the given one, if any. Returns how many ended. */
export async function revokeSessions(
  db: Db,
  { adminId, except }: { adminId: string; except?: string },
  context: WriteContext,
): Promise<number> {
  const ended = await auditedBatch(db, context, {
    write: db
      .delete(sessions)
      .where(and(eq(sessions.adminId, adminId), except ? ne(sessions.id, except) : undefined))
      .returning({ id: sessions.id }),
    audit: { action: "admin.revoke_session", subjectId: adminId },
  });
  return ended.length;
}

/** Deletes expired sessions, links and tokens, and failed attempts older than a day. */
export async function expireSessions(db: Db, now: number): Promise<void> {
  await db.batch([
    db.delete(sessions).where(lt(sessions.expiresAt, now)),
    db.delete(adminLinks).where(lt(adminLinks.expiresAt, now)),
    ...expireAttempts(db, now),
  ]);
}
