import type { Db } from "../../db/client.ts";
import { systemClock } from "../../platform/clock.ts";
import { log } from "../../platform/log.ts";
import { deleteFiles, filesOlderThan } from "../media/storage.ts";
import { conversationPrefix } from "../messages/message-files.ts";
import {
  countPurges,
  type DuePurge,
  listConversationKeys,
  listPurges,
  mergeSearch,
  type Purge,
  purgeRows,
} from "./purge.queries.ts";
import { appendToLedger, countLedger, readLedger } from "./purge-ledger.ts";
import { findOpenRun, finishRun, listDue, listRestrictedDue, planRun } from "./retention.queries.ts";

/** How many submissions one run of the cron erases; the next run takes the rest. */
const maxPerRun = 50;
const newId = systemClock.id;

interface RetentionJob {
  db: Db;
  bucket: R2Bucket;
  now: number;
  /** Whether this run compares the ledger with the database even when nothing is due. */
  compares: boolean;
}

/**
 * Erases what is due: submissions whose restriction is over, and those of a retention run a day
 * after it was planned. Plans the next run when none is open. The ledger is written first and
 * decides: what it names is erased by a later run when this one stops midway.
 */
export async function runRetention({ db, bucket, now, compares }: RetentionJob): Promise<void> {
  const run = await findOpenRun(db);
  const isRunning = run !== undefined && run.dueAt <= now;
  const list = () => dueAt(db, { now, plannedAt: isRunning ? run.plannedAt : null });
  let due = await list();
  if ((compares || due.length > 0) && (await replayPurges(db, bucket)) > 0) due = await list();
  if (due.length > 0) {
    const entries = due.map((one) => ({ ...one, purgedAt: now }));
    await appendToLedger(bucket, entries);
    await purge({ db, bucket }, entries, isRunning ? run.id : undefined);
    log("info", "submissions_purged", { count: entries.length });
  } else if (isRunning) {
    await finishRun(db, run.id, now);
  } else if (!run) {
    await planRun(db, { now, newId });
  }
  await mergeSearch(db);
}

/** Erases submissions: first the files that their rows name, so that a stop midway leaves no file without a row. */
async function purge(
  { db, bucket }: Pick<RetentionJob, "db" | "bucket">,
  entries: Purge[],
  runId?: string,
): Promise<void> {
  const ids = entries.map(({ submissionId }) => submissionId);
  const keys = [...(await listConversationKeys(db, ids)), ...(await conversationFiles(bucket, ids))];
  // R2 deletes at most 1,000 objects in a call.
  for (let from = 0; from < keys.length; from += 1000)
    await deleteFiles(bucket, keys.slice(from, from + 1000));
  await purgeRows(db, entries, { newId, runId });
}

/** The files below the submissions' prefixes: a stop between file and row leaves one without a row. */
async function conversationFiles(bucket: R2Bucket, ids: string[]): Promise<string[]> {
  const keys: string[] = [];
  for (const id of ids) {
    for await (const page of filesOlderThan(
      bucket,
      `${conversationPrefix}${id}/`,
      Number.POSITIVE_INFINITY,
    )) {
      keys.push(...page);
    }
  }
  return keys;
}

async function dueAt(
  db: Db,
  { now, plannedAt }: { now: number; plannedAt: number | null },
): Promise<DuePurge[]> {
  const restricted = await listRestrictedDue(db, now, maxPerRun);
  if (plannedAt === null || restricted.length === maxPerRun) return restricted;
  return [...restricted, ...(await listDue(db, { plannedAt, limit: maxPerRun - restricted.length }))];
}

/**
 * Makes the table of purges and the ledger equal: erases what only the ledger names, which a
 * database has forgotten that was taken back in time, and adds to the ledger what only the table
 * names. Returns how many it erased.
 */
export async function replayPurges(db: Db, bucket: R2Bucket): Promise<number> {
  if ((await countPurges(db)) === (await countLedger(bucket))) return 0;
  const [recorded, written] = [await listPurges(db), await readLedger(bucket)];
  const idsOf = (entries: { submissionId: string }[]) => new Set(entries.map((one) => one.submissionId));
  const [known, inLedger] = [idsOf(recorded), idsOf(written)];
  const forgotten = written.filter(({ submissionId }) => !known.has(submissionId));
  await appendToLedger(
    bucket,
    recorded.filter(({ submissionId }) => !inLedger.has(submissionId)),
  );
  for (let from = 0; from < forgotten.length; from += maxPerRun) {
    await purge({ db, bucket }, forgotten.slice(from, from + maxPerRun));
  }
  if (forgotten.length > 0) log("warn", "purges_replayed", { count: forgotten.length });
  return forgotten.length;
}
