import {
  and,
  count,
  desc,
  eq,
  gt,
  gte,
  isNotNull,
  isNull,
  lt,
  lte,
  notInArray,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import type { NotificationSettings } from "#shared/contract/admins.ts";
import { dayMs } from "#shared/time.ts";
import type { Db } from "../../db/client.ts";
import { insertWhere } from "../../db/insert-where.ts";
import { admins, outbox } from "../../db/schema.ts";
import {
  invitationPrefix,
  maxAttempts,
  mentionPrefix,
  messagePrefix,
  type NewEmail,
  reminderPrefix,
  retryDelayMs,
  senderPrefix,
  submissionCodePrefix,
  submissionEmailKey,
} from "./mail.rules.ts";

const retentionMs = 30 * dayMs;
/** Later than every date: when an email that has failed too often is due. */
const neverDue = 8.64e15;
/** Emails to people who are no admins; all others are deleted with the admin. */
const outsidePrefixes = [invitationPrefix, senderPrefix, submissionCodePrefix, messagePrefix];
/** The Settings screen does not need to know of more. */
const maxCounted = 1000;

/** Adds emails to the outbox, due at once; those that are there already stay as they are. */
export async function enqueueEmails(
  db: Db,
  emails: NewEmail[],
  { now, newId }: { now: number; newId: () => string },
): Promise<void> {
  const [first, ...others] = emails.map(({ content, ...email }) =>
    db
      .insert(outbox)
      .values({ id: newId(), ...email, body: JSON.stringify(content), createdAt: now, nextAttemptAt: now })
      .onConflictDoNothing(),
  );
  if (first) await db.batch([first, ...others]);
}

/** The statement that adds one email to the outbox, due at once or later, when `condition` holds. */
export function insertEmailIf(
  db: Db,
  { content, ...email }: NewEmail,
  condition: SQL,
  { now, newId, dueAt = now }: { now: number; newId: () => string; dueAt?: number },
) {
  const body = JSON.stringify(content);
  const row = { id: newId(), ...email, body, createdAt: now, nextAttemptAt: dueAt };
  return insertWhere(db, outbox, row, condition).onConflictDoNothing();
}

/** How many emails whose keys begin with `prefix` an address gets since a time. */
export interface EmailLimits {
  prefix: string;
  limits: { since: number; count: number }[];
}

/** Adds one email unless its address has reached a limit. Returns whether it was added. */
export async function enqueueLimited(
  db: Db,
  email: NewEmail,
  { prefix, limits }: EmailLimits,
  context: { now: number; newId: () => string },
): Promise<boolean> {
  const hasRoom = limits.map(
    ({ since, count }) => sql`${count} > (
      SELECT count(*) FROM ${outbox}
      WHERE recipient = ${email.recipient} AND about LIKE ${`${prefix}%`} AND created_at > ${since}
    )`,
  );
  const added = await insertEmailIf(db, email, sql.join(hasRoom, sql` AND `), context).returning({
    id: outbox.id,
  });
  return added.length > 0;
}

/** True for the emails about one submission: those to admins, and those to its sender. */
export function isAboutSubmission(id: string): SQL {
  return sql`(about = ${submissionEmailKey(id)} OR about LIKE ${`${senderPrefix}${id}:%`}
    OR about LIKE ${`${reminderPrefix}${id}:%`} OR about LIKE ${`${mentionPrefix}${id}:%`})`;
}

/** The emails enqueued since `from`: the recipients of each dedupe key. */
export async function enqueuedSince(db: Db, from: number): Promise<Map<string, Set<string>>> {
  const rows = await db
    .select({ recipient: outbox.recipient, dedupeKey: outbox.dedupeKey })
    .from(outbox)
    .where(gte(outbox.createdAt, from));
  const byKey = Map.groupBy(rows, ({ dedupeKey }) => dedupeKey);
  return new Map([...byKey].map(([key, sent]) => [key, new Set(sent.map(({ recipient }) => recipient))]));
}

/** An email that one run sends; no other run claims it until its retry delay is over. */
export interface ClaimedEmail {
  id: string;
  recipient: string;
  subject: string;
  body: string;
  attempts: number;
}

/**
 * Claims emails that are due, and deletes those to addresses that are no active admin's, but for
 * those that are written for others.
 */
export async function claimDue(db: Db, now: number, limit: number): Promise<ClaimedEmail[]> {
  const due = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(isNull(outbox.sentAt), lte(outbox.nextAttemptAt, now), lt(outbox.attempts, maxAttempts)))
    .orderBy(outbox.nextAttemptAt)
    .limit(limit);
  const active = db.select({ email: admins.email }).from(admins).where(eq(admins.status, "active"));
  const retryTimes = sql.join(
    Array.from(
      { length: maxAttempts },
      (_, attempts) => sql`WHEN ${attempts} THEN ${now + retryDelayMs(attempts + 1)}`,
    ),
    sql` `,
  );
  const [, claimed] = await db.batch([
    db
      .delete(outbox)
      .where(
        and(
          isNull(outbox.sentAt),
          lte(outbox.nextAttemptAt, now),
          notInArray(outbox.recipient, active),
          ...outsidePrefixes.map((prefix) => sql`about NOT LIKE ${`${prefix}%`}`),
        ),
      ),
    db
      .update(outbox)
      .set({ attempts: sql`attempts + 1`, nextAttemptAt: sql`CASE attempts ${retryTimes} END` })
      .where(sql`${outbox.id} IN ${due}`)
      .returning({
        id: outbox.id,
        recipient: outbox.recipient,
        subject: outbox.subject,
        body: outbox.body,
        attempts: outbox.attempts,
      }),
  ]);
  return claimed;
}

