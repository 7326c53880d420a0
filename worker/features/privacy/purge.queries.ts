import { count, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { insertWhere } from "../../db/insert-where.ts";
import {
  auditLog,
  messageFiles,
  messages,
  outbox,
  privacyRequests,
  purges,
  receivedMails,
  retentionRuns,
  submissionHistory,
  submissionPresence,
  submissions,
  submissionViews,
} from "../../db/schema.ts";
import { isAboutPerson } from "./purge.rules.ts";

/** An erasure for good, without personal data, as the table and the ledger store it. */
export type Purge = Pick<typeof purges.$inferSelect, "submissionId" | "formType" | "cause" | "purgedAt">;

/** One that is to be done. */
export type DuePurge = Omit<Purge, "purgedAt">;

/** A name for the audit log, which says nothing of the person. */
const purger = { name: "Data protection", requestId: "purge" };

/**
 * Erases submissions for good and records it, in one transaction for all of them: rows, history,
 * presence, emails and shared views that name them, and the texts of their requests. Triggers take
 * them out of the search index and the counters. Erasing one again, or one that is gone, changes
 * nothing. `runId` is the retention run that asks for it.
 */
export async function purgeRows(
  db: Db,
  entries: readonly Purge[],
  { newId, runId }: { newId: () => string; runId?: string },
): Promise<void> {
  if (entries.length === 0) return;
  const list = JSON.stringify(entries.map((entry) => ({ ...entry, auditId: newId() })));
  const ids = sql`(SELECT value ->> 'submissionId' FROM json_each(${list}))`;
  const { emails, references, viewIds } = await findNames(db, ids);
  const named = JSON.stringify([...entries.map(({ submissionId }) => submissionId), ...references]);
  await db.batch([
    db
      .update(retentionRuns)
      .set({
        purged: sql`purged + (SELECT count(*) FROM submissions WHERE id IN (
          SELECT value ->> 'submissionId' FROM json_each(${list}) WHERE value ->> 'cause' = 'retention'))`,
      })
      .where(sql`id = ${runId ?? ""}`),
    insertWhere(
      db,
      auditLog,
      {
        id: sql`due.value ->> 'auditId'`,
        at: sql`due.value ->> 'purgedAt'`,
        adminName: purger.name,
        action: "submission.purge",
        subjectType: "submission",
        subjectId: sql`submissions.id`,
        detail: sql`json_object('cause', due.value ->> 'cause')`,
        requestId: purger.requestId,
      },
      sql`true`,
      sql`json_each(${list}) AS due JOIN submissions ON submissions.id = due.value ->> 'submissionId'`,
    ),
    insertWhere(
      db,
      purges,
      {
        submissionId: sql`value ->> 'submissionId'`,
        formType: sql`value ->> 'formType'`,
        cause: sql`value ->> 'cause'`,
        purgedAt: sql`value ->> 'purgedAt'`,
      },
      sql`true`,
      sql`json_each(${list})`,
    ).onConflictDoNothing(),
    db
      .update(privacyRequests)
      .set({ message: null, answer: null, reference: null })
      .where(sql`submission_id IN ${ids}`),
    db.delete(submissionPresence).where(sql`submission_id IN ${ids}`),
    db.delete(submissionHistory).where(sql`submission_id IN ${ids}`),
    db.delete(messageFiles).where(sql`submission_id IN ${ids}`),
    db.delete(messages).where(sql`submission_id IN ${ids}`),
    db.delete(receivedMails).where(sql`submission_id IN ${ids} OR ${isLooseMailOf(ids)}`),
    db.update(receivedMails).set({ suggestedId: null }).where(sql`suggested_id IN ${ids}`),
    db.delete(submissions).where(sql`id IN ${ids}`),
    db.delete(submissionViews).where(sql`id IN (SELECT value FROM json_each(${viewIds}))`),
    db
      .delete(outbox)
      .where(
        sql`EXISTS (SELECT 1 FROM json_each(${named}) WHERE instr(about || ' ' || subject || ' ' || body, value))`,
      ),
    // What was sent to the person themselves, unless another submission of theirs is stored.
    db.delete(outbox).where(
      sql`recipient IN (SELECT value FROM json_each(${emails})) AND recipient NOT IN (SELECT email FROM admins)
        AND NOT EXISTS (SELECT 1 FROM submissions WHERE email = recipient AND is_active = 1)
        AND NOT EXISTS (SELECT 1 FROM submissions WHERE email = recipient AND is_active = 0)`,
    ),
  ]);
}

/**
 * True for received mails that joined no conversation, of people whose last submissions these are:
 * nothing else of theirs is stored that would give such a mail a reason to stay.
 */
function isLooseMailOf(ids: SQL): SQL {
  return sql`(submission_id IS NULL AND from_address IN (
    SELECT lower(email) FROM submissions theirs WHERE id IN ${ids} AND NOT EXISTS (
      SELECT 1 FROM submissions others WHERE others.email = theirs.email AND others.id NOT IN ${ids})))`;
}

/** The keys in the bucket of what these submissions' conversations hold: files and raw mails. */
export async function listConversationKeys(db: Db, submissionIds: readonly string[]): Promise<string[]> {
  const list = JSON.stringify(submissionIds);
  const ids = sql`(SELECT value FROM json_each(${list}))`;
  const isTheirs = sql`submission_id IN ${ids}`;
  const [files, mails] = await db.batch([
    db.select({ key: messageFiles.key }).from(messageFiles).where(isTheirs),
    db
      .select({ key: receivedMails.rawKey })
      .from(receivedMails)
      .where(sql`${isTheirs} OR ${isLooseMailOf(ids)}`),
  ]);
  return [...files, ...mails].map(({ key }) => key);
}

/** The addresses and references of submissions, and the shared views about their people. */
async function findNames(db: Db, ids: SQL) {
  const { firstName, lastName, email, phone, reference } = submissions;
  const [people, views] = await db.batch([
    db.select({ firstName, lastName, email, phone, reference }).from(submissions).where(sql`id IN ${ids}`),
    db.select().from(submissionViews),
  ]);
  const theirs = views.filter((view) => people.some((person) => isAboutPerson(view, person)));
  return {
    emails: JSON.stringify(people.map((person) => person.email)),
    references: people.map((person) => person.reference),
    viewIds: JSON.stringify(theirs.map((view) => view.id)),
  };
}

/**
 * Merges the search index after purges: a deleted row's words are in its segments until then.
 * Does nothing when no purge waits for it.
 */
export async function mergeSearch(db: Db): Promise<void> {
  const [waiting] = await db
    .select({ id: purges.submissionId })
    .from(purges)
    .where(sql`search_merged = 0`)
    .limit(1);
  if (!waiting) return;
  await db.batch([
    db.run(sql`INSERT INTO submission_search (submission_search) VALUES ('optimize')`),
    db.update(purges).set({ searchMerged: true }).where(sql`search_merged = 0`),
  ]);
}

/** How many purges the database has recorded. */
export async function countPurges(db: Db): Promise<number> {
  const [row] = await db.select({ count: count() }).from(purges);
  return row?.count ?? 0;
}

/** All purges that the database has recorded. */
export function listPurges(db: Db): Promise<Purge[]> {
  const { submissionId, formType, cause, purgedAt } = purges;
  return db.select({ submissionId, formType, cause, purgedAt }).from(purges);
}
