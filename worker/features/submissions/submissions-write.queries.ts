import { and, eq, inArray, sql } from "drizzle-orm";
import type { ContactChannel } from "#shared/contract/submission-fields.ts";
import type { Submission, SubmissionInput, SubmissionUpdate } from "#shared/contract/submissions.ts";
import type { Db } from "../../db/client.ts";
import { isUniqueViolation } from "../../db/errors.ts";
import { submissionHistory, submissions } from "../../db/schema.ts";
import { type Actor, auditEntry } from "../audit/audit.queries.ts";
import { makeReference, responseMinutes } from "./submissions.rules.ts";

/** What the sender is told. */
export interface Receipt {
  id: string;
  reference: string;
  createdAt: number;
}

const receipt = { id: submissions.id, reference: submissions.reference, createdAt: submissions.createdAt };
const attempts = 4;

/**
 * Stores an enquiry. The same `clientId` never makes a second one: the first one's receipt comes back, with `isNew` false,
 * also when both arrive at once.
 */
export async function insertSubmission(
  db: Db,
  input: SubmissionInput,
  {
    id,
    now,
    spamReasons,
    random,
  }: { id: string; now: number; spamReasons: string[]; random: () => Uint8Array },
): Promise<Receipt & { isNew: boolean }> {
  for (let attempt = 1; ; attempt++) {
    const earlier = input.clientId ? await findByClientId(db, input.clientId) : null;
    if (earlier) return { ...earlier, isNew: false };
    const reference = makeReference(random());
    try {
      await db.insert(submissions).values({
        id,
        clientId: input.clientId?.toLowerCase() ?? null,
        reference,
        formType: input.formType,
        firstName: input.firstName,
        lastName: input.lastName,
        email: input.email,
        phone: input.phone,
        spam: spamReasons.length > 0,
        spamReasons,
        createdAt: now,
        updatedAt: now,
        consentVersion: input.consent?.version ?? null,
        consentAt: input.consent ? now : null,
        marketingConsent: input.consent?.marketing ?? false,
        formData: input.formData as Record<string, string | null>,
        origin: input.origin ?? null,
      });
      return { id, reference, createdAt: now, isNew: true };
    } catch (error) {
      // Another request with this clientId was faster, or the reference exists: look again.
      if (!isUniqueViolation(error) || attempt === attempts) throw error;
    }
  }
}

async function findByClientId(db: Db, clientId: string): Promise<Receipt | null> {
  const [row] = await db
    .select(receipt)
    .from(submissions)
    .where(eq(submissions.clientId, clientId.toLowerCase()))
    .limit(1);
  return row ?? null;
}

/** Who writes, when, and where the ids of history and audit lines come from. */
export interface WriteContext {
  actor: Actor;
  now: number;
  newId: () => string;
}

/** A change with the colleague that it names, who was looked up. */
type ReadyUpdate = Omit<SubmissionUpdate, "assigneeId"> & { assignee?: Submission["assignee"] };

/**
 * Changes a live enquiry that is still `before`'s version, with one history line for each field that changes; all of it or nothing.
 * Returns whether the row was changed: false means somebody else was faster.
 */
export async function updateSubmission(
  db: Db,
  before: Submission,
  { assignee, ...update }: ReadyUpdate,
  { actor, now, newId }: WriteContext,
): Promise<boolean> {
  const changes: { field: string; from: string | null; to: string | null }[] = (
    ["status", "priority", "notes", "spam"] as const
  ).flatMap((field) => {
    const to = update[field];
    return to === undefined || to === before[field]
      ? []
      : [{ field, from: asText(before[field]), to: asText(to) }];
  });
  if (assignee !== undefined && assignee?.id !== before.assignee?.id) {
    changes.push({ field: "assignee", from: before.assignee?.name ?? null, to: assignee?.name ?? null });
  }
  if (changes.length === 0) return true;
  const version = before.version + 1;
  const written = db
    .update(submissions)
    .set({
      ...update,
      ...(assignee === undefined ? {} : { assigneeId: assignee?.id ?? null }),
      ...(update.spam === false ? { spamReasons: [] } : {}),
      version,
      updatedAt: now,
      ...responseAfter(before, update.status, now),
    })
    .where(and(eq(submissions.id, before.id), eq(submissions.version, before.version), sql`is_active = 1`))
    .returning({ id: submissions.id });
  const audit = auditEntry(db, {
    id: newId(),
    at: now,
    actor,
    action: "submission.update",
    subjectType: "submission",
    subjectId: before.id,
    detail: { fields: changes.map(({ field }) => field) },
  });
  // Written only when the line before it was, that is when the row was changed.
  const history = changes.map(({ field, from, to }) =>
    db
      .insert(submissionHistory)
      .select(
        sql`SELECT NULL, ${newId()}, ${before.id}, ${now}, ${actor.id}, ${actor.name}, ${field}, ${from}, ${to} WHERE changes() > 0`,
      ),
  );
  const [rows] = await db.batch([written, audit, ...history]);
  return rows.length > 0;
}

