import { and, eq, gt, lt, sql } from "drizzle-orm";
import { submissionCodeAttempts, submissionCodeMs } from "#shared/privacy-terms.ts";
import type { Db } from "../../db/client.ts";
import { submissionCodes } from "../../db/schema.ts";

/** Stores the code of an address in place of an earlier one. */
export async function storeCode(
  db: Db,
  { emailHash, codeHash }: { emailHash: string; codeHash: string },
  now: number,
): Promise<void> {
  const code = { codeHash, attempts: 0, sentAt: now, expiresAt: now + submissionCodeMs };
  await db
    .insert(submissionCodes)
    .values({ emailHash, ...code })
    .onConflictDoUpdate({ target: submissionCodes.emailHash, set: code });
}

/**
 * Whether this is the code of the address; it then works no more. Each call is one of its attempts,
 * also of calls at the same time.
 */
export async function redeemCode(
  db: Db,
  { emailHash, codeHash }: { emailHash: string; codeHash: string },
  now: number,
): Promise<boolean> {
  const [, redeemed] = await db.batch([
    db
      .update(submissionCodes)
      .set({ attempts: sql`attempts + 1` })
      .where(eq(submissionCodes.emailHash, emailHash)),
    db
      .delete(submissionCodes)
      .where(
        and(
          eq(submissionCodes.emailHash, emailHash),
          eq(submissionCodes.codeHash, codeHash),
          gt(submissionCodes.expiresAt, now),
          sql`attempts <= ${submissionCodeAttempts}`,
        ),
      )
      .returning({ emailHash: submissionCodes.emailHash }),
  ]);
  return redeemed.length > 0;
}

/** Deletes codes that are too old. */
export async function expireCodes(db: Db, now: number): Promise<void> {
  await db.delete(submissionCodes).where(lt(submissionCodes.expiresAt, now));
}
