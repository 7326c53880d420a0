import { and, eq, gt, isNotNull, sql } from "drizzle-orm";
import type { Submission } from "#shared/contract/submissions.ts";
import { isoTime } from "#shared/time.ts";
import type { Db } from "../../db/client.ts";
import { insertWhere } from "../../db/insert-where.ts";
import { submissionHistory, submissions } from "../../db/schema.ts";
import { auditedBatch, previousChanged, type WriteContext } from "../audit/audit.queries.ts";
import { type DueReminder, reminderPrefix } from "../mail/mail.rules.ts";
import { withReminder } from "./submission-filter.queries.ts";

/** When to call, in milliseconds since 1970, and what about. */
interface Reminder {
  at: number;
  note: string | null;
}

/**
 * Sets a submission's reminder, or removes it with null. The version stays the same, so that an
 * edit being made can still be saved.
 */
export async function setReminder(
  db: Db,
  before: Submission,
  reminder: Reminder | null,
  context: WriteContext,
): Promise<void> {
  const { actor, now, newId } = context;
  const from = before.reminder?.at ?? null;
  const to = reminder && isoTime(reminder.at);
  await auditedBatch(db, context, {
    write: db
      .update(submissions)
      .set({
        reminderAt: reminder?.at ?? null,
        reminderNote: reminder?.note ?? null,
        reminderAdminId: reminder && actor.id,
        updatedAt: now,
      })
      .where(
        and(
          eq(submissions.id, before.id),
          sql`is_active = 1`,
          reminder ? undefined : isNotNull(submissions.reminderAt),
        ),
      ),
    audit: { action: reminder ? "submission.remind" : "submission.end_reminder", subjectId: before.id },
    history: [
      insertWhere(
        db,
        submissionHistory,
        {
          id: newId(),
          submissionId: before.id,
          at: now,
          adminId: actor.id,
          adminName: actor.name,
          field: "reminder",
          from,
          to,
        },
        previousChanged,
      ),
    ],
  });
}

const columns = {
  id: submissions.id,
  reference: submissions.reference,
  firstName: submissions.firstName,
  lastName: submissions.lastName,
  phone: submissions.phone,
  at: sql<number>`${submissions.reminderAt}`,
  note: submissions.reminderNote,
  assigneeId: submissions.assigneeId,
  adminId: submissions.reminderAdminId,
};

/** The reminders without an email whose time came after `from` and until `to`, the earliest first. */
export function listDueReminders(
  db: Db,
  { from, to, limit }: { from: number; to: number; limit: number },
): Promise<DueReminder[]> {
  return db
    .select(columns)
    .from(submissions)
    .where(
      and(
        sql`is_active = 1 AND spam = 0 AND reminder_at IS NOT NULL`,
        gt(submissions.reminderAt, from),
        sql`reminder_at <= ${to}`,
        sql`NOT EXISTS (SELECT 1 FROM outbox WHERE about = ${reminderPrefix} || submissions.id || ':' || reminder_at)`,
      ),
    )
    .orderBy(submissions.reminderAt)
    .limit(limit);
}

/** How many reminders are due at `now`, and how many more are until `until`; each up to `max`. */
export async function countReminders(
  db: Db,
  { now, until, max }: { now: number; until: number; max: number },
): Promise<{ due: number; later: number }> {
  const [row] = await db.all<{ due: number; later: number }>(
    sql`SELECT (SELECT count(*) FROM (SELECT 1 FROM ${withReminder} AND reminder_at <= ${now} LIMIT ${max})) AS due,
      (SELECT count(*) FROM (
        SELECT 1 FROM ${withReminder} AND reminder_at > ${now} AND reminder_at < ${until} LIMIT ${max}
      )) AS later`,
  );
  return row ?? { due: 0, later: 0 };
}
