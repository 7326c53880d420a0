import { and, count, desc, eq, exists, inArray, isNotNull, isNull, notExists, or, sql } from "drizzle-orm";
import type {
  PersonSearch,
  PrivacyEvent,
  PrivacyRequest,
  PrivacyRequestList,
  PrivacyRequestUpdate,
  PrivacySubmission,
} from "#shared/contract/privacy.ts";
import { restrictingTypes } from "#shared/contract/privacy-fields.ts";
import { paginate } from "#shared/paging.ts";
import { isoTime, isoTimeOrNull } from "#shared/time.ts";
import type { Db } from "../../db/client.ts";
import { auditLog, privacyRequests, submissions } from "../../db/schema.ts";
import { auditedBatch, previousChanged, type WriteContext } from "../audit/audit.queries.ts";
import type { NewEmail } from "../mail/mail.rules.ts";
import { insertEmailIf } from "../mail/outbox.queries.ts";
import { listOfPerson } from "./person-data.queries.ts";
import { lifted, restrictionOf } from "./restriction.queries.ts";

const maxEvents = 100;
const { status, acknowledgeBy, answerBy, createdAt, closedAt, version } = privacyRequests;

/** The requests of types that restrict the submission. */
const restricts = inArray(privacyRequests.type, restrictingTypes);

function selectRequests(db: Db) {
  return db
    .select({ request: privacyRequests, restrictedAt: submissions.restrictedAt })
    .from(privacyRequests)
    .leftJoin(submissions, eq(submissions.id, privacyRequests.submissionId));
}

/** One page of the open requests, those due first before others, or of the closed, newest first. */
export async function listRequests(
  db: Db,
  { page, limit, open }: { page: number; limit: number; open: boolean },
): Promise<PrivacyRequestList> {
  const matches = open ? isNull(closedAt) : isNotNull(closedAt);
  const order = open
    ? [sql`CASE ${status} WHEN 'new' THEN ${acknowledgeBy} ELSE ${answerBy} END`, privacyRequests.id]
    : [desc(createdAt)];
  const [rows, total] = await db.batch([
    selectRequests(db)
      .where(matches)
      .orderBy(...order)
      .limit(limit)
      .offset((page - 1) * limit),
    db.select({ count: count() }).from(privacyRequests).where(matches),
  ]);
  return { requests: rows.map(toRequest), pagination: paginate(page, limit, total[0]?.count ?? 0) };
}

/** One request, or null. */
export async function findRequest(db: Db, id: string): Promise<PrivacyRequest | null> {
  const [row] = await selectRequests(db).where(eq(privacyRequests.id, id)).limit(1);
  return row ? toRequest(row) : null;
}

/** The newest standing request that asks for the restriction of a submission, or null. */
export async function findErasure(db: Db, submissionId: string): Promise<PrivacyRequest | null> {
  const [row] = await selectRequests(db)
    .where(and(eq(privacyRequests.submissionId, submissionId), restricts, stands))
    .orderBy(desc(createdAt))
    .limit(1);
  return row?.restrictedAt ? toRequest(row) : null;
}

/** Neither refused nor taken back. */
const stands = inArray(status, ["new", "acknowledged", "answered"]);

/** What was done about a request and its submission, newest first. */
export async function listEvents(db: Db, request: PrivacyRequest): Promise<PrivacyEvent[]> {
  const rows = await db
    .select({ id: auditLog.id, at: auditLog.at, person: auditLog.adminName, action: auditLog.action })
    .from(auditLog)
    .where(
      or(
        and(eq(auditLog.subjectType, "privacy"), eq(auditLog.subjectId, request.id)),
        and(eq(auditLog.subjectType, "submission"), eq(auditLog.subjectId, request.submissionId)),
      ),
    )
    .orderBy(desc(auditLog.seq))
    .limit(maxEvents);
  return rows.map((row) => ({ ...row, at: isoTime(row.at) }));
}

interface RequestChange {
  update: PrivacyRequestUpdate;
  versions: number[] | null;
  /** Tells the sender of it. */
  email?: NewEmail | undefined;
}

