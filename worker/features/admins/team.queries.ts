import { and, desc, eq, lt, sql } from "drizzle-orm";
import type { AdminList, AdminListItem, AdminRole, Decision } from "#shared/contract/admins.ts";
import { isoTime, isoTimeOrNull } from "#shared/time.ts";
import type { Db } from "../../db/client.ts";
import { admins, passkeys, recoveryCodes, sessions } from "../../db/schema.ts";
import { auditedBatch, type WriteContext } from "../audit/audit.queries.ts";

const pageSize = 50;

/**
 * The status that each decision needs and sets. A rejected admin is a disabled one, so that
 * nothing is lost.
 */
const transitions = {
  approve: { from: "pending", to: "active" },
  reject: { from: "pending", to: "disabled" },
  disable: { from: "active", to: "disabled" },
  enable: { from: "disabled", to: "active" },
} as const;

const columns = {
  id: admins.id,
  name: admins.name,
  email: admins.email,
  role: admins.role,
  status: admins.status,
  createdAt: admins.createdAt,
  decidedAt: admins.decidedAt,
  decidedBy: sql<string | null>`(SELECT d.name FROM admins d WHERE d.id = ${admins}.decided_by)`,
};

/**
 * One page of the admins with a status, newest first; `after` is the last id of the page before.
 */
export async function listAdmins(
  db: Db,
  { status, after }: { status: AdminListItem["status"]; after?: string },
): Promise<AdminList> {
  const rows = await db
    .select(columns)
    .from(admins)
    .where(and(eq(admins.status, status), after ? lt(admins.id, after) : undefined))
    .orderBy(desc(admins.id))
    .limit(pageSize + 1);
  const page = rows.slice(0, pageSize).map(toListItem);
  return { accounts: page, next: rows.length > pageSize ? (page.at(-1)?.id ?? null) : null };
}

/** The admin with this id, whatever their status, or null. */
export async function findAdmin(db: Db, id: string): Promise<AdminListItem | null> {
  const [row] = await db.select(columns).from(admins).where(eq(admins.id, id)).limit(1);
  return row ? toListItem(row) : null;
}

/**
 * Carries out a decision about an admin; disabling also ends their sessions. Returns false and
 * changes nothing when the admin does not have the status that the decision needs, or when the
 * actor is no longer an active owner: so one always remains.
 */
export async function applyDecision(
  db: Db,
  { id, decision }: { id: string; decision: Decision },
  context: WriteContext,
): Promise<boolean> {
  const { actor, now } = context;
  const { from, to } = transitions[decision];
  const isDisabled = sql`EXISTS (SELECT 1 FROM admins WHERE id = ${id} AND status = 'disabled')`;
  const changed = await auditedBatch(db, context, {
    write: db
      .update(admins)
      .set({ status: to, updatedAt: now, decidedBy: actor.id, decidedAt: now })
      .where(and(eq(admins.id, id), eq(admins.status, from), isOtherOwner(actor.id, id)))
      .returning({ id: admins.id }),
    audit: { action: `admin.${decision}`, subjectId: id },
    after: [db.delete(sessions).where(and(eq(sessions.adminId, id), isDisabled))],
  });
  return changed.length > 0;
}

/** Changes the role of another admin. Returns false like `applyDecision`. */
export async function changeRole(
  db: Db,
  { id, role }: { id: string; role: AdminRole },
  context: WriteContext,
): Promise<boolean> {
  const { actor, now } = context;
  const changed = await auditedBatch(db, context, {
    write: db
      .update(admins)
      .set({ role, updatedAt: now })
      .where(and(eq(admins.id, id), isOtherOwner(actor.id, id)))
      .returning({ id: admins.id }),
    audit: { action: "admin.change_role", subjectId: id, detail: { role } },
  });
  return changed.length > 0;
}

/** Removes another admin's passkeys and second step, and ends their sessions. */
export async function removeFactors(db: Db, id: string, context: WriteContext): Promise<void> {
  await auditedBatch(db, context, {
    write: db
      .update(admins)
      .set({ totpSecret: null, totpConfirmedAt: null, totpLastStep: null, updatedAt: context.now })
      .where(eq(admins.id, id)),
    audit: { action: "admin.remove_factors", subjectId: id },
    after: [
      db.delete(recoveryCodes).where(eq(recoveryCodes.adminId, id)),
      db.delete(passkeys).where(eq(passkeys.adminId, id)),
      db.delete(sessions).where(eq(sessions.adminId, id)),
    ],
  });
}

/** Whether the actor is an active owner, and another person than `id`. */
export function isOtherOwner(actorId: string | null, id: string) {
  return sql`EXISTS (SELECT 1 FROM admins a WHERE a.id = ${actorId} AND a.status = 'active' AND a.role = 'owner' AND a.id <> ${id})`;
}

type Row = Omit<AdminListItem, "createdAt" | "decidedAt"> & { createdAt: number; decidedAt: number | null };

function toListItem(row: Row): AdminListItem {
  return {
    ...row,
    createdAt: isoTime(row.createdAt),
    decidedAt: isoTimeOrNull(row.decidedAt),
  };
}
