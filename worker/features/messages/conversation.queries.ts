import { and, asc, eq, inArray, isNotNull, ne, sql } from "drizzle-orm";
import type { ConversationMessage, OpenMail } from "#shared/contract/messages.ts";
import type { Submission } from "#shared/contract/submissions.ts";
import { isoTime } from "#shared/time.ts";
import type { Db } from "../../db/client.ts";
import { insertWhere } from "../../db/insert-where.ts";
import { messageFiles, messages, outbox, participants, receivedMails, submissions } from "../../db/schema.ts";
import { auditedBatch, previousChanged, type WriteContext } from "../audit/audit.queries.ts";
import { type LetterContent, messageEmailKey } from "../mail/mail.rules.ts";
import { insertEmailIf } from "../mail/outbox.queries.ts";
import { responseMinutes } from "../submissions/submissions.rules.ts";
import { participantsOf } from "./messages.queries.ts";

/** More are not shown; the newest are. */
const maxMessages = 200;

/** The messages of a submission, oldest first. */
export async function listMessages(
  db: Db,
  submission: { id: string; email: string },
): Promise<ConversationMessage[]> {
  const newest = sql`${messages.seq} IN (SELECT seq FROM messages WHERE submission_id = ${submission.id} ORDER BY seq DESC LIMIT ${maxMessages})`;
  const [rows, files, others, due] = await Promise.all([
    db.select().from(messages).where(newest).orderBy(asc(messages.seq)),
    db.select().from(messageFiles).where(eq(messageFiles.submissionId, submission.id)),
    participantsOf(db, [submission.id]),
    dueTimes(db, submission.id),
  ]);
  return rows.map((row) => ({
    id: row.id,
    at: isoTime(row.at),
    direction: row.direction,
    channel: row.channel,
    name: row.name,
    address: row.address,
    adminName: row.adminName,
    role: row.direction === "in" ? roleOf(row, submission, others) : null,
    subject: row.subject,
    parts: row.parts,
    remotePictures: row.remotePictures.length,
    automatic: row.automatic,
    state: row.state,
    error: row.error,
    sendAt: due.get(row.id) ?? null,
    files: files
      .filter((file) => file.messageId === row.id && !file.isInline)
      .map(({ id, fileName, contentType, size }) => ({ id, fileName, contentType, size })),
  }));
}

function roleOf(
  { address, isStranger, channel }: typeof messages.$inferSelect,
  submission: { id: string; email: string },
  others: Map<string, string>,
): ConversationMessage["role"] {
  const role = others.get(`${submission.id} ${address}`);
  if (role === "third_party" || role === "guest") return role;
  return isStranger && channel === "mail" ? "stranger" : "customer";
}

/** When the queued messages of a submission are due, by their ids. */
async function dueTimes(db: Db, submissionId: string): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: messages.id, dueAt: outbox.nextAttemptAt })
    .from(messages)
    .innerJoin(
      outbox,
      and(eq(outbox.recipient, messages.address), sql`${outbox.dedupeKey} = 'message:' || ${messages.id}`),
    )
    .where(and(eq(messages.submissionId, submissionId), eq(messages.state, "queued")));
  return new Map(rows.map(({ id, dueAt }) => [id, isoTime(dueAt)]));
}

/** The ids of the mails of a conversation, oldest first. */
export async function mailIdsOf(db: Db, submissionId: string): Promise<string[]> {
  const rows = await db
    .select({ messageId: messages.messageId })
    .from(messages)
    .where(and(eq(messages.submissionId, submissionId), isNotNull(messages.messageId)))
    .orderBy(asc(messages.seq));
  return rows.flatMap(({ messageId }) => messageId ?? []);
}

interface NewReply {
  id: string;
  to: { name: string; address: string };
  isForward: boolean;
  subject: string;
  body: string;
  letter: LetterContent;
  /** When the outbox may send it; milliseconds since 1970. */
  dueAt: number;
}

/**
 * Queues a message of staff: the message, its email in the outbox, and for the customer the first
 * response and a contact in the history. All of it or nothing.
 */
export async function queueMessage(
  db: Db,
  submission: Submission,
  { id, to, isForward, subject, body, letter, dueAt }: NewReply,
  context: WriteContext,
): Promise<boolean> {
  const { actor, now, newId } = context;
  const minutes = responseMinutes(Date.parse(submission.createdAt), now);
  const isOpen = sql`EXISTS (SELECT 1 FROM submissions WHERE id = ${submission.id} AND is_active = 1 AND restricted_at IS NULL)`;
  const added = await auditedBatch(db, context, {
    write: insertWhere(
      db,
      messages,
      {
        id,
        submissionId: submission.id,
        at: now,
        direction: isForward ? "forward" : "out",
        channel: "mail",
        name: to.name,
        address: to.address,
        adminId: actor.id,
        adminName: actor.name,
        subject,
        parts: [{ text: body, isQuoted: false }],
        state: "queued",
      },
      isOpen,
    ).returning({ id: messages.id }),
    audit: { action: "submission.message", subjectId: submission.id, detail: { forward: isForward } },
    history: [
      insertEmailIf(
        db,
        { dedupeKey: messageEmailKey(id), recipient: to.address, subject, content: letter },
        previousChanged,
        { now, newId, dueAt },
      ),
      isForward
        ? insertWhere(
            db,
            participants,
            {
              submissionId: submission.id,
              address: to.address,
              name: to.name,
              role: "third_party",
              addedAt: now,
              adminName: actor.name,
            },
            previousChanged,
          ).onConflictDoNothing()
        : db
            .update(submissions)
            .set({
              firstRespondedAt: sql`coalesce(first_responded_at, ${now})`,
              firstResponseMinutes: sql`CASE WHEN first_responded_at IS NULL THEN ${minutes} ELSE first_response_minutes END`,
              updatedAt: now,
            })
            .where(and(eq(submissions.id, submission.id), previousChanged)),
    ],
  });
  return added.length > 0;
}