/** Leaving `new` is the first answer. Coming back to it takes that back, unless the enquirer was reached. */
function responseAfter(before: Submission, status: Submission["status"] | undefined, now: number) {
  if (status === undefined || status === before.status) return {};
  if (status !== "new") return answered(before, now);
  const reached = sql`EXISTS (SELECT 1 FROM submission_history WHERE submission_id = ${before.id} AND field = 'contact')`;
  return {
    firstRespondedAt: sql`CASE WHEN ${reached} THEN first_responded_at END`,
    firstResponseMinutes: sql`CASE WHEN ${reached} THEN first_response_minutes END`,
  };
}

function answered({ createdAt }: Submission, now: number) {
  const minutes = responseMinutes(Date.parse(createdAt), now);
  return {
    firstRespondedAt: sql`coalesce(first_responded_at, ${now})`,
    firstResponseMinutes: sql`CASE WHEN first_responded_at IS NULL THEN ${minutes} ELSE first_response_minutes END`,
  };
}

/** Two taps on the same link are one contact, in milliseconds. */
const sameContact = 60_000;

/**
 * Writes down that the enquirer was reached, which is the first answer when there was none. The version stays, so that a note that
 * is being written meets no conflict. The same colleague and channel within a minute is one line.
 */
export async function logContact(
  db: Db,
  before: Submission,
  channel: ContactChannel,
  { actor, now, newId }: WriteContext,
): Promise<void> {
  await db.batch([
    db.insert(submissionHistory).select(
      sql`SELECT NULL, ${newId()}, ${before.id}, ${now}, ${actor.id}, ${actor.name}, 'contact', NULL, ${channel}
        WHERE NOT EXISTS (SELECT 1 FROM submission_history WHERE submission_id = ${before.id} AND field = 'contact'
          AND to_value = ${channel} AND admin_id = ${actor.id} AND at > ${now - sameContact})`,
    ),
    auditEntry(db, {
      id: newId(),
      at: now,
      actor,
      action: "submission.contact",
      subjectType: "submission",
      subjectId: before.id,
      detail: { channel },
    }),
    db
      .update(submissions)
      .set({ ...answered(before, now), updatedAt: now })
      .where(and(eq(submissions.id, before.id), sql`is_active = 1 AND changes() > 0`)),
  ]);
}

function asText(value: string | boolean | null): string | null {
  return value === null ? null : String(value);
}

/** Deletes an enquiry so that it can be restored, or restores it. Returns whether there was one to change. */
export async function setActive(
  db: Db,
  { id, versions, active }: { id: string; versions: number[] | null; active: boolean },
  { actor, now, newId }: WriteContext,
): Promise<boolean> {
  const [rows] = await db.batch([
    db
      .update(submissions)
      .set({ isActive: active, updatedAt: now, version: sql`version + 1` })
      .where(
        and(
          eq(submissions.id, id),
          eq(submissions.isActive, !active),
          versions ? inArray(submissions.version, versions) : undefined,
        ),
      )
      .returning({ id: submissions.id }),
    auditEntry(db, {
      id: newId(),
      at: now,
      actor,
      action: active ? "submission.restore" : "submission.delete",
      subjectType: "submission",
      subjectId: id,
    }),
  ]);
  return rows.length > 0;
}
