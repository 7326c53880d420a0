import { and, eq, ne } from "drizzle-orm";
import type { Admin } from "#shared/contract/admins.ts";
import type { Db } from "../../db/client.ts";
import { isUniqueViolation } from "../../db/errors.ts";
import { admins, sessions } from "../../db/schema.ts";
import { auditedBatch, type WriteContext } from "../audit/audit.queries.ts";

interface AdminCredentials extends Admin {
  passwordHash: string;
  status: "pending" | "active" | "disabled";
}

/** The admin with an e-mail address (lower case), whatever their status, or null. */
export async function findByEmail(db: Db, email: string): Promise<AdminCredentials | null> {
  const [row] = await db
    .select({
      id: admins.id,
      name: admins.name,
      email: admins.email,
      passwordHash: admins.passwordHash,
      status: admins.status,
    })
    .from(admins)
    .where(eq(admins.email, email))
    .limit(1);
  return row ? { ...row, role: "admin" } : null;
}

/** The hash of an admin's password, or null when there is no such admin. */
export async function findPasswordHash(db: Db, id: string): Promise<string | null> {
  const [row] = await db
    .select({ passwordHash: admins.passwordHash })
    .from(admins)
    .where(eq(admins.id, id))
    .limit(1);
  return row?.passwordHash ?? null;
}

/** Adds an admin, who is also the actor; null when the e-mail address is taken. */
export async function insertAdmin(
  db: Db,
  row: { id: string; name: string; email: string; passwordHash: string; status: "pending" | "active" },
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
  return { id: row.id, name: row.name, email: row.email, role: "admin" };
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
