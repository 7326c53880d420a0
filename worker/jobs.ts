import { openDb } from "./db/client.ts";
import type { Bindings } from "./env.ts";
import { expireSessions } from "./features/admins/queries.ts";
import { expireViewMarks } from "./features/discover/view-queries.ts";
import { sweepOrphans } from "./features/media/sweep.ts";
import { retryPurges } from "./http/edge-cache.ts";
import { describeError, log } from "./http/log.ts";

/** Milliseconds that one statement of a job may take: nobody waits for it, and it may sweep many rows. */
const patience = 20_000;

/** The hourly work. Each job can run twice or break off midway, and one that fails keeps none of the others from running. */
export async function runJobs(env: Bindings, ctx: ExecutionContext, now = Date.now()): Promise<void> {
  const db = openDb(env.DB, patience);
  const jobs = {
    expireSessions: expireSessions(db, now),
    expireViewMarks: expireViewMarks(db, now),
    sweepOrphans: sweepOrphans(db, env.MEDIA, now),
    retryPurges: retryPurges(db, ctx),
  };
  const outcomes = await Promise.allSettled(Object.values(jobs));
  for (const [index, name] of Object.keys(jobs).entries()) {
    const outcome = outcomes[index];
    if (outcome?.status === "rejected")
      log("error", "job_failed", { job: name, error: describeError(outcome.reason) });
  }
}
