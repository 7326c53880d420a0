import { type SQL, sql } from "drizzle-orm";
import type { SamePersonSubmission, Submission } from "#shared/contract/submissions.ts";
import { submissionSummary } from "#shared/form-answers.ts";
import { isoTime } from "#shared/time.ts";
import type { Db } from "../../db/client.ts";
import { submissionLinks } from "../../db/schema.ts";
import { auditedBatch, type WriteContext } from "../audit/audit.queries.ts";

const maxListed = 20;
const maxSummaryLength = 200;

// CROSS JOIN keeps SQLite from reading every submission to find the few that are linked.

/** The submissions that staff linked with this one; not those that are deleted or restricted. */
export function listLinked(
  db: Db,
  id: string,
): Promise<{ id: string; reference: string; createdAt: number }[]> {
  return db.all(
    sql`SELECT s.id, s.reference, s.created_at AS createdAt FROM (${linksOf(id)}) l
      CROSS JOIN submissions s ON s.id = l.id WHERE s.is_active = 1`,
  );
}

/**
 * Other submissions with the same email address or phone number, or linked with this one, newest
 * first. A name alone never counts.
 */
export async function listSamePerson(
  db: Db,
  { id, email, phone }: Pick<Submission, "id" | "email" | "phone">,
): Promise<SamePersonSubmission[]> {
  const newest = sql`is_active = 1 AND spam = 0 ORDER BY created_at DESC LIMIT ${maxListed + 1}`;
  type Row = Omit<SamePersonSubmission, "createdAt" | "summary"> & { createdAt: number; formData: string };
  const rows = await db.all<Row>(
    sql`SELECT s.id, s.reference, s.form_type AS formType, s.form_data AS formData, s.status, s.created_at AS createdAt, (
        SELECT admin_name FROM submission_links WHERE submission_id = min(s.id, ${id}) AND other_id = max(s.id, ${id})
      ) AS linkedBy
      FROM (SELECT id FROM (SELECT id FROM submissions INDEXED BY submissions_email WHERE email = ${email} AND ${newest})
        UNION SELECT id FROM (SELECT id FROM submissions INDEXED BY submissions_phone WHERE phone IS NOT NULL AND phone = ${phone} AND ${newest})
        UNION SELECT id FROM (${linksOf(id)})) found
      CROSS JOIN submissions s ON s.id = found.id
      WHERE s.is_active = 1 AND s.id <> ${id} ORDER BY s.created_at DESC LIMIT ${maxListed}`,
  );
  return rows.map(({ formData, createdAt, ...row }) => {
    const summary = submissionSummary({ formType: row.formType, formData: JSON.parse(formData) });
    return { ...row, createdAt: isoTime(createdAt), summary: summary.slice(0, maxSummaryLength) };
  });
}

/**
 * Links two submissions of one person, each also with those that the other is linked with, so that
 * all of them are worked as one. Linking again changes nothing.
 */
export async function linkSubmissions(
  db: Db,
  { id, otherId }: { id: string; otherId: string },
  context: WriteContext,
): Promise<void> {
  await auditedBatch(db, context, {
    write: db
      .insert(submissionLinks)
      .select(
        sql`SELECT min(one.id, two.id), max(one.id, two.id), ${context.now}, ${context.actor.name}
          FROM (SELECT ${id} AS id UNION SELECT id FROM (${linksOf(id)})) one,
            (SELECT ${otherId} AS id UNION SELECT id FROM (${linksOf(otherId)})) two
          WHERE one.id <> two.id`,
      )
      .onConflictDoNothing(),
    audit: { action: "submission.link", subjectId: id, detail: { other: otherId } },
  });
}

/** Takes one submission out of those that another is linked with. Returns whether it was linked. */
export async function unlinkSubmission(
  db: Db,
  { id, otherId }: { id: string; otherId: string },
  context: WriteContext,
): Promise<boolean> {
  const isLinked = sql`EXISTS (SELECT 1 FROM (${linksOf(id)}) WHERE id = ${otherId})`;
  const removed = await auditedBatch(db, context, {
    write: db
      .delete(submissionLinks)
      .where(sql`(submission_id = ${otherId} OR other_id = ${otherId}) AND ${isLinked}`)
      .returning({ id: submissionLinks.otherId }),
    audit: { action: "submission.unlink", subjectId: id, detail: { other: otherId } },
  });
  return removed.length > 0;
}

/** The ids that a submission is linked with. */
function linksOf(id: string): SQL {
  return sql`SELECT other_id AS id FROM submission_links WHERE submission_id = ${id}
    UNION ALL SELECT submission_id FROM submission_links WHERE other_id = ${id}`;
}
