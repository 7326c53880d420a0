import { and, asc, count, desc, eq, gt, inArray, lt, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { receivedMails } from "../../db/schema.ts";

export type ReceivedMail = typeof receivedMails.$inferSelect;

/** A mail is tried as often before it counts as one that cannot be read. */
export const maxFilingAttempts = 5;

/** Adds a mail that is in the bucket already. Adding it twice changes nothing. */
export async function addReceivedMail(
  db: Db,
  mail: Pick<ReceivedMail, "id" | "receivedAt" | "envelopeFrom" | "envelopeTo" | "rawKey" | "size">,
): Promise<void> {
  await db
    .insert(receivedMails)
    .values({ ...mail, state: "stored" })
    .onConflictDoNothing();
}

/**
 * Counts an attempt to file a mail before it begins, so that also one that ends with the process is
 * counted. Null when the mail does not wait any more.
 */
export async function beginFiling(db: Db, id: string): Promise<ReceivedMail | null> {
  const [row] = await db
    .update(receivedMails)
    .set({ attempts: sql`attempts + 1` })
    .where(and(eq(receivedMails.id, id), eq(receivedMails.state, "stored")))
    .returning();
  return row ?? null;
}

export async function findReceivedMail(db: Db, id: string): Promise<ReceivedMail | null> {
  const [row] = await db.select().from(receivedMails).where(eq(receivedMails.id, id)).limit(1);
  return row ?? null;
}

/**
 * Mails that were stored before `before` and not filed: those with the fewest attempts first, so that
 * one that never ends does not hold up the others.
 */
export function listWaitingMails(db: Db, before: number, limit: number): Promise<ReceivedMail[]> {
  return db
    .select()
    .from(receivedMails)
    .where(and(sql`state = 'stored'`, lt(receivedMails.receivedAt, before)))
    .orderBy(asc(receivedMails.attempts), asc(receivedMails.receivedAt))
    .limit(limit);
}

/** Mails that staff have to look at, newest first. */
export function listOpenMails(db: Db, limit: number): Promise<ReceivedMail[]> {
  return db
    .select()
    .from(receivedMails)
    .where(sql`state IN ('unmatched','failed')`)
    .orderBy(desc(receivedMails.seq))
    .limit(limit);
}

/** Which of these keys in the bucket have a row. */
export async function knownRawKeys(db: Db, keys: string[]): Promise<Set<string>> {
  const found = new Set<string>();
  // D1 takes at most 100 values in a statement.
  for (let from = 0; from < keys.length; from += 90) {
    const rows = await db
      .select({ key: receivedMails.rawKey })
      .from(receivedMails)
      .where(inArray(receivedMails.rawKey, keys.slice(from, from + 90)));
    for (const { key } of rows) found.add(key);
  }
  return found;
}

/** How many mails an address sent since a time, at most `limit`. */
export async function countFromSender(
  db: Db,
  address: string,
  { since, limit }: { since: number; limit: number },
): Promise<number> {
  const recent = db
    .select({ id: receivedMails.id })
    .from(receivedMails)
    .where(and(eq(receivedMails.fromAddress, address), gt(receivedMails.receivedAt, since)))
    .limit(limit)
    .as("recent");
  const [row] = await db.select({ count: count() }).from(recent);
  return row?.count ?? 0;
}

/** Writes down what a mail says of itself, before it is filed. */
export async function describeMail(
  db: Db,
  id: string,
  described: { fromAddress: string; subject: string; suggestedId: string | null },
): Promise<void> {
  await db.update(receivedMails).set(described).where(eq(receivedMails.id, id));
}

/** Ends the filing of a mail that joined no conversation. */
export async function closeMail(
  db: Db,
  id: string,
  outcome: {
    state: "unmatched" | "failed" | "repeat" | "dismissed";
    reason?: string;
    suggestedId?: string | null;
    submissionId?: string | null;
  },
): Promise<void> {
  await db.update(receivedMails).set(outcome).where(eq(receivedMails.id, id));
}

/** Writes down why an attempt failed; after the last one the mail is shown to staff as it is. */
export async function recordFailure(
  db: Db,
  { id, attempts }: Pick<ReceivedMail, "id" | "attempts">,
  { reason, suggestedId }: { reason: string; suggestedId: string | null },
): Promise<void> {
  const isLast = attempts >= maxFilingAttempts;
  await db
    .update(receivedMails)
    .set({ reason: reason.slice(0, 300), ...(isLast ? { state: "failed", suggestedId } : {}) })
    .where(and(eq(receivedMails.id, id), eq(receivedMails.state, "stored")));
}
