import { and, eq, inArray, sql } from "drizzle-orm";
import type { Submission, SubmissionInput, SubmissionUpdate } from "#shared/contract/submissions.ts";
import type { Db } from "../../db/client.ts";
import { submissionHistory, submissions } from "../../db/schema.ts";
import { isUniqueViolation } from "../../http/errors.ts";
import { type Actor, auditEntry } from "../audit/queries.ts";
import { makeReference } from "./rules.ts";

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

/**
 * Changes a live enquiry that is still `before`'s version, with one history line for each field that changes; all of it or nothing.
 * Returns whether the row was changed: false means somebody else was faster.
 */
export async function updateSubmission(
  db: Db,
  before: Submission,
  update: SubmissionUpdate,
  { actor, now, newId }: WriteContext,
): Promise<boolean> {
  const changes = (["status", "priority", "notes", "spam"] as const).flatMap((field) => {
    const to = update[field];
    return to === undefined || to === before[field] ? [] : [{ field, from: before[field], to }];
  });
  if (changes.length === 0) return true;
  const version = before.version + 1;
  const written = db
    .update(submissions)
    .set({
      ...update,
      ...(update.spam === false ? { spamReasons: [] } : {}),
      version,
      updatedAt: now,
      firstRespondedAt: sql`coalesce(first_responded_at, ${update.status && update.status !== "new" ? now : null})`,
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
        sql`SELECT NULL, ${newId()}, ${before.id}, ${now}, ${actor.id}, ${actor.name}, ${field}, ${asText(from)}, ${asText(to)} WHERE changes() > 0`,
      ),
  );
  const [rows] = await db.batch([written, audit, ...history]);
  return rows.length > 0;
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
