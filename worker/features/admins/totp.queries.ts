import { randomInt } from "node:crypto";
import { and, count, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { TotpState } from "#shared/contract/sign-in.ts";
import type { Db } from "../../db/client.ts";
import { admins, recoveryCodes } from "../../db/schema.ts";
import { sha256 } from "../../platform/digest.ts";
import { auditedBatch, type WriteContext } from "../audit/audit.queries.ts";
import { acceptedStep } from "./totp.rules.ts";

const recoveryCodeCount = 10;
/** Without characters that look alike. 24 of them have 120 bits, so a fast hash is enough. */
const alphabet = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

/** Whether an admin's second step is on, and how many recovery codes are left. */
export async function totpState(db: Db, adminId: string): Promise<TotpState> {
  const [[admin], [codes]] = await db.batch([
    db.select({ confirmedAt: admins.totpConfirmedAt }).from(admins).where(eq(admins.id, adminId)),
    db.select({ count: count() }).from(recoveryCodes).where(eq(recoveryCodes.adminId, adminId)),
  ]);
  return { enabled: Boolean(admin?.confirmedAt), recoveryCodes: codes?.count ?? 0 };
}

/** The secret that waits for its first code, or null. */
export async function findUnconfirmedSecret(db: Db, adminId: string): Promise<string | null> {
  const [row] = await db
    .select({ secret: admins.totpSecret })
    .from(admins)
    .where(and(eq(admins.id, adminId), isNull(admins.totpConfirmedAt)))
    .limit(1);
  return row?.secret ?? null;
}

/** Stores a new secret, which a code has to confirm. Returns false when the second step is on. */
export async function storeSecret(db: Db, adminId: string, secret: string): Promise<boolean> {
  const stored = await db
    .update(admins)
    .set({ totpSecret: secret, totpLastStep: null })
    .where(and(eq(admins.id, adminId), isNull(admins.totpConfirmedAt)))
    .returning({ id: admins.id });
  return stored.length > 0;
}

/**
 * Accepts a code of the authenticator app, or a recovery code. Each is accepted once, also of
 * concurrent requests.
 */
export async function acceptCode(
  db: Db,
  { adminId, secret, code, now }: { adminId: string; secret: string; code: string; now: number },
): Promise<boolean> {
  const plain = code.replace(/[\s-]/g, "").toUpperCase();
  if (!/^\d{6}$/.test(plain)) {
    const used = await db
      .delete(recoveryCodes)
      .where(and(eq(recoveryCodes.adminId, adminId), eq(recoveryCodes.codeHash, await sha256(plain))))
      .returning({ adminId: recoveryCodes.adminId });
    return used.length > 0;
  }
  const step = acceptedStep(secret, plain, now);
  if (step === null) return false;
  const accepted = await db
    .update(admins)
    .set({ totpLastStep: step })
    .where(and(eq(admins.id, adminId), sql`coalesce(totp_last_step, 0) < ${step}`))
    .returning({ id: admins.id });
  return accepted.length > 0;
}

/** Turns the second step on and replaces the recovery codes. Returns the new ones. */
export async function confirmTotp(db: Db, adminId: string, context: WriteContext): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, newRecoveryCode);
  const hashes = await Promise.all(codes.map((code) => sha256(code.replaceAll("-", ""))));
  await auditedBatch(db, context, {
    write: db
      .update(admins)
      .set({ totpConfirmedAt: sql`coalesce(totp_confirmed_at, ${context.now})` })
      .where(and(eq(admins.id, adminId), isNotNull(admins.totpSecret))),
    audit: { action: "admin.second_step_on", subjectId: adminId },
    after: [
      db.delete(recoveryCodes).where(eq(recoveryCodes.adminId, adminId)),
      db.insert(recoveryCodes).values(hashes.map((codeHash) => ({ adminId, codeHash }))),
    ],
  });
  return codes;
}

/** Turns the second step off. */
export async function removeTotp(db: Db, adminId: string, context: WriteContext): Promise<void> {
  await auditedBatch(db, context, {
    write: db
      .update(admins)
      .set({ totpSecret: null, totpConfirmedAt: null, totpLastStep: null })
      .where(and(eq(admins.id, adminId), isNotNull(admins.totpSecret))),
    audit: { action: "admin.second_step_off", subjectId: adminId },
    after: [db.delete(recoveryCodes).where(eq(recoveryCodes.adminId, adminId))],
  });
}

/** Such as `7K3MQX-2QX9AB-HJ4NPR-WX5YZ6`. */
function newRecoveryCode(): string {
  const characters = Array.from({ length: 24 }, () => alphabet[randomInt(alphabet.length)]).join("");
  return characters.match(/.{6}/g)?.join("-") ?? characters;
}
