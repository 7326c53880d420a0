import { and, eq, ne } from "drizzle-orm";
import type { Admin } from "#shared/contract/admins.ts";
import type { Db } from "../../db/client.ts";
import { isUniqueViolation } from "../../db/errors.ts";
import { admins, sessions } from "../../db/schema.ts";
import { auditedBatch, type WriteContext } from "../audit/audit.queries.ts";

/** What a response tells of an admin. */
export const adminColumns = { id: admins.id, name: admins.name, email: admins.email, role: admins.role };

export interface AdminCredentials {
  admin: Admin;
  passwordHash: string;
  status: "pending" | "active" | "disabled";
  /** Null until the second step is on. */
  totp: { secret: string } | null;
}

/** The admin with an e-mail address (lower case) or an id, whatever their status, or null. */
export async function findCredentials(
  db: Db,
  who: { email: string } | { id: string },
): Promise<AdminCredentials | null> {
  const [row] = await db
    .select({
      admin: adminColumns,
      passwordHash: admins.passwordHash,
      status: admins.status,
      secret: admins.totpSecret,
      confirmedAt: admins.totpConfirmedAt,
    })
    .from(admins)
    .where("email" in who ? eq(admins.email, who.email) : eq(admins.id, who.id))
    .limit(1);
  if (!row) return null;
  const { secret, confirmedAt, ...credentials } = row;
  return { ...credentials, totp: secret && confirmedAt ? { secret } : null };
}

/** Adds an admin, who is also the actor; null when the e-mail address is taken. */
export async function insertAdmin(
  db: Db,
  row: Admin & { passwordHash: string; status: "pending" | "active" },
  context: WriteContext,
): Promise<Admin | null> {
  try {
    await auditedBatch(db, context, {
      write: db.insert(admins).values({ ...row, createdAt: context.now, updatedAt: context.now }),
      audit: { action: "admin.register", subjectId: row.id, detail: { status: row.status } },
    });
  } catch (error) {
    if (isUniqueViolation(error)) return null;
    throw error;
  }
  return { id: row.id, name: row.name, email: row.email, role: row.role };
}

/** Gives an admin another name. */
export async function renameAdmin(
  db: Db,
  { id, name }: { id: string; name: string },
  context: WriteContext,
): Promise<void> {
  await auditedBatch(db, context, {
    write: db
      .update(admins)
      .set({ name, updatedAt: context.now })
      .where(and(eq(admins.id, id), ne(admins.name, name))),
    audit: { action: "admin.rename", subjectId: id },
  });
}

/** Sets a new password and ends every other session of the admin. */
export async function changePassword(
  db: Db,
  { adminId, sessionId, passwordHash }: { adminId: string; sessionId: string; passwordHash: string },
  context: WriteContext,
): Promise<void> {
  await auditedBatch(db, context, {
    write: db.update(admins).set({ passwordHash, updatedAt: context.now }).where(eq(admins.id, adminId)),
    audit: { action: "admin.change_password", subjectId: adminId },
    after: [db.delete(sessions).where(and(eq(sessions.adminId, adminId), ne(sessions.id, sessionId)))],
  });
}
