import { and, eq, gte, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type { DeletionReason } from "#shared/contract/submission-fields.ts";
import type { Submission, SubmissionUpdate } from "#shared/contract/submissions.ts";
import type { Db } from "../../db/client.ts";
import { insertWhere } from "../../db/insert-where.ts";
import { submissionHistory, submissions } from "../../db/schema.ts";
import { auditedBatch, previousChanged, type WriteContext } from "../audit/audit.queries.ts";
import { restorableMs } from "./submissions.rules.ts";

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
      })
      .where(and(eq(submissions.id, before.id), eq(submissions.version, before.version), sql`is_active = 1`))
      .returning({ id: submissions.id }),
    audit: {
      action: "submission.update",
      subjectId: before.id,
      detail: { fields: changes.map(({ field }) => field) },
    },
    history: changes.map(({ field, from, to }) =>
      insertWhere(
        db,
        submissionHistory,
        {
          id: newId(),
          submissionId: before.id,
          at: now,
          adminId: actor.id,
          adminName: actor.name,
          field,
          from,
          to,
        },
        previousChanged,
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

/** Deletes a live submission softly. Returns whether there was one of these versions. */
export function deleteSubmission(
  db: Db,
  { id, versions, reason }: { id: string; versions: number[] | null; reason: DeletionReason | undefined },
  context: WriteContext,
): Promise<boolean> {
  const condition = versions ? inArray(submissions.version, versions) : undefined;
  return setActive(db, { id, active: false, condition, detail: reason && { reason } }, context);
}

/** Restores a submission that was deleted lately. Returns whether there was one. */
export function restoreSubmission(db: Db, id: string, context: WriteContext): Promise<boolean> {
  const condition = and(
    isNull(submissions.restrictedAt),
    gte(submissions.updatedAt, context.now - restorableMs),
  );
  return setActive(db, { id, active: true, condition }, context);
}

interface ActiveChange {
  id: string;
  active: boolean;
  condition: SQL | undefined;
  detail?: Record<string, unknown>;
}

async function setActive(
  db: Db,
  { id, active, condition, detail }: ActiveChange,
  context: WriteContext,
): Promise<boolean> {
  const changed = await auditedBatch(db, context, {
    write: db
      .update(submissions)
      .set({ isActive: active, updatedAt: context.now, version: sql`version + 1` })
      .where(and(eq(submissions.id, id), eq(submissions.isActive, !active), condition))
      .returning({ id: submissions.id }),
    audit: { action: active ? "submission.restore" : "submission.delete", subjectId: id, detail },
  });
  return changed.length > 0;
}
