import { and, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Submission, SubmissionContact, TimelineEntry } from "#shared/contract/submissions.ts";
import { staffLimits } from "#shared/staff-limits.ts";
import { isoTime, minuteMs } from "#shared/time.ts";
import type { Db } from "../../db/client.ts";
import { insertWhere } from "../../db/insert-where.ts";
import { submissionHistory as history, outbox, submissions } from "../../db/schema.ts";
import { auditedBatch, previousChanged, type WriteContext } from "../audit/audit.queries.ts";
import { mentionEmailKey } from "../mail/mail.rules.ts";
import { mentionEmail } from "../mail/mail.templates.ts";
import { insertEmailIf } from "../mail/outbox.queries.ts";
import { firstResponseWithout, isResponse, respondedAt } from "./first-response.queries.ts";
import { listLinked } from "./submission-links.queries.ts";

const maxEntries = 200;

/** The timeline of a submission, newest first. */
export async function listTimeline(db: Db, submissionId: string): Promise<TimelineEntry[]> {
  const rows = await db
    .select()
    .from(history)
    .where(eq(history.submissionId, submissionId))
    .orderBy(desc(history.seq))
    .limit(maxEntries);
  return rows.map(toEntry);
}

/** The columns of an entry that say who wrote it, about what, and when. */
function entryBy({ actor, now }: WriteContext, submissionId: string) {
  return { submissionId, at: now, adminId: actor.id, adminName: actor.name };
}

function toEntry({
  id,
  at,
  adminName,
  field,
  from,
  to,
  outcome,
}: typeof history.$inferSelect): TimelineEntry {
  return { id, at: isoTime(at), adminName, field, from, to, outcome };
}

/**
 * Adds a note, which becomes the submission's latest, and queues the mails to those whom it mentions.
 * They are sent once the note can no longer be undone.
 */
export async function addNote(
  db: Db,
  before: Submission,
  { text, recipients, siteUrl }: { text: string; recipients: string[]; siteUrl: string | null },
  context: WriteContext,
): Promise<void> {
  const { actor, now, newId } = context;
  const entryId = newId();
  const { id, reference } = before;
  const email = mentionEmail({ id, entryId, reference, author: actor.name, text }, siteUrl);
  const dueAt = now + staffLimits.undoSendMs;
  await auditedBatch(db, context, {
    write: db
      .update(submissions)
      .set({ notes: text, updatedAt: now, version: sql`version + 1` })
      .where(and(eq(submissions.id, before.id), sql`is_active = 1`)),
    audit: { action: "submission.note", subjectId: before.id },
    history: [
      insertWhere(
        db,
        history,
        {
          ...entryBy(context, before.id),
          id: entryId,
          field: "notes",
          from: before.notes,
          to: text,
        },
        previousChanged,
      ),
      ...recipients.map((recipient) =>
        insertEmailIf(db, { ...email, recipient }, previousChanged, { now, newId, dueAt }),
      ),
    ],
  });
}

/** Within this time the same contact by the same admin counts once. */
const contactRepeatMs = minuteMs;

/**
 * Logs that the sender was contacted, which is the first response when there was none and the
 * person was reached. The version stays the same, so that an edit being made can still be saved.
 */
export async function logContact(
  db: Db,
  before: Submission,
  { channel, outcome = null }: SubmissionContact,
  context: WriteContext,
): Promise<void> {
  const { actor, now, newId } = context;
  const response = respondedAt(Date.parse(before.createdAt), now);
  await auditedBatch(db, context, {
    write: insertWhere(
      db,
      history,
      { ...entryBy(context, before.id), id: newId(), field: "contact", to: channel, outcome },
      sql`NOT EXISTS (SELECT 1 FROM submission_history WHERE submission_id = ${before.id} AND field = 'contact'
        AND to_value = ${channel} AND outcome IS ${outcome} AND admin_id = ${actor.id} AND at > ${now - contactRepeatMs})`,
    ),
    audit: {
      action: "submission.contact",
      subjectId: before.id,
      detail: { channel, ...(outcome && { outcome }) },
    },
    history: [
      db
        .update(submissions)
        .set({ ...(isResponse(outcome) && response), updatedAt: now })
        .where(and(eq(submissions.id, before.id), sql`is_active = 1`, previousChanged)),
    ],
  });
}

/** The latest contact or note of an admin about a submission. */
export async function latestEntry(
  db: Db,
  submissionId: string,
  { adminId, field }: { adminId: string | null; field: "contact" | "notes" },
): Promise<TimelineEntry | null> {
  const [row] = await db
    .select()
    .from(history)
    .where(
      and(
        eq(history.submissionId, submissionId),
        eq(history.field, field),
        sql`${history.adminId} IS ${adminId}`,
      ),
    )
    .orderBy(desc(history.seq))
    .limit(1);
  return row ? toEntry(row) : null;
}

/**
 * Takes a contact or a note back: its entry leaves the timeline, and the first response or the
 * latest note becomes the one before. Returns whether there was such an entry.
 */
export async function takeBackEntry(
  db: Db,
  submission: Submission,
  entryId: string,
  context: WriteContext,
): Promise<boolean> {
  const [entry] = await db
    .select()
    .from(history)
    .where(
      and(
        eq(history.id, entryId),
        eq(history.submissionId, submission.id),
        inArray(history.field, ["contact", "notes"]),
      ),
    );
  if (!entry) return false;
  const own = { id: submission.id, createdAt: Date.parse(submission.createdAt) };
  const response = await firstResponseWithout(db, entryId, own, await listLinked(db, own.id));
  const isThis = and(eq(submissions.id, submission.id), previousChanged);
  const removed = await auditedBatch(db, context, {
    write: db.delete(history).where(eq(history.id, entryId)).returning({ id: history.id }),
    audit: { action: "submission.take_back", subjectId: submission.id, detail: { field: entry.field } },
    history: [
      entry.field === "contact"
        ? db
            .update(submissions)
            .set({ ...response, updatedAt: context.now })
            .where(and(isThis, eq(submissions.firstRespondedAt, entry.at)))
        : db
            .update(submissions)
            .set({
              notes: sql`(SELECT to_value FROM submission_history WHERE submission_id = ${submission.id}
                AND field = 'notes' ORDER BY seq DESC LIMIT 1)`,
              updatedAt: context.now,
              version: sql`version + 1`,
            })
            .where(isThis),
    ],
    after: [
      db
        .delete(outbox)
        .where(
          and(
            eq(outbox.dedupeKey, mentionEmailKey(submission.id, entryId)),
            isNull(outbox.sentAt),
            sql`NOT EXISTS (SELECT 1 FROM submission_history WHERE id = ${entryId} AND submission_id = ${submission.id})`,
          ),
        ),
    ],
  });
  return removed.length > 0;
}
