import { and, eq, isNull, ne, sql } from "drizzle-orm";
import { messageField } from "#shared/own-submission.ts";
import type { Db } from "../../db/client.ts";
import { insertWhere } from "../../db/insert-where.ts";
import { privacyRequests, submissionHistory, submissions } from "../../db/schema.ts";
import { auditedBatch, previousChanged, type WriteContext } from "../audit/audit.queries.ts";

/** A submission as its sender's page changes it. */
export type OwnSubmission = NonNullable<Awaited<ReturnType<typeof findOwnSubmission>>>;

/** The submission that a link opens; null when it is revoked or the submission is erased. */
export async function findOwnSubmission(db: Db, { id, linkVersion }: { id: string; linkVersion: number }) {
  const [row] = await db
    .select({
      id: submissions.id,
      reference: submissions.reference,
      formType: submissions.formType,
      language: submissions.language,
      firstName: submissions.firstName,
      lastName: submissions.lastName,
      email: submissions.email,
      phone: submissions.phone,
      formData: submissions.formData,
      marketingConsent: submissions.marketingConsent,
      restrictedAt: submissions.restrictedAt,
      linkVersion: submissions.linkVersion,
      version: submissions.version,
    })
    .from(submissions)
    .where(and(eq(submissions.id, id), eq(submissions.linkVersion, linkVersion)))
    .limit(1);
  return row ?? null;
}

/** What a sender may correct; a missing message is null. */
export interface Correction {
  firstName: string;
  lastName: string | null;
  /** Null only while the sender has given none. */
  email: string | null;
  phone: string | null;
  message: string | null;
}

/**
 * Corrects a submission that still has its version and is not restricted, with a history entry for
 * each changed field. Returns the changed fields, or null when the version has moved on.
 */
export async function correctSubmission(
  db: Db,
  submission: OwnSubmission,
  { message, ...person }: Correction,
  context: WriteContext,
): Promise<string[] | null> {
  const field = messageField(submission).name;
  const before: Correction = { ...submission, message: submission.formData[field] ?? null };
  const after: Correction = { ...person, message };
  const names = ["firstName", "lastName", "email", "phone", "message"] as const;
  const changed = names.filter((name) => after[name] !== before[name]);
  if (changed.length === 0) return [];
  const written = await auditedBatch(db, context, {
    write: db
      .update(submissions)
      .set({
        ...person,
        email: person.email ?? undefined,
        ...(changed.includes("message") && { formData: { ...submission.formData, [field]: message } }),
        updatedAt: context.now,
        version: submission.version + 1,
      })
      .where(
        and(
          eq(submissions.id, submission.id),
          eq(submissions.version, submission.version),
          isNull(submissions.restrictedAt),
        ),
      )
      .returning({ id: submissions.id }),
    audit: { action: "submission.correct", subjectId: submission.id, detail: { fields: changed } },
    history: changed.map((name) =>
      insertChange(db, submission.id, { field: name, from: before[name], to: after[name] }, context),
    ),
  });
  return written.length > 0 ? changed : null;
}

/** Gives or withdraws the consent to news; nothing happens when it is so already. */
export async function setMarketingConsent(
  db: Db,
  id: string,
  marketing: boolean,
  context: WriteContext,
): Promise<void> {
  await auditedBatch(db, context, {
    write: db
      .update(submissions)
      .set({ marketingConsent: marketing, updatedAt: context.now, version: sql`version + 1` })
      .where(
        and(
          eq(submissions.id, id),
          ne(submissions.marketingConsent, marketing),
          isNull(submissions.restrictedAt),
        ),
      )
      .returning({ id: submissions.id }),
    audit: { action: "submission.marketing", subjectId: id, detail: { marketing } },
    history: [
      insertChange(db, id, { field: "marketing", from: String(!marketing), to: String(marketing) }, context),
    ],
  });
}

/** How many complaints about a submission wait for an answer. */
export function countOpenComplaints(db: Db, id: string): Promise<number> {
  return db.$count(
    privacyRequests,
    and(
      eq(privacyRequests.submissionId, id),
      eq(privacyRequests.type, "grievance"),
      isNull(privacyRequests.closedAt),
    ),
  );
}

/** A history entry without an admin: the sender did it. */
function insertChange(
  db: Db,
  id: string,
  { field, from, to }: { field: string; from: string | null; to: string | null },
  { now, newId }: WriteContext,
) {
  return insertWhere(
    db,
    submissionHistory,
    { id: newId(), submissionId: id, at: now, field, from, to },
    previousChanged,
  );
}
