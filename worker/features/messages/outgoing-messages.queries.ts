import { and, eq, sql } from "drizzle-orm";
import type { Submission } from "#shared/contract/submissions.ts";
import type { Db } from "../../db/client.ts";
import { insertWhere } from "../../db/insert-where.ts";
import { messageFiles, messages, outbox, participants, submissions } from "../../db/schema.ts";
import { auditedBatch, previousChanged, type WriteContext } from "../audit/audit.queries.ts";
import { type LetterContent, messageEmailKey } from "../mail/mail.rules.ts";
import { insertEmailIf } from "../mail/outbox.queries.ts";
import { firstResponseWithout, respondedAt } from "../submissions/first-response.queries.ts";
import { listLinked } from "../submissions/submission-links.queries.ts";
import { isMessage, messagesAfter } from "./conversation.queries.ts";
import type { NewMessageFile } from "./messages.queries.ts";

interface NewReply {
  id: string;
  to: { name: string; address: string };
  isForward: boolean;
  subject: string;
  body: string;
  files: NewMessageFile[];
  letter: LetterContent;
  /** When the outbox may send it; milliseconds since 1970. */
  dueAt: number;
  /** Submissions that are worked as one with this one: a reply is the first response to all. */
  linked: { id: string; createdAt: number }[];
  /** The newest message that its writer knows, or null; left out, it may cross another one. */
  lastMessageId?: string | null;
}

/**
 * Queues a message of staff: the message, and its email in the outbox. A reply is the first
 * response to its submission and to those linked with it; the recipient of a forward becomes a
 * participant. All of it or nothing. Returns false when the submission is gone, or a message came after
 * the last one that the writer knows.
 */
export async function queueMessage(
  db: Db,
  submission: Submission,
  { id, to, isForward, subject, body, files, letter, dueAt, linked, lastMessageId }: NewReply,
  context: WriteContext,
): Promise<boolean> {
  const { actor, now, newId } = context;
  const isOpen = sql`EXISTS (SELECT 1 FROM submissions WHERE id = ${submission.id} AND is_active = 1 AND restricted_at IS NULL)`;
  const group = [submission.id, ...linked.map((one) => one.id)];
  const crosses =
    lastMessageId === undefined
      ? sql`0`
      : sql`EXISTS (SELECT 1 FROM messages WHERE ${messagesAfter(group, lastMessageId)})`;
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
      sql`${isOpen} AND NOT ${crosses}`,
    ).returning({ id: messages.id }),
    audit: { action: "submission.message", subjectId: submission.id, detail: { forward: isForward } },
    history: [
      insertEmailIf(
        db,
        { dedupeKey: messageEmailKey(id), recipient: to.address, subject, content: letter },
        previousChanged,
        { now, newId, dueAt },
      ),
      ...files.map((file) => insertWhere(db, messageFiles, file, previousChanged)),
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
        : respondTo(db, { id: submission.id, createdAt: Date.parse(submission.createdAt) }, id, now),
      ...(isForward ? [] : linked.map((one) => respondTo(db, one, id, now))),
    ],
  });
  return added.length > 0;
}

/** Makes a message the first response to a submission that had none. */
function respondTo(db: Db, { id, createdAt }: NewReply["linked"][number], messageId: string, now: number) {
  return db
    .update(submissions)
    .set({ ...respondedAt(createdAt, now), updatedAt: now })
    .where(
      and(
        eq(submissions.id, id),
        sql`is_active = 1 AND EXISTS (SELECT 1 FROM messages WHERE id = ${messageId})`,
      ),
    );
}

/** Takes a queued message back before the outbox sends it. Returns whether it was in time. */
export async function takeMessageBack(
  db: Db,
  { id, messageId }: { id: string; messageId: string },
  context: WriteContext,
): Promise<boolean> {
  const key = messageEmailKey(messageId);
  const [message] = await db
    .select({ at: messages.at, createdAt: submissions.createdAt })
    .from(messages)
    .innerJoin(submissions, eq(submissions.id, messages.submissionId))
    .where(isMessage({ id, messageId }));
  if (!message) return false;
  const linked = [{ id, createdAt: message.createdAt }, ...(await listLinked(db, id))];
  const without = await Promise.all(
    linked.map(async (one) => ({
      id: one.id,
      response: await firstResponseWithout(db, messageId, one, linked),
    })),
  );
  const removed = await auditedBatch(db, context, {
    write: db
      .delete(outbox)
      .where(and(eq(outbox.dedupeKey, key), sql`attempts = 0 AND sent_at IS NULL`))
      .returning({ id: outbox.id }),
    audit: { action: "submission.message_back", subjectId: id },
    history: [
      db.delete(messages).where(and(isMessage({ id, messageId }), previousChanged)),
      ...without.map((one) =>
        db
          .update(submissions)
          .set(one.response)
          .where(
            and(
              eq(submissions.id, one.id),
              eq(submissions.firstRespondedAt, message.at),
              sql`NOT EXISTS (SELECT 1 FROM messages WHERE id = ${messageId})`,
            ),
          ),
      ),
    ],
    // Their bytes stay in the bucket: the text goes back into the field, and the files with it.
    after: [
      db
        .delete(messageFiles)
        .where(
          and(
            eq(messageFiles.messageId, messageId),
            sql`NOT EXISTS (SELECT 1 FROM messages WHERE id = ${messageId})`,
          ),
        ),
    ],
  });
  return removed.length > 0;
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
