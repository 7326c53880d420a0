import { and, eq, gt, lt, sql } from "drizzle-orm";
import { enquiryCodeAttempts, enquiryCodeMs } from "#shared/privacy-terms.ts";
import type { Db } from "../../db/client.ts";
import { enquiryCodes } from "../../db/schema.ts";

/** Stores the code of an address in place of an earlier one. */
export async function storeCode(
  db: Db,
  { emailHash, codeHash }: { emailHash: string; codeHash: string },
  now: number,
): Promise<void> {
  const code = { codeHash, attempts: 0, sentAt: now, expiresAt: now + enquiryCodeMs };
  await db
    .insert(enquiryCodes)
    .values({ emailHash, ...code })
    .onConflictDoUpdate({ target: enquiryCodes.emailHash, set: code });
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
    db.update(enquiryCodes).set({ attempts: sql`attempts + 1` }).where(eq(enquiryCodes.emailHash, emailHash)),
    db
      .delete(enquiryCodes)
      .where(
        and(
          eq(enquiryCodes.emailHash, emailHash),
          eq(enquiryCodes.codeHash, codeHash),
          gt(enquiryCodes.expiresAt, now),
          sql`attempts <= ${enquiryCodeAttempts}`,
        ),
      )
      .returning({ emailHash: enquiryCodes.emailHash }),
  ]);
  return redeemed.length > 0;
}

/** Deletes codes that are too old. */
export async function expireCodes(db: Db, now: number): Promise<void> {
  await db.delete(enquiryCodes).where(lt(enquiryCodes.expiresAt, now));
}
