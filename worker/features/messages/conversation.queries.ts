import { and, asc, desc, eq, inArray, isNotNull, ne, type SQL, sql } from "drizzle-orm";
import type { ConversationMessage, OpenMail } from "#shared/contract/messages.ts";
import { isoTime, isoTimeOrNull } from "#shared/time.ts";
import type { Db } from "../../db/client.ts";
import { messageFiles, messages, outbox, participants, receivedMails, submissions } from "../../db/schema.ts";
import { auditedBatch, type WriteContext } from "../audit/audit.queries.ts";
import { participantsOf } from "./messages.queries.ts";

/** More are not shown; the newest are. */
const maxMessages = 200;

/** The messages of submissions that are worked as one, oldest first. */
export async function listMessages(
  db: Db,
  linked: { id: string; reference: string }[],
): Promise<ConversationMessage[]> {
  const ids = linked.map(({ id }) => id);
  const newest = sql`${messages.seq} IN (SELECT seq FROM messages WHERE submission_id IN ${ids} ORDER BY seq DESC LIMIT ${maxMessages})`;
  const rows = await db.select().from(messages).where(newest).orderBy(asc(messages.seq));
  const isWaiting = rows.some(({ state }) => state === "queued");
  const [files, others, due, suggested] = await Promise.all([
    db.select().from(messageFiles).where(inArray(messageFiles.submissionId, ids)),
    participantsOf(db, ids),
    isWaiting ? dueTimes(db, ids) : new Map<string, string>(),
    suggestionsOf(db, rows),
  ]);
  return rows.map((row) => ({
    id: row.id,
    submission: {
      id: row.submissionId,
      reference: linked.find(({ id }) => id === row.submissionId)?.reference ?? "",
    },
    at: isoTime(row.at),
    direction: row.direction,
    channel: row.channel,
    name: row.name,
    address: row.address,
    adminName: row.adminName,
    role: row.direction === "in" ? roleOf(row, others) : null,
    subject: row.subject,
    parts: row.parts,
    remotePictures: row.remotePictures.length,
    automatic: row.automatic,
    suggested: suggested.get(row.id) ?? null,
    state: row.state,
    error: row.error,
    sendAt: due.get(row.id) ?? null,
    callAt: isoTimeOrNull(row.callAt),
    files: files
      .filter((file) => file.messageId === row.id && !file.isInline)
      .map(({ id, fileName, contentType, size }) => ({ id, fileName, contentType, size })),
  }));
}

function roleOf(
  { submissionId, address, isStranger, channel }: typeof messages.$inferSelect,
  others: Map<string, string>,
): ConversationMessage["role"] {
  const role = others.get(`${submissionId} ${address}`);
  if (role === "third_party" || role === "guest") return role;
  return isStranger && channel === "mail" ? "stranger" : "customer";
}

/** The enquiries that mails name, of those that made a submission: the first of its messages. */
async function suggestionsOf(
  db: Db,
  rows: (typeof messages.$inferSelect)[],
): Promise<Map<string, { id: string; reference: string }>> {
  const firsts = rows.filter(
    (row) => row === rows.find(({ submissionId }) => submissionId === row.submissionId),
  );
  const mailIds = firsts.flatMap(({ receivedMailId }) => receivedMailId ?? []);
  if (mailIds.length === 0) return new Map();
  const found = await db
    .select({ mailId: receivedMails.id, id: submissions.id, reference: submissions.reference })
    .from(receivedMails)
    .innerJoin(submissions, and(eq(submissions.id, receivedMails.suggestedId), sql`is_active = 1`))
    .where(inArray(receivedMails.id, mailIds));
  const byMail = new Map(found.map(({ mailId, ...suggestion }) => [mailId, suggestion]));
  return new Map(
    firsts.flatMap(({ id, receivedMailId }) => {
      const suggestion = byMail.get(receivedMailId ?? "");
      return suggestion ? [[id, suggestion] as const] : [];
    }),
  );
}

/** When the queued messages of submissions are due, by their ids. */
async function dueTimes(db: Db, submissionIds: string[]): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: messages.id, dueAt: outbox.nextAttemptAt })
    .from(messages)
    .innerJoin(
      outbox,
      and(eq(outbox.recipient, messages.address), sql`${outbox.dedupeKey} = 'message:' || ${messages.id}`),
    )
    .where(and(inArray(messages.submissionId, submissionIds), eq(messages.state, "queued")));
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

/** Whether a submission has this message. */
export async function hasMessage(
  db: Db,
  { id, messageId }: { id: string; messageId: string },
): Promise<boolean> {
  return (await db.$count(messages, isMessage({ id, messageId }))) > 0;
}

/** What messages of submissions came after the one with `lastId`, or at all when it is null. */
export function messagesAfter(submissionIds: string[], lastId: string | null): SQL {
  const after = lastId === null ? sql`0` : sql`(SELECT seq FROM messages WHERE id = ${lastId})`;
  return sql`submission_id IN ${submissionIds} AND seq > ${after}`;
}

/** The newest message that `messagesAfter` finds, or null. */
export async function findNewestAfter(db: Db, submissionIds: string[], lastId: string | null) {
  const [newest] = await db
    .select()
    .from(messages)
    .where(messagesAfter(submissionIds, lastId))
    .orderBy(desc(messages.seq))
    .limit(1);
  return newest ?? null;
}

/** The condition of one message of a submission. */
export function isMessage({ id, messageId }: { id: string; messageId: string }) {
  return and(eq(messages.id, messageId), eq(messages.submissionId, id));
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

/** The addresses of the pictures that a message would load from elsewhere; null for an unknown one. */
export async function findRemotePictures(
  db: Db,
  { id, messageId }: { id: string; messageId: string },
): Promise<string[] | null> {
  const [row] = await db
    .select({ remotePictures: messages.remotePictures })
    .from(messages)
    .where(isMessage({ id, messageId }))
    .limit(1);
  return row?.remotePictures ?? null;
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
