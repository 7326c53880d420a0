import { retryPurges } from "./cache/purge.ts";
import { openDb } from "./db/client.ts";
import { indexSounds } from "./db/phonetic.queries.ts";
import type { Bindings } from "./env.ts";
import { expireSessions } from "./features/admins/sessions.queries.ts";
import { publishDue } from "./features/discover/discover-schedule.queries.ts";
import { expireRecentViews } from "./features/discover/discover-views.queries.ts";
import { sweepOrphans } from "./features/media/sweep.ts";
import { fileWaitingMails } from "./features/messages/receive-mail.ts";
import { expireProblems } from "./features/ocpi/ocpi-problems.queries.ts";
import { pullAll } from "./features/ocpi/ocpi-pull.ts";
import { expireCodes } from "./features/own-submission/own-submission-codes.queries.ts";
import { runRetention } from "./features/privacy/retention.ts";
import { keepRecord } from "./features/reliability/station-days.queries.ts";
import { expireReportSenders } from "./features/stations/evidence.queries.ts";
import { copyPictures } from "./features/stations/station-pictures.ts";
import { mailReminders } from "./features/submissions/reminder-mail.ts";
import { runMail } from "./features/submissions/submission-mail.ts";
import { expireIdempotencyKeys } from "./http/idempotency.queries.ts";
import { describeError, log } from "./platform/log.ts";

/** Longer than for a request: no visitor waits, and a job's statements touch many rows. */
const statementTimeoutMs = 20_000;

/**
 * The scheduled work of every five minutes. Every job may run twice or stop midway without harm,
 * and a failing job does not stop the others.
 */
export async function runJobs(env: Bindings, ctx: ExecutionContext, now = Date.now()): Promise<void> {
  const db = openDb(env.DB, statementTimeoutMs);
  // Listing the whole bucket is expensive, so it runs once an hour.
  const isFirstOfHour = new Date(now).getUTCMinutes() < 5;
  const jobs = {
    expireSessions: expireSessions(db, now),
    expireRecentViews: expireRecentViews(db, now),
    expireCodes: expireCodes(db, now),
    expireIdempotencyKeys: expireIdempotencyKeys(db, now),
    sweepOrphans: isFirstOfHour ? sweepOrphans(db, env.MEDIA, now) : undefined,
    // In this order, because publishing records purges.
    publishDue: publishDue(db, now).finally(() => retryPurges(db, ctx)),
    fileWaitingMails: fileWaitingMails(env, db, now),
    indexSounds: indexSounds(db),
    runMail: runMail(env, db, now),
    mailReminders: mailReminders(env, db, now),
    runRetention: runRetention({ db, bucket: env.MEDIA, now, compares: isFirstOfHour }),
    // In this order, because operators name pictures.
    pullStations: pullAll({ env, ctx, db, now }).finally(() => copyPictures({ env, ctx, db, now })),
    keepRecord: isFirstOfHour ? keepRecord({ env, ctx, db, now }) : undefined,
    expireReportSenders: expireReportSenders(db, now),
    expireProblems: isFirstOfHour ? expireProblems(db, now) : undefined,
  };
  const outcomes = await Promise.allSettled(Object.values(jobs));
  for (const [index, name] of Object.keys(jobs).entries()) {
    const outcome = outcomes[index];
    if (outcome?.status === "rejected")
      log("error", "job_failed", { job: name, error: describeError(outcome.reason) });
  }
}
