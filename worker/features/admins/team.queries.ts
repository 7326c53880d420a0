import { and, desc, eq, lt, sql } from "drizzle-orm";
import type { AdminList, AdminListItem, Decision } from "#shared/contract/admins.ts";
import type { Db } from "../../db/client.ts";
import { admins, sessions } from "../../db/schema.ts";
import { type Actor, auditEntry } from "../audit/audit.queries.ts";

const partSize = 50;

/** What each decision makes of an account, and which accounts it is for. A rejected account is a disabled one, so that nothing is lost. */
const outcomes = {
  approve: { from: "pending", to: "active" },
  reject: { from: "pending", to: "disabled" },
  disable: { from: "active", to: "disabled" },
  enable: { from: "disabled", to: "active" },
} as const;

const fields = {
  id: admins.id,
  name: admins.name,
  email: admins.email,
  status: admins.status,
  createdAt: admins.createdAt,
  decidedAt: admins.decidedAt,
  decidedBy: sql<string | null>`(SELECT d.name FROM admins d WHERE d.id = ${admins}.decided_by)`,
};

/** One part of the accounts in a state, newest first; `after` is the last id of the part before. */
export async function listAccounts(
  db: Db,
  { status, after }: { status: AdminListItem["status"]; after?: string },
): Promise<AdminList> {
  const rows = await db
    .select(fields)
    .from(admins)
    .where(and(eq(admins.status, status), after ? lt(admins.id, after) : undefined))
    .orderBy(desc(admins.id))
    .limit(partSize + 1);
  const part = rows.slice(0, partSize).map(toAccount);
  return { accounts: part, next: rows.length > partSize ? (part.at(-1)?.id ?? null) : null };
}

/** The account with this id, or null. */
export async function findAccountById(db: Db, id: string): Promise<AdminListItem | null> {
  const [row] = await db.select(fields).from(admins).where(eq(admins.id, id)).limit(1);
  return row ? toAccount(row) : null;
}

/**
 * Carries out a decision, with its audit line; a disabled account's sessions end with it. Returns false and changes nothing when the account is
 * not in the state that the decision is for, or when the colleague who decides is no longer active: so one active account always stays.
 */
export async function decide(
  db: Db,
  { id, decision }: { id: string; decision: Decision },
  { actor, now, auditId }: { actor: Actor; now: number; auditId: string },
): Promise<boolean> {
  const { from, to } = outcomes[decision];
  const [changed] = await db.batch([
    db
      .update(admins)
      .set({ status: to, updatedAt: now, decidedBy: actor.id, decidedAt: now })
      .where(
        and(
          eq(admins.id, id),
          eq(admins.status, from),
          sql`EXISTS (SELECT 1 FROM admins a WHERE a.id = ${actor.id} AND a.status = 'active' AND a.id <> ${id})`,
        ),
      )
      .returning({ id: admins.id }),
    auditEntry(db, {
      id: auditId,
      at: now,
      actor,
      action: `admin.${decision}`,
      subjectType: "admin",
      subjectId: id,
    }),
    db
      .delete(sessions)
      .where(
        and(
          eq(sessions.adminId, id),
          sql`EXISTS (SELECT 1 FROM admins WHERE id = ${id} AND status = 'disabled')`,
        ),
      ),
  ]);
  return changed.length > 0;
}

type Row = Omit<AdminListItem, "createdAt" | "decidedAt"> & { createdAt: number; decidedAt: number | null };

function toAccount(row: Row): AdminListItem {
  return {
    ...row,
    createdAt: new Date(row.createdAt).toISOString(),
    decidedAt: row.decidedAt === null ? null : new Date(row.decidedAt).toISOString(),
  };
}
