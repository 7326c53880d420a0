import { and, asc, count, eq, gte, isNotNull, lt, sql } from "drizzle-orm";
import type { NotificationPreferences } from "#shared/contract/admins.ts";
import type { FormType } from "#shared/contract/submission-fields.ts";
import type { Db } from "../../db/client.ts";
import { admins, submissions } from "../../db/schema.ts";
import { type Actor, auditEntry } from "../audit/audit.queries.ts";

/** What somebody chose who never chose: no mail. */
const nothing: NotificationPreferences = { formTypes: [], digest: false };

/** Which mails this person wants. */
export async function findChoice(db: Db, adminId: string): Promise<NotificationPreferences> {
  const [row] = await db
    .select({ choice: admins.notifications })
    .from(admins)
    .where(eq(admins.id, adminId))
    .limit(1);
  return (row?.choice as NotificationPreferences | null | undefined) ?? nothing;
}

/** Keeps which mails this person wants. */
export async function saveChoice(
  db: Db,
  { adminId, choice }: { adminId: string; choice: NotificationPreferences },
  { actor, now, auditId }: { actor: Actor; now: number; auditId: string },
): Promise<void> {
  const wantsNone = choice.formTypes.length === 0 && !choice.digest;
  await db.batch([
    db
      .update(admins)
      .set({ notifications: wantsNone ? null : choice, updatedAt: now })
      .where(eq(admins.id, adminId)),
    auditEntry(db, {
      id: auditId,
      at: now,
      actor,
      action: "admin.notifications",
      subjectType: "admin",
      subjectId: adminId,
    }),
  ]);
}

export interface Recipient {
  email: string;
  choice: NotificationPreferences;
}

/** The active staff who want any mail. */
export async function listRecipients(db: Db): Promise<Recipient[]> {
  const rows = await db
    .select({ email: admins.email, choice: admins.notifications })
    .from(admins)
    .where(and(sql`status = 'active'`, isNotNull(admins.notifications)));
  return rows.map(({ email, choice }) => ({
    email,
    choice: (choice as NotificationPreferences | null) ?? nothing,
  }));
}

/** What a mail says of an enquiry. */
export interface MailedEnquiry {
  id: string;
  reference: string;
  formType: FormType;
  firstName: string;
  lastName: string | null;
  email: string;
  phone: string | null;
  createdAt: number;
  formData: Record<string, string | null>;
}

const enquiry = {
  id: submissions.id,
  reference: submissions.reference,
  formType: submissions.formType,
  firstName: submissions.firstName,
  lastName: submissions.lastName,
  email: submissions.email,
  phone: submissions.phone,
  createdAt: submissions.createdAt,
  formData: submissions.formData,
};
// As literals, so that SQLite sees the partial index.
const good = sql`spam = 0 AND is_active = 1`;

/** One enquiry, unless it is spam or deleted. */
export function findEnquiry(db: Db, id: string): Promise<MailedEnquiry[]> {
  return db
    .select(enquiry)
    .from(submissions)
    .where(and(eq(submissions.id, id), good))
    .limit(1);
}

/** The enquiries from `from` up to and without `to` (milliseconds), oldest first. */
export function listEnquiries(
  db: Db,
  { from, to, limit }: { from: number; to: number; limit: number },
): Promise<MailedEnquiry[]> {
  return db
    .select(enquiry)
    .from(submissions)
    .where(during(from, to))
    .orderBy(asc(submissions.createdAt))
    .limit(limit);
}

/** How many enquiries of each form came in during that time. */
export function countEnquiries(
  db: Db,
  { from, to }: { from: number; to: number },
): Promise<{ formType: FormType; count: number }[]> {
  return db
    .select({ formType: submissions.formType, count: count() })
    .from(submissions)
    .where(during(from, to))
    .groupBy(submissions.formType);
}

function during(from: number, to: number) {
  return and(good, gte(submissions.createdAt, from), lt(submissions.createdAt, to));
}