/** Takes a queued message back before the outbox sends it. Returns whether it was in time. */
export async function takeMessageBack(
  db: Db,
  { id, messageId }: { id: string; messageId: string },
  context: WriteContext,
): Promise<boolean> {
  const key = messageEmailKey(messageId);
  const removed = await auditedBatch(db, context, {
    write: db
      .delete(outbox)
      .where(and(eq(outbox.dedupeKey, key), sql`attempts = 0 AND sent_at IS NULL`))
      .returning({ id: outbox.id }),
    audit: { action: "submission.message_back", subjectId: id },
    history: [
      db.delete(messages).where(and(isMessage({ id, messageId }), previousChanged)),
      // The first response that this message was, unless there was another one.
      db
        .update(submissions)
        .set({ firstRespondedAt: null, firstResponseMinutes: null })
        .where(
          and(
            eq(submissions.id, id),
            previousChanged,
            sql`NOT EXISTS (SELECT 1 FROM messages WHERE submission_id = ${id} AND direction = 'out')`,
            sql`NOT EXISTS (SELECT 1 FROM submission_history WHERE submission_id = ${id} AND field = 'contact')`,
          ),
        ),
    ],
  });
  return removed.length > 0;
}

/** Whether a submission has this message. */
export async function hasMessage(
  db: Db,
  { id, messageId }: { id: string; messageId: string },
): Promise<boolean> {
  return (await db.$count(messages, isMessage({ id, messageId }))) > 0;
}

function isMessage({ id, messageId }: { id: string; messageId: string }) {
  return and(eq(messages.id, messageId), eq(messages.submissionId, id));
}

/** Tries a failed message again. Returns whether there was one. */
export async function retryMessage(
  db: Db,
  { id, messageId }: { id: string; messageId: string },
  context: WriteContext,
): Promise<boolean> {
  const retried = await auditedBatch(db, context, {
    write: db
      .update(messages)
      .set({ state: "queued", error: null })
      .where(and(isMessage({ id, messageId }), eq(messages.state, "failed")))
      .returning({ id: messages.id }),
    audit: { action: "submission.message_retry", subjectId: id },
    history: [
      db
        .update(outbox)
        .set({ attempts: 0, nextAttemptAt: context.now })
        .where(and(eq(outbox.dedupeKey, messageEmailKey(messageId)), previousChanged)),
    ],
  });
  return retried.length > 0;
}

/** Lets the stranger who wrote a message take part in the conversation. */
export async function letIn(
  db: Db,
  { id, messageId }: { id: string; messageId: string },
  context: WriteContext,
): Promise<boolean> {
  const { now, actor } = context;
  const [sender] = await db
    .select({ submissionId: messages.submissionId, address: messages.address, name: messages.name })
    .from(messages)
    .where(and(isMessage({ id, messageId }), eq(messages.direction, "in"), ne(messages.address, "")))
    .limit(1);
  if (!sender) return false;
  const added = await auditedBatch(db, context, {
    write: db
      .insert(participants)
      .values({ ...sender, role: "guest", addedAt: now, adminName: actor.name })
      .onConflictDoNothing()
      .returning({ address: participants.address }),
    audit: { action: "submission.let_in", subjectId: id },
  });
  return added.length > 0;
}

/** The key of a message's file in the bucket, with its name and type; null for an unknown one. */
export async function findFile(db: Db, { id, fileId }: { id: string; fileId: string }) {
  const [file] = await db
    .select()
    .from(messageFiles)
    .where(and(eq(messageFiles.id, fileId), eq(messageFiles.submissionId, id)))
    .limit(1);
  return file ?? null;
}

/** The key of the raw mail that a message came as; null for an unknown message. */
export async function findRawKey(
  db: Db,
  { id, messageId }: { id: string; messageId: string },
): Promise<string | null> {
  const [row] = await db
    .select({ rawKey: receivedMails.rawKey })
    .from(messages)
    .innerJoin(receivedMails, eq(receivedMails.id, messages.receivedMailId))
    .where(isMessage({ id, messageId }))
    .limit(1);
  return row?.rawKey ?? null;
}

/** Rows of received mails as staff read them, with the references of the suggested submissions. */
export async function describeOpenMails(
  db: Db,
  rows: (typeof receivedMails.$inferSelect)[],
): Promise<OpenMail[]> {
  const ids = [...new Set(rows.flatMap(({ suggestedId }) => suggestedId ?? []))];
  const suggested =
    ids.length === 0
      ? []
      : await db
          .select({ id: submissions.id, reference: submissions.reference })
          .from(submissions)
          .where(inArray(submissions.id, ids.slice(0, 90)));
  return rows.map((row) => ({
    id: row.id,
    receivedAt: isoTime(row.receivedAt),
    from: row.fromAddress || row.envelopeFrom,
    subject: row.subject ?? "",
    state: row.state === "failed" ? "failed" : "unmatched",
    reason: row.reason,
    size: row.size,
    suggested: suggested.find(({ id }) => id === row.suggestedId) ?? null,
  }));
}
