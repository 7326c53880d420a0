import { and, count, desc, eq, gt, gte, isNotNull, isNull, lt, lte, notInArray, sql } from "drizzle-orm";
import type { NotificationSettings } from "#shared/contract/admins.ts";
import { dayMs } from "#shared/time.ts";
import type { Db } from "../../db/client.ts";
import { admins, outbox } from "../../db/schema.ts";
import { type MailContent, maxAttempts, waitAfter } from "./mail.rules.ts";

const keptFor = 30 * dayMs;
/** Beyond every clock: a mail that was given up is never due. */
const never = 8.64e15;
/** No more is counted for the Settings screen. */
const mostCounted = 1000;

/** A mail for one person. `about` and the recipient together are written once, however often this is tried. */
export interface NewMail {
  about: string;
  recipient: string;
  subject: string;
  content: MailContent;
}

/** Writes mails into the outbox, due at once; those that were written before stay as they are. */
export async function writeMails(
  db: Db,
  mails: NewMail[],
  { now, newId }: { now: number; newId: () => string },
): Promise<void> {
  const [first, ...rest] = mails.map(({ content, ...mail }) =>
    db
      .insert(outbox)
      .values({ id: newId(), ...mail, body: JSON.stringify(content), createdAt: now, nextAttemptAt: now })
      .onConflictDoNothing(),
  );
  if (first) await db.batch([first, ...rest]);
}

/** Whom and about what mails were written since `from`, as `recipient about`. */
export async function writtenSince(db: Db, from: number): Promise<Set<string>> {
  const rows = await db
    .select({ recipient: outbox.recipient, about: outbox.about })
    .from(outbox)
    .where(gte(outbox.createdAt, from));
  return new Set(rows.map(({ recipient, about }) => `${recipient} ${about}`));
}

/** A mail that was taken to be sent; until its wait is over nobody else takes it. */
export interface TakenMail {
  id: string;
  recipient: string;
  subject: string;
  body: string;
  attempts: number;
}

/** Takes mails that are due, and drops those to people who are no longer active. */
export async function takeDue(db: Db, now: number, limit: number): Promise<TakenMail[]> {
  const due = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(isNull(outbox.sentAt), lte(outbox.nextAttemptAt, now), lt(outbox.attempts, maxAttempts)))
    .orderBy(outbox.nextAttemptAt)
    .limit(limit);
  const active = db.select({ email: admins.email }).from(admins).where(eq(admins.status, "active"));
  const waits = sql.join(
    Array.from({ length: maxAttempts }, (_, made) => sql`WHEN ${made} THEN ${now + waitAfter(made + 1)}`),
    sql` `,
  );
  const [, taken] = await db.batch([
    db
      .delete(outbox)
      .where(
        and(isNull(outbox.sentAt), lte(outbox.nextAttemptAt, now), notInArray(outbox.recipient, active)),
      ),
    db
      .update(outbox)
      .set({ attempts: sql`attempts + 1`, nextAttemptAt: sql`CASE attempts ${waits} END` })
      .where(sql`${outbox.id} IN ${due}`)
      .returning({
        id: outbox.id,
        recipient: outbox.recipient,
        subject: outbox.subject,
        body: outbox.body,
        attempts: outbox.attempts,
      }),
  ]);
  return taken;
}

/** Notes that a mail went out, and forgets what it said. */
export async function markSent(db: Db, id: string, now: number): Promise<void> {
  await db.update(outbox).set({ sentAt: now, body: "", lastError: null }).where(eq(outbox.id, id));
}

/** Notes why a mail did not go out. After the last try it is given up. */
export async function markFailed(db: Db, { id, attempts }: TakenMail, error: string): Promise<void> {
  const givenUp = attempts >= maxAttempts ? { nextAttemptAt: never } : {};
  await db
    .update(outbox)
    .set({ lastError: error.slice(0, 300), ...givenUp })
    .where(eq(outbox.id, id));
}

/** Forgets mails of more than thirty days ago. */
export async function sweepOutbox(db: Db, now: number): Promise<void> {
  await db.delete(outbox).where(lt(outbox.createdAt, now - keptFor));
}

/** How the sending goes: what waits, what went out in the last seven days, what was given up, and the newest error among the unsent. */
export async function outboxState(
  db: Db,
  now: number,
): Promise<Omit<NotificationSettings["mail"], "configured">> {
  const sent = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(gt(outbox.createdAt, now - 7 * dayMs), isNotNull(outbox.sentAt)))
    .limit(mostCounted)
    .as("sent");
  const [unsent, [sentCount], [failure]] = await db.batch([
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
  ]);
  return {
    queued: unsent.find(({ failed }) => failed === 0)?.count ?? 0,
    failed: unsent.find(({ failed }) => failed === 1)?.count ?? 0,
    sent: sentCount?.count ?? 0,
    lastError: failure?.error ?? null,
  };
}
