import { randomBytes } from "node:crypto";
import { and, desc, eq, gt, ne, sql } from "drizzle-orm";
import type { Admin, AdminRole } from "#shared/contract/admins.ts";
import type { Invitation } from "#shared/contract/sign-in.ts";
import { isoTime } from "#shared/time.ts";
import type { Db } from "../../db/client.ts";
import { isUniqueViolation } from "../../db/errors.ts";
import { insertWhere } from "../../db/insert-where.ts";
import { adminLinks, admins, sessions } from "../../db/schema.ts";
import { sha256 } from "../../platform/digest.ts";
import { auditedBatch, previousChanged, type WriteContext } from "../audit/audit.queries.ts";
import { adminColumns } from "./admins.queries.ts";
import { isOtherOwner } from "./team.queries.ts";

/** A new token for a link, of which only the hash is stored. */
export async function newLinkToken(): Promise<{ token: string; tokenHash: string }> {
  const token = randomBytes(32).toString("base64url");
  return { token, tokenHash: await sha256(token) };
}

interface NewLink {
  id: string;
  tokenHash: string;
  email: string;
  createdAt: number;
  expiresAt: number;
}

/**
 * Stores a link that sets a new password, unless the address has had `limit` since `since`.
 * Returns whether it was stored.
 */
export async function insertResetLink(
  db: Db,
  { id, tokenHash, email, adminId, createdAt, expiresAt }: NewLink & { adminId: string },
  { since, limit }: { since: number; limit: number },
): Promise<boolean> {
  const recent = sql`(SELECT count(*) FROM ${adminLinks} WHERE purpose = 'reset' AND email = ${email} AND created_at > ${since})`;
  const link = { id, tokenHash, purpose: "reset", email, adminId, createdAt, expiresAt } as const;
  const stored = await insertWhere(db, adminLinks, link, sql`${recent} < ${limit}`).returning({
    id: adminLinks.id,
  });
  return stored.length > 0;
}

/**
 * Stores a link for an owner to hand over, in place of earlier ones to this account. Returns false
 * and changes nothing when the account is not active, or is the actor's own, or the actor is no
 * longer an active owner.
 */
export async function insertHandedResetLink(
  db: Db,
  { id, tokenHash, adminId, createdAt, expiresAt }: Omit<NewLink, "email"> & { adminId: string },
  context: WriteContext,
): Promise<boolean> {
  const { actor } = context;
  const link = { id, tokenHash, purpose: "reset", adminId, createdAt, expiresAt } as const;
  const stored = await auditedBatch(db, context, {
    write: insertWhere(
      db,
      adminLinks,
      { ...link, email: sql`email`, createdBy: actor.id },
      sql`id = ${adminId} AND status = 'active' AND ${isOtherOwner(actor.id, adminId)}`,
      sql`${admins}`,
    ).returning({ id: adminLinks.id }),
    audit: { action: "admin.make_reset_link", subjectId: adminId },
    history: [
      db
        .delete(adminLinks)
        .where(and(eq(adminLinks.adminId, adminId), ne(adminLinks.id, id), previousChanged)),
    ],
  });
  return stored.length > 0;
}

/** The admin whose password a valid link sets, or null. */
export async function findReset(db: Db, tokenHash: string, now: number): Promise<Admin | null> {
  const [row] = await db
    .select(adminColumns)
    .from(adminLinks)
    .innerJoin(admins, eq(admins.id, adminLinks.adminId))
    .where(and(isValid("reset", tokenHash, now), eq(admins.status, "active")))
    .limit(1);
  return row ?? null;
}

/** Sets the password with an unused link and ends all sessions. Returns whether it did. */
export async function resetPassword(
  db: Db,
  { adminId, tokenHash, passwordHash }: { adminId: string; tokenHash: string; passwordHash: string },
  context: WriteContext,
): Promise<boolean> {
  const link = sql`EXISTS (SELECT 1 FROM ${adminLinks} WHERE token_hash = ${tokenHash} AND admin_links.admin_id = ${adminId} AND expires_at > ${context.now})`;
  const changed = await auditedBatch(db, context, {
    write: db
      .update(admins)
      .set({ passwordHash, updatedAt: context.now })
      .where(and(eq(admins.id, adminId), eq(admins.status, "active"), link))
      .returning({ id: admins.id }),
    audit: { action: "admin.reset_password", subjectId: adminId },
    // Each only when the one before changed something; the audit entry always does then.
    history: [db.delete(adminLinks).where(and(eq(adminLinks.adminId, adminId), previousChanged))],
    after: [db.delete(sessions).where(and(eq(sessions.adminId, adminId), previousChanged))],
  });
  return changed.length > 0;
}