const actions = { acknowledged: "acknowledge", answered: "answer", refused: "refuse" } as const;

/**
 * Acknowledges or closes an open request that has one of `versions`, null for any. A refused
 * erasure ends the restriction, unless another request still asks for it. `email` is enqueued with
 * the change. Returns whether it changed something.
 */
export async function updateRequest(
  db: Db,
  { id, submissionId }: PrivacyRequest,
  { update, versions, email }: RequestChange,
  context: WriteContext,
): Promise<boolean> {
  const isClosing = update.status !== "acknowledged";
  const changed = await auditedBatch(db, context, {
    write: db
      .update(privacyRequests)
      .set({
        status: update.status,
        acknowledgedAt: sql`coalesce(acknowledged_at, ${context.now})`,
        version: sql`version + 1`,
        ...(isClosing && { answer: update.answer, closedAt: context.now }),
      })
      .where(
        and(
          eq(privacyRequests.id, id),
          isNull(closedAt),
          isClosing ? undefined : eq(status, "new"),
          versions ? inArray(version, versions) : undefined,
        ),
      )
      .returning({ id: privacyRequests.id }),
    audit: { action: `privacy.${actions[update.status]}`, subjectId: id },
    history: [
      ...(email ? [insertEmailIf(db, email, previousChanged, context)] : []),
      ...(update.status === "refused" ? [liftIfUnasked(db, { id, submissionId }, context)] : []),
    ],
  });
  return changed.length > 0;
}

/** Ends the restriction for a refused request, where no other one asks for it. */
function liftIfUnasked(
  db: Db,
  { id, submissionId }: { id: string; submissionId: string },
  { now }: WriteContext,
) {
  const ofType = db
    .select({ one: sql`1` })
    .from(privacyRequests)
    .where(and(eq(privacyRequests.id, id), restricts));
  const others = db
    .select({ one: sql`1` })
    .from(privacyRequests)
    .where(and(eq(privacyRequests.submissionId, submissionId), restricts, stands));
  return db
    .update(submissions)
    .set(lifted(now))
    .where(
      and(
        eq(submissions.id, submissionId),
        isNotNull(submissions.restrictedAt),
        exists(ofType),
        notExists(others),
        previousChanged,
      ),
    );
}

/** The submissions that a person is found by, newest first, restricted or deleted ones too. */
export async function findSubmissions(db: Db, { by, value }: PersonSearch): Promise<PrivacySubmission[]> {
  const rows =
    by === "reference"
      ? await db.select().from(submissions).where(eq(submissions.reference, value)).limit(1)
      : await listOfPerson(db, by, value);
  return rows.map((row) => ({
    id: row.id,
    reference: row.reference,
    formType: row.formType,
    name: row.lastName ? `${row.firstName} ${row.lastName}` : row.firstName,
    email: row.email,
    createdAt: isoTime(row.createdAt),
    deleted: !row.isActive && row.restrictedAt === null,
    ...restrictionOf(row),
  }));
}

/** The sender of a submission, their language and the version of the link; null when it is gone. */
export async function findSender(db: Db, id: string) {
  const [row] = await db
    .select({
      createdAt: submissions.createdAt,
      email: submissions.email,
      reference: submissions.reference,
      language: submissions.language,
      linkVersion: submissions.linkVersion,
    })
    .from(submissions)
    .where(eq(submissions.id, id))
    .limit(1);
  return row ?? null;
}

type RequestRow = Awaited<ReturnType<typeof selectRequests>>[number];

function toRequest({ request, restrictedAt }: RequestRow): PrivacyRequest {
  return {
    ...request,
    createdAt: isoTime(request.createdAt),
    acknowledgeBy: isoTime(request.acknowledgeBy),
    answerBy: isoTime(request.answerBy),
    acknowledgedAt: isoTimeOrNull(request.acknowledgedAt),
    closedAt: isoTimeOrNull(request.closedAt),
    ...restrictionOf({ restrictedAt }),
  };
}
