import { retryPurges } from "./cache/edge-cache.ts";
import { openDb } from "./db/client.ts";
import type { Bindings } from "./env.ts";
import { expireSessions } from "./features/admins/admins.queries.ts";
import { publishDue } from "./features/discover/discover-schedule.queries.ts";
import { expireViewMarks } from "./features/discover/discover-views.queries.ts";
import { runMail } from "./features/mail/mailer.ts";
import { sweepOrphans } from "./features/media/sweep.ts";
import { describeError, log } from "./platform/log.ts";

/** Milliseconds that one statement of a job may take: nobody waits for it, and it may sweep many rows. */
const patience = 20_000;

/** The work of every five minutes. Each job can run twice or break off midway, and one that fails keeps none of the others from running. */
export async function runJobs(env: Bindings, ctx: ExecutionContext, now = Date.now()): Promise<void> {
  const db = openDb(env.DB, patience);
  // Walking through the bucket is for once an hour.
  const isFirstOfHour = new Date(now).getUTCMinutes() < 5;
  const jobs = {
    expireSessions: expireSessions(db, now),
    expireViewMarks: expireViewMarks(db, now),
    sweepOrphans: isFirstOfHour ? sweepOrphans(db, env.MEDIA, now) : undefined,
    // One behind the other: what was just published is among the purges.
    publishDue: publishDue(db, now).finally(() => retryPurges(db, ctx)),
    runMail: runMail(env, db, now),
  };
  const outcomes = await Promise.allSettled(Object.values(jobs));
  for (const [index, name] of Object.keys(jobs).entries()) {
    const outcome = outcomes[index];
    if (outcome?.status === "rejected")
      log("error", "job_failed", { job: name, error: describeError(outcome.reason) });
  }
}