/**
 * Marks an email as sent and deletes its content. `messageId` is the id that the mail service gave
 * it, by which its answers are recognised.
 */
export async function markSent(
  db: Db,
  id: string,
  { now, messageId }: { now: number; messageId: string | undefined },
): Promise<void> {
  const inBrackets = messageId ? `<${messageId.replace(/^<|>$/g, "")}>` : null;
  await db
    .update(outbox)
    .set({ sentAt: now, body: "", lastError: null, messageId: inBrackets })
    .where(eq(outbox.id, id));
}

/** Stores why an email was not sent. After the last attempt it is never due again. */
export async function markFailed(db: Db, { id, attempts }: ClaimedEmail, error: string): Promise<void> {
  const afterLast = attempts >= maxAttempts ? { nextAttemptAt: neverDue } : {};
  await db
    .update(outbox)
    .set({ lastError: error.slice(0, 300), ...afterLast })
    .where(eq(outbox.id, id));
}

/** Deletes emails of more than thirty days ago, but for those that wait for a later date. */
export async function deleteOldEmails(db: Db, now: number): Promise<void> {
  const isOver = or(isNotNull(outbox.sentAt), gt(outbox.attempts, 0));
  await db.delete(outbox).where(and(lt(outbox.createdAt, now - retentionMs), isOver));
}

/** The emails queued, sent in seven days and failed for good, and the newest error. */
export async function outboxState(
  db: Db,
  now: number,
): Promise<Omit<NotificationSettings["mail"], "configured" | "dailyLimit">> {
  const sent = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(gt(outbox.createdAt, now - 7 * dayMs), isNotNull(outbox.sentAt)))
    .limit(maxCounted)
    .as("sent");
  const dayStart = Math.floor(now / dayMs) * dayMs;
  const [unsent, [sentCount], [failure], [today]] = await db.batch([
    db
      .select({ failed: sql<number>`attempts >= ${maxAttempts}`, count: count() })
      .from(outbox)
      .where(isNull(outbox.sentAt))
      .groupBy(sql`1`),
    db.select({ count: count() }).from(sent),
    db
      .select({ error: outbox.lastError })
      .from(outbox)
      .where(and(isNull(outbox.sentAt), isNotNull(outbox.lastError)))
      .orderBy(desc(outbox.createdAt))
      .limit(1),
    db
      .select({ count: count() })
      .from(outbox)
      .where(and(gt(outbox.createdAt, dayStart - retentionMs), gte(outbox.sentAt, dayStart))),
  ]);
  return {
    queued: unsent.find(({ failed }) => failed === 0)?.count ?? 0,
    failed: unsent.find(({ failed }) => failed === 1)?.count ?? 0,
    sent: sentCount?.count ?? 0,
    sentToday: today?.count ?? 0,
    lastError: failure?.error ?? null,
  };
}
