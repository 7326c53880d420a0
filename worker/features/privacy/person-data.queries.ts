import { asc, desc, eq, sql } from "drizzle-orm";
import type { PersonData } from "#shared/contract/person-data.ts";
import { isoTime, isoTimeOrNull } from "#shared/time.ts";
import type { Db } from "../../db/client.ts";
import {
  messageFiles,
  messages,
  outbox,
  privacyRequests,
  submissionHistory,
  submissions,
} from "../../db/schema.ts";
import { toStoredFields } from "../submissions/submissions.queries.ts";
import { restrictionOf } from "./restriction.queries.ts";

type Row = typeof submissions.$inferSelect;

/** Newest first; nobody has more, and an export must end. */
const maxSubmissions = 500;

/**
 * Reads everything that is stored about the person with an email address, also in deleted, spam
 * and restricted submissions, and the emails that name them. `submissions` is empty when nothing
 * is stored.
 */
export async function readPersonData(db: Db, email: string): Promise<PersonData> {
  const rows = await listOfPerson(db, "email", email);
  const ids = JSON.stringify(rows.map(({ id }) => id));
  const isTheirs = sql`submission_id IN (SELECT value FROM json_each(${ids}))`;
  const [history, requests, written, emails] = await db.batch([
    db.select().from(submissionHistory).where(isTheirs).orderBy(asc(submissionHistory.seq)),
    db.select().from(privacyRequests).where(isTheirs).orderBy(asc(privacyRequests.createdAt)),
    db.select().from(messages).where(isTheirs).orderBy(asc(messages.seq)),
    db
      .select({
        subject: outbox.subject,
        createdAt: outbox.createdAt,
        sentAt: outbox.sentAt,
        toPerson: sql<number>`${email} = ${outbox.recipient}`,
      })
      .from(outbox)
      .where(
        // An admin's address also gets mail about others.
        sql`(recipient = ${email} AND recipient NOT IN (SELECT email FROM admins))
          OR EXISTS (SELECT 1 FROM json_each(${ids}) WHERE instr(about || ' ' || body, value))`,
      )
      .orderBy(asc(outbox.createdAt)),
  ]);
  const files = written.length > 0 ? await db.select().from(messageFiles).where(isTheirs) : [];
  return {
    submissions: rows.map((row) => ({
      ...toStored(row),
      history: history.filter(({ submissionId }) => submissionId === row.id).map(toEntry),
      requests: requests.filter(({ submissionId }) => submissionId === row.id).map(toRequest),
      messages: written
        .filter(({ submissionId }) => submissionId === row.id)
        .map((one) => toMessage(one, files)),
    })),
    emails: emails.map(({ subject: title, createdAt, sentAt, toPerson }) => ({
      subject: title,
      to: toPerson ? ("the person" as const) : ("staff" as const),
      createdAt: isoTime(createdAt),
      sentAt: isoTimeOrNull(sentAt),
    })),
  };
}

/** What is stored about one submission with its history and requests, without emails; or null. */
export async function readStoredSubmission(db: Db, id: string) {
  const [[row], history, requests, written, files] = await db.batch([
    db.select().from(submissions).where(eq(submissions.id, id)).limit(1),
    db
      .select()
      .from(submissionHistory)
      .where(eq(submissionHistory.submissionId, id))
      .orderBy(asc(submissionHistory.seq)),
    db
      .select()
      .from(privacyRequests)
      .where(eq(privacyRequests.submissionId, id))
      .orderBy(asc(privacyRequests.createdAt)),
    db.select().from(messages).where(eq(messages.submissionId, id)).orderBy(asc(messages.seq)),
    db.select().from(messageFiles).where(eq(messageFiles.submissionId, id)),
  ]);
  if (!row) return null;
  return {
    ...toStored(row),
    history: history.map(toEntry),
    requests: requests.map(toRequest),
    messages: written.map((one) => toMessage(one, files)),
  };
}

/** The submissions of an address or a number, newest first; deleted, spam and restricted ones too. */
export async function listOfPerson(db: Db, by: "email" | "phone", value: string): Promise<Row[]> {
  const select = (isActive: 0 | 1) =>
    db
      .select()
      .from(submissions)
      // As a literal, because an index has the active ones and another the others.
      .where(sql`${submissions[by]} = ${value} AND is_active = ${sql.raw(String(isActive))}`)
      .orderBy(desc(submissions.createdAt))
      .limit(maxSubmissions);
  const [active, others] = await db.batch([select(1), select(0)]);
  return [...active, ...others].sort((one, other) => other.createdAt - one.createdAt);
}

function toStored(row: Row) {
  return {
    ...toStoredFields(row),
    deleted: !row.isActive,
    ...restrictionOf(row),
  };
}

function toEntry({ at, adminName, field, from, to, outcome }: typeof submissionHistory.$inferSelect) {
  return { at: isoTime(at), by: adminName, field, from, to, outcome };
}

function toMessage(row: typeof messages.$inferSelect, files: (typeof messageFiles.$inferSelect)[]) {
  const { id, at, direction, name, address, adminName, subject, parts, callAt } = row;
  return {
    at: isoTime(at),
    direction,
    with: `${name} <${address}>`,
    by: adminName,
    subject,
    text: parts.map((part) => part.text).join("\n\n"),
    callAt: isoTimeOrNull(callAt),
    files: files.filter((file) => file.messageId === id).map(({ fileName, size }) => ({ fileName, size })),
  };
}

function toRequest(row: typeof privacyRequests.$inferSelect) {
  return {
    type: row.type,
    status: row.status,
    message: row.message,
    answer: row.answer,
    createdAt: isoTime(row.createdAt),
    answerBy: isoTime(row.answerBy),
    closedAt: isoTimeOrNull(row.closedAt),
  };
}
