import { and, count, eq, gt, inArray, ne, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { Db } from "../../db/client.ts";
import { insertWhere } from "../../db/insert-where.ts";
import {
  messageFiles,
  messages,
  participants,
  receivedMails,
  submissionHistory,
  submissions,
} from "../../db/schema.ts";

type NewMessage = typeof messages.$inferInsert;
export type NewMessageFile = typeof messageFiles.$inferInsert;

/** A submission that mail can join: live, and not restricted for privacy. */
export interface Conversation {
  id: string;
  reference: string;
  /** The customer's, in lower case. */
  email: string;
  status: "new" | "in_progress" | "completed" | "archived";
  assigneeId: string | null;
}

const conversationColumns = {
  id: submissions.id,
  reference: submissions.reference,
  email: sql<string>`lower(${submissions.email})`,
  status: submissions.status,
  assigneeId: submissions.assigneeId,
};
const isOpenToMail = sql`is_active = 1 AND restricted_at IS NULL`;

/** The conversations with these ids, in the given order; those that take no mail are left out. */
export async function findConversations(db: Db, ids: string[]): Promise<Conversation[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select(conversationColumns)
    .from(submissions)
    .where(and(inArray(submissions.id, ids), isOpenToMail));
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
}

/** The conversation with a reference such as `EV-7K3M-2QX9`, or null. */
export async function findByReference(db: Db, reference: string): Promise<Conversation | null> {
  const [row] = await db
    .select(conversationColumns)
    .from(submissions)
    .where(and(eq(submissions.reference, reference), isOpenToMail))
    .limit(1);
  return row ?? null;
}

/** The submissions of our own messages with these ids, in the order of the ids. */
export async function submissionsOfSentIds(db: Db, messageIds: string[]): Promise<string[]> {
  if (messageIds.length === 0) return [];
  const rows = await db
    .select({ messageId: messages.messageId, submissionId: messages.submissionId })
    .from(messages)
    .where(and(inArray(messages.messageId, messageIds), ne(messages.direction, "in")));
  const found = messageIds.flatMap((id) => rows.find((row) => row.messageId === id)?.submissionId ?? []);
  return [...new Set(found)];
}

/** True when a message of ours, in whatever conversation, has this id. */
export async function isSentId(db: Db, messageId: string): Promise<boolean> {
  return (await submissionsOfSentIds(db, [messageId])).length > 0;
}

/** `submission address` of everybody beside the customers who takes part in these conversations. */
export async function participantsOf(db: Db, submissionIds: string[]): Promise<Map<string, string>> {
  if (submissionIds.length === 0) return new Map();
  const rows = await db
    .select({
      submissionId: participants.submissionId,
      address: participants.address,
      role: participants.role,
    })
    .from(participants)
    .where(inArray(participants.submissionId, submissionIds));
  return new Map(rows.map((row) => [`${row.submissionId} ${row.address}`, row.role]));
}

/**
 * Adds a received message to its conversation, all of it or nothing: the message, its files, and of
 * a mail its filing. `reopens` puts a closed submission in progress again. Returns false for a repeat,
 * which changes nothing but the mail's own row.
 */
export async function addReceivedMessage(
  db: Db,
  message: NewMessage & { digest: string },
  { files, reopens, historyId }: { files: NewMessageFile[]; reopens: boolean; historyId: string },
): Promise<boolean> {
  const { submissionId, at } = message;
  const isThis = and(
    eq(submissions.id, submissionId),
    sql`EXISTS (SELECT 1 FROM messages WHERE id = ${message.id})`,
  );
  const isStored = sql`EXISTS (SELECT 1 FROM messages WHERE id = ${message.id})`;
  const filing = {
    submissionId,
    reason: null,
    state: sql`CASE WHEN ${isStored} THEN 'filed' ELSE 'repeat' END`,
  };
  const statements: BatchItem<"sqlite">[] = [
    ...(message.receivedMailId
      ? [db.update(receivedMails).set(filing).where(eq(receivedMails.id, message.receivedMailId))]
      : []),
    db.update(submissions).set({ updatedAt: at }).where(isThis),
    ...(files.length > 0 ? [db.insert(messageFiles).values(files).onConflictDoNothing()] : []),
  ];
  if (reopens) {
    statements.push(
      insertWhere(
        db,
        submissionHistory,
        {
          id: historyId,
          submissionId,
          at,
          field: "status",
          from: sql`(SELECT status FROM submissions WHERE id = ${submissionId})`,
          to: "in_progress",
        },
        sql`EXISTS (SELECT 1 FROM submissions WHERE id = ${submissionId} AND status IN ('completed','archived'))
          AND ${isStored}`,
      ),
      db
        .update(submissions)
        .set({ status: "in_progress", version: sql`version + 1` })
        .where(and(isThis, sql`status IN ('completed','archived')`)),
    );
  }
  const insert = db.insert(messages).values(message).onConflictDoNothing().returning({ id: messages.id });
  const [added] = await db.batch([insert, ...statements]);
  return added.length > 0;
}

/** Counts the answers sent from the own page of a submission since each time, in milliseconds since 1970. */
export async function countPageAnswers(
  db: Db,
  submissionId: string,
  since: { day: number; hour: number },
): Promise<{ day: number; hour: number }> {
  const [row] = await db
    .select({ day: count(), hour: sql<number>`coalesce(sum(at > ${since.hour}), 0)` })
    .from(messages)
    .where(
      and(eq(messages.submissionId, submissionId), eq(messages.channel, "page"), gt(messages.at, since.day)),
    );
  return row ?? { day: 0, hour: 0 };
}

/** Marks the message that a bounce is about. Returns its submission, or null for an unknown id. */
export async function markBounced(
  db: Db,
  messageId: string,
  { error, receivedMailId }: { error: string; receivedMailId: string },
): Promise<string | null> {
  const [[bounced]] = await db.batch([
    db
      .update(messages)
      .set({ state: "bounced", error: error.slice(0, 300) })
      .where(and(eq(messages.messageId, messageId), ne(messages.direction, "in")))
      .returning({ submissionId: messages.submissionId }),
    db
      .update(receivedMails)
      .set({
        state: "filed",
        submissionId: sql`(SELECT submission_id FROM messages WHERE message_id = ${messageId} LIMIT 1)`,
      })
      .where(
        and(
          eq(receivedMails.id, receivedMailId),
          sql`EXISTS (SELECT 1 FROM messages WHERE message_id = ${messageId} AND direction <> 'in')`,
        ),
      ),
  ]);
  return bounced?.submissionId ?? null;
}
