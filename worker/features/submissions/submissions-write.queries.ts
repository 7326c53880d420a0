import { and, eq, inArray, sql } from "drizzle-orm";
import type { ContactChannel } from "#shared/contract/submission-fields.ts";
import type { Submission, SubmissionUpdate } from "#shared/contract/submissions.ts";
import { minuteMs } from "#shared/time.ts";
import type { Db } from "../../db/client.ts";
import { submissionHistory, submissions } from "../../db/schema.ts";
import { auditedBatch, previousChanged, type WriteContext } from "../audit/audit.queries.ts";
import { responseMinutes } from "./submissions.rules.ts";

/** An update with the assignee already looked up. */
type ResolvedUpdate = Omit<SubmissionUpdate, "assigneeId"> & { assignee?: Submission["assignee"] };

interface FieldChange {
  field: string;
  from: string | null;
  to: string | null;
}

/**
 * Changes a live submission that still has `before`'s version, with one history entry for each
 * changed field; all of it or nothing. Returns false when the version has moved on.
 */
export async function updateSubmission(
  db: Db,
  before: Submission,
  update: ResolvedUpdate,
  context: WriteContext,
): Promise<boolean> {
  const { actor, now, newId } = context;
  const { assignee, ...fields } = update;
  const changes = changesOf(before, update);
  if (changes.length === 0) return true;
  const written = await auditedBatch(db, context, {
    write: db
      .update(submissions)
      .set({
        ...fields,
        ...(assignee === undefined ? {} : { assigneeId: assignee?.id ?? null }),
        ...(fields.spam === false ? { spamReasons: [] } : {}),
        version: before.version + 1,
        updatedAt: now,
        ...responseAfter(before, fields.status, now),
      })
      .where(and(eq(submissions.id, before.id), eq(submissions.version, before.version), sql`is_active = 1`))
      .returning({ id: submissions.id }),
    audit: {
      action: "submission.update",
      subjectId: before.id,
      detail: { fields: changes.map(({ field }) => field) },
    },
    history: changes.map(({ field, from, to }) =>
      db.insert(submissionHistory).select(
        sql`SELECT NULL, ${newId()}, ${before.id}, ${now}, ${actor.id}, ${actor.name}, ${field}, ${from}, ${to}
            WHERE ${previousChanged}`,
      ),
    ),
  });
  return written.length > 0;
}

/** The fields that an update changes, as the history shows them. */
function changesOf(before: Submission, { assignee, ...update }: ResolvedUpdate): FieldChange[] {
  const fields = ["status", "priority", "notes", "spam"] as const;
  const changes = fields.flatMap((field): FieldChange[] => {
    const to = update[field];
    return to === undefined || to === before[field]
      ? []
      : [{ field, from: asText(before[field]), to: asText(to) }];
  });
  if (assignee === undefined || assignee?.id === before.assignee?.id) return changes;
  const from = before.assignee?.name ?? null;
  return [...changes, { field: "assignee", from, to: assignee?.name ?? null }];
}

function asText(value: string | boolean | null): string | null {
  return value === null ? null : String(value);
}

/**
 * Leaving `new` is the first response. Returning to it undoes that, unless a contact was logged.
 */
function responseAfter(before: Submission, status: Submission["status"] | undefined, now: number) {
  if (status === undefined || status === before.status) return {};
  if (status !== "new") return firstResponse(before, now);
  const wasContacted = sql`EXISTS (SELECT 1 FROM submission_history WHERE submission_id = ${before.id} AND field = 'contact')`;
  return {
    firstRespondedAt: sql`CASE WHEN ${wasContacted} THEN first_responded_at END`,
    firstResponseMinutes: sql`CASE WHEN ${wasContacted} THEN first_response_minutes END`,
  };
}

/** The columns of a response at `now`; an earlier one stays. */
function firstResponse({ createdAt }: Submission, now: number) {
  const minutes = responseMinutes(Date.parse(createdAt), now);
  return {
    firstRespondedAt: sql`coalesce(first_responded_at, ${now})`,
    firstResponseMinutes: sql`CASE WHEN first_responded_at IS NULL THEN ${minutes} ELSE first_response_minutes END`,
  };
}

/**
 * Within this time the same admin and channel count as one contact: a link may be tapped twice.
 */
const contactRepeatMs = minuteMs;

/**
 * Logs that the enquirer was contacted, which is the first response when there was none. The
 * version stays the same, so that notes being written meanwhile can still be saved.
 */
export async function logContact(
  db: Db,
  before: Submission,
  channel: ContactChannel,
  context: WriteContext,
): Promise<void> {
  const { actor, now, newId } = context;
  await auditedBatch(db, context, {
    write: db.insert(submissionHistory).select(
      sql`SELECT NULL, ${newId()}, ${before.id}, ${now}, ${actor.id}, ${actor.name}, 'contact', NULL, ${channel}
        WHERE NOT EXISTS (SELECT 1 FROM submission_history WHERE submission_id = ${before.id} AND field = 'contact'
          AND to_value = ${channel} AND admin_id = ${actor.id} AND at > ${now - contactRepeatMs})`,
    ),
    audit: { action: "submission.contact", subjectId: before.id, detail: { channel } },
    history: [
      db
        .update(submissions)
        .set({ ...firstResponse(before, now), updatedAt: now })
        .where(and(eq(submissions.id, before.id), sql`is_active = 1`, previousChanged)),
    ],
  });
}

/** Deletes a submission softly, or restores it. Returns whether there was one to change. */
export async function setActive(
  db: Db,
  { id, versions, active }: { id: string; versions: number[] | null; active: boolean },
  context: WriteContext,
): Promise<boolean> {
  const changed = await auditedBatch(db, context, {
    write: db
      .update(submissions)
      .set({ isActive: active, updatedAt: context.now, version: sql`version + 1` })
      .where(
        and(
          eq(submissions.id, id),
          eq(submissions.isActive, !active),
          versions ? inArray(submissions.version, versions) : undefined,
        ),
      )
      .returning({ id: submissions.id }),
    audit: { action: active ? "submission.restore" : "submission.delete", subjectId: id },
  });
  return changed.length > 0;
}
