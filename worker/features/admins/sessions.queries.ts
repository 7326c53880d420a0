import { and, desc, eq, gt, ne } from "drizzle-orm";
import type { SessionList } from "#shared/contract/admins.ts";
import type { Db } from "../../db/client.ts";
import { admins, sessions } from "../../db/schema.ts";
import { type Actor, auditEntry } from "../audit/audit.queries.ts";

interface WriteContext {
  actor: Actor;
  now: number;
  auditId: string;
}

/** The sessions of one account that are still good, newest first; `sessionId` is the one that asks. */
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

/** Ends one session of this account. Returns whether there was one. */
export async function revokeSession(
  db: Db,
  { id, adminId }: { id: string; adminId: string },
  context: WriteContext,
): Promise<boolean> {
  const [ended] = await db.batch([
    db
      .delete(sessions)
      .where(and(eq(sessions.id, id), eq(sessions.adminId, adminId)))
      .returning({ id: sessions.id }),
    ownLine(db, "admin.revoke_session", context),
  ]);
  return ended.length > 0;
}

/** Ends every session of this account but one. Returns how many ended. */
export async function revokeOtherSessions(
  db: Db,
  { adminId, sessionId }: { adminId: string; sessionId: string },
  context: WriteContext,
): Promise<number> {
  const [ended] = await db.batch([
    db
      .delete(sessions)
      .where(and(eq(sessions.adminId, adminId), ne(sessions.id, sessionId)))
      .returning({ id: sessions.id }),
    ownLine(db, "admin.revoke_session", context),
  ]);
  return ended.length;
}

/** Gives an account another name. */
export async function renameAdmin(
  db: Db,
  { id, name }: { id: string; name: string },
  context: WriteContext,
): Promise<void> {
  await db.batch([
    db
      .update(admins)
      .set({ name, updatedAt: context.now })
      .where(and(eq(admins.id, id), ne(admins.name, name))),
    ownLine(db, "admin.rename", context),
  ]);
}

/** The audit line of something that concerns the actor's own account. */
function ownLine(db: Db, action: string, { actor, now, auditId }: WriteContext) {
  return auditEntry(db, {
    id: auditId,
    at: now,
    actor,
    action,
    subjectType: "admin",
    subjectId: actor.id ?? "",
  });
}
