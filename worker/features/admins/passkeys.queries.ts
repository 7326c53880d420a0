import { and, desc, eq, isNotNull, lt, or, sql } from "drizzle-orm";
import type { Admin } from "#shared/contract/admins.ts";
import type { Passkey } from "#shared/contract/sign-in.ts";
import { isoTime, isoTimeOrNull } from "#shared/time.ts";
import type { Db } from "../../db/client.ts";
import { isUniqueViolation } from "../../db/errors.ts";
import { admins, passkeys } from "../../db/schema.ts";
import { auditedBatch, type WriteContext } from "../audit/audit.queries.ts";
import { adminColumns } from "./admins.queries.ts";

/** More than anybody needs. */
export const maxPasskeys = 20;

export interface StoredPasskey {
  id: string;
  credentialId: string;
  /** Base64url. */
  publicKey: string;
  counter: number;
  transports: string[];
}

/** An admin's passkeys, newest first. */
export async function listPasskeys(db: Db, adminId: string): Promise<(Passkey & StoredPasskey)[]> {
  const rows = await db
    .select()
    .from(passkeys)
    .where(eq(passkeys.adminId, adminId))
    .orderBy(desc(passkeys.id))
    .limit(maxPasskeys);
  return rows.map(({ createdAt, lastUsedAt, ...row }) => ({
    ...row,
    createdAt: isoTime(createdAt),
    lastUsedAt: isoTimeOrNull(lastUsedAt),
  }));
}

/** The passkey with this credential id and its admin, when they are active; otherwise null. */
export async function findPasskey(
  db: Db,
  credentialId: string,
): Promise<{ passkey: StoredPasskey; admin: Admin } | null> {
  const [row] = await db
    .select({
      passkey: {
        id: passkeys.id,
        credentialId: passkeys.credentialId,
        publicKey: passkeys.publicKey,
        counter: passkeys.counter,
        transports: passkeys.transports,
      },
      admin: adminColumns,
    })
    .from(passkeys)
    .innerJoin(admins, eq(admins.id, passkeys.adminId))
    .where(and(eq(passkeys.credentialId, credentialId), eq(admins.status, "active")))
    .limit(1);
  return row ?? null;
}

/** Stores a passkey. Returns false when its credential is stored already. */
export async function insertPasskey(
  db: Db,
  row: StoredPasskey & { adminId: string; name: string },
  context: WriteContext,
): Promise<boolean> {
  try {
    await auditedBatch(db, context, {
      write: db.insert(passkeys).values({ ...row, createdAt: context.now }),
      audit: { action: "admin.add_passkey", subjectId: row.adminId },
    });
    return true;
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
}

/**
 * Writes a passkey's use. Returns false when its counter is not higher than the stored one, which
 * a copied key or a repeated answer shows; keys that do not count send 0.
 */
export async function countPasskeyUse(
  db: Db,
  { id, counter, now }: { id: string; counter: number; now: number },
): Promise<boolean> {
  const isHigher = or(lt(passkeys.counter, counter), sql`${passkeys.counter} = 0 AND ${counter} = 0`);
  const used = await db
    .update(passkeys)
    .set({ counter, lastUsedAt: now })
    .where(and(eq(passkeys.id, id), isHigher))
    .returning({ id: passkeys.id });
  return used.length > 0;
}

/** Renames an admin's passkey. Returns whether there is one. */
export async function renamePasskey(
  db: Db,
  { id, adminId, name }: { id: string; adminId: string; name: string },
): Promise<boolean> {
  const renamed = await db
    .update(passkeys)
    .set({ name })
    .where(and(eq(passkeys.id, id), eq(passkeys.adminId, adminId)))
    .returning({ id: passkeys.id });
  return renamed.length > 0;
}

/** Removes an admin's passkey. Returns whether there was one. */
export async function deletePasskey(
  db: Db,
  { id, adminId }: { id: string; adminId: string },
  context: WriteContext,
): Promise<boolean> {
  const deleted = await auditedBatch(db, context, {
    write: db
      .delete(passkeys)
      .where(and(eq(passkeys.id, id), eq(passkeys.adminId, adminId)))
      .returning({ id: passkeys.id }),
    audit: { action: "admin.remove_passkey", subjectId: adminId },
  });
  return deleted.length > 0;
}

/** An admin's second factors. */
export async function listFactors(db: Db, adminId: string): Promise<("passkey" | "code")[]> {
  const [keys, codes] = await db.batch([
    db.select({ id: passkeys.id }).from(passkeys).where(eq(passkeys.adminId, adminId)).limit(1),
    db
      .select({ id: admins.id })
      .from(admins)
      .where(and(eq(admins.id, adminId), isNotNull(admins.totpConfirmedAt))),
  ]);
  return [
    ...(keys.length > 0 ? (["passkey"] as const) : []),
    ...(codes.length > 0 ? (["code"] as const) : []),
  ];
}
