import { and, eq, isNotNull, ne, sql } from "drizzle-orm";
import type { NotificationPreferences } from "#shared/contract/admins.ts";
import type { Db } from "../../db/client.ts";
import { admins, signatures } from "../../db/schema.ts";
import { auditedBatch, type WriteContext } from "../audit/audit.queries.ts";

/** The preferences of an admin who never set any. */
const noEmail: NotificationPreferences = { formTypes: [], digest: false };

/** Which emails an admin wants. */
export async function findPreferences(db: Db, adminId: string): Promise<NotificationPreferences> {
  const [row] = await db
    .select({ preferences: admins.notifications })
    .from(admins)
    .where(eq(admins.id, adminId))
    .limit(1);
  return row?.preferences ?? noEmail;
}

/** Stores which emails an admin wants. */
export async function savePreferences(
  db: Db,
  { adminId, preferences }: { adminId: string; preferences: NotificationPreferences },
  context: WriteContext,
): Promise<void> {
  const wantsNone = preferences.formTypes.length === 0 && !preferences.digest;
  await auditedBatch(db, context, {
    write: db
      .update(admins)
      .set({ notifications: wantsNone ? null : preferences, updatedAt: context.now })
      .where(eq(admins.id, adminId)),
    audit: { action: "admin.notifications", subjectId: adminId },
  });
}

/** What ends the mails of an admin, or null. */
export async function findSignature(db: Db, adminId: string): Promise<string | null> {
  const [row] = await db.select().from(signatures).where(eq(signatures.adminId, adminId)).limit(1);
  return row?.text ?? null;
}

/** Stores what ends the mails of an admin; null removes it. */
export async function saveSignature(
  db: Db,
  { adminId, signature: text }: { adminId: string; signature: string | null },
  context: WriteContext,
): Promise<void> {
  const isTheirs = eq(signatures.adminId, adminId);
  await auditedBatch(db, context, {
    write: text
      ? db
          .insert(signatures)
          .values({ adminId, text })
          .onConflictDoUpdate({ target: signatures.adminId, set: { text } })
      : db.delete(signatures).where(isTheirs),
    audit: { action: "admin.signature", subjectId: adminId },
  });
}

export interface Recipient {
  email: string;
  preferences: NotificationPreferences;
}

/** The active admins who want any email, and whose role includes submissions. */
export async function listRecipients(db: Db): Promise<Recipient[]> {
  const rows = await db
    .select({ email: admins.email, preferences: admins.notifications })
    .from(admins)
    .where(and(sql`status = 'active'`, isNotNull(admins.notifications), ne(admins.role, "editor")));
  return rows.map(({ email, preferences }) => ({ email, preferences: preferences ?? noEmail }));
}