const invitationColumns = {
  id: adminLinks.id,
  email: adminLinks.email,
  role: adminLinks.role,
  createdAt: adminLinks.createdAt,
  expiresAt: adminLinks.expiresAt,
};

/** Invitations that are open, newest first. */
export async function listInvitations(db: Db, now: number): Promise<Invitation[]> {
  const rows = await db
    .select(invitationColumns)
    .from(adminLinks)
    .where(and(eq(adminLinks.purpose, "invitation"), gt(adminLinks.expiresAt, now)))
    .orderBy(desc(adminLinks.createdAt))
    .limit(100);
  return rows.map(toInvitation);
}

/**
 * Stores an invitation in place of earlier ones to this address. Returns null when the address
 * has an account.
 */
export async function insertInvitation(
  db: Db,
  { role, ...link }: NewLink & { role: AdminRole },
  context: WriteContext,
): Promise<Invitation | null> {
  const { id, tokenHash, email, createdAt, expiresAt } = link;
  const stored = await auditedBatch(db, context, {
    before: [
      db.delete(adminLinks).where(and(eq(adminLinks.purpose, "invitation"), eq(adminLinks.email, email))),
    ],
    write: db
      .insert(adminLinks)
      .select(
        sql`SELECT ${id}, ${tokenHash}, 'invitation', ${email}, NULL, ${role}, ${context.actor.id}, ${createdAt}, ${expiresAt}
            WHERE NOT EXISTS (SELECT 1 FROM ${admins} WHERE email = ${email})`,
      )
      .returning(invitationColumns),
    audit: { action: "admin.invite", subjectId: id, detail: { role } },
  });
  return stored[0] ? toInvitation(stored[0]) : null;
}

/** Withdraws an invitation. Returns whether there was one. */
export async function deleteInvitation(db: Db, id: string, context: WriteContext): Promise<boolean> {
  const deleted = await auditedBatch(db, context, {
    write: db
      .delete(adminLinks)
      .where(and(eq(adminLinks.id, id), eq(adminLinks.purpose, "invitation")))
      .returning({ id: adminLinks.id }),
    audit: { action: "admin.withdraw_invitation", subjectId: id },
  });
  return deleted.length > 0;
}

/** The address, role and inviter of a valid invitation, or null. */
export async function findInvitation(
  db: Db,
  tokenHash: string,
  now: number,
): Promise<(Invitation & { inviter: string | null }) | null> {
  const [row] = await db
    .select({ ...invitationColumns, inviter: admins.name })
    .from(adminLinks)
    .leftJoin(admins, eq(admins.id, adminLinks.createdBy))
    .where(isValid("invitation", tokenHash, now))
    .limit(1);
  return row ? { ...toInvitation(row), inviter: row.inviter } : null;
}

/**
 * Makes the account of an invitation, which is then used. Returns "taken" when the address has an
 * account, and "invalid" when the invitation was used meanwhile.
 */
export async function acceptInvitation(
  db: Db,
  { admin, passwordHash, tokenHash }: { admin: Admin; passwordHash: string; tokenHash: string },
  context: WriteContext,
): Promise<"accepted" | "taken" | "invalid"> {
  const { now } = context;
  const row = { ...admin, passwordHash, status: "active" as const, createdAt: now, updatedAt: now };
  const link = and(eq(adminLinks.tokenHash, tokenHash), gt(adminLinks.expiresAt, now));
  try {
    const used = await auditedBatch(db, context, {
      write: db.delete(adminLinks).where(link).returning({ id: adminLinks.id }),
      audit: { action: "admin.accept_invitation", subjectId: admin.id },
      history: [insertWhere(db, admins, row, previousChanged)],
    });
    return used.length > 0 ? "accepted" : "invalid";
  } catch (error) {
    if (isUniqueViolation(error)) return "taken";
    throw error;
  }
}

function isValid(purpose: "reset" | "invitation", tokenHash: string, now: number) {
  return and(
    eq(adminLinks.tokenHash, tokenHash),
    eq(adminLinks.purpose, purpose),
    gt(adminLinks.expiresAt, now),
  );
}

interface InvitationRow {
  id: string;
  email: string;
  role: AdminRole | null;
  createdAt: number;
  expiresAt: number;
}

function toInvitation({ role, createdAt, expiresAt, ...row }: InvitationRow): Invitation {
  return {
    ...row,
    role: role ?? "agent",
    createdAt: isoTime(createdAt),
    expiresAt: isoTime(expiresAt),
  };
}
