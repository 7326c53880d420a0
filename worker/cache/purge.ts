import { type Db, openDb } from "../db/client.ts";
import type { Bindings } from "../env.ts";
import { describeError, log } from "../platform/log.ts";
import { deletePurges, insertPurge, listPurges } from "./cache-purges.queries.ts";
import { nativeCache } from "./edge-cache.ts";
import { purgeLocal } from "./local-cache.ts";

/** A replica of the database may be this far behind the write that a purge follows. */
const replicaLagMs = 10_000;

/**
 * Drops every cached response under these tags, everywhere. Call it after the write commits.
 * Never throws: a purge that fails is recorded, and `retryPurges` tries it again.
 */
export async function purge(
  env: Pick<Bindings, "DB">,
  ctx: unknown,
  now: number,
  tags: string[],
): Promise<void> {
  if (!(await tryPurge(ctx, tags))) await recordPurge(env, now, tags);
}

/** Records a purge for `retryPurges`. Never throws; waits `timeoutMs` for the database. */
export async function recordPurge(
  env: Pick<Bindings, "DB">,
  now: number,
  tags: string[],
  timeoutMs?: number,
): Promise<void> {
  try {
    await insertPurge(openDb(env.DB, timeoutMs), tags, now);
  } catch (error) {
    log("error", "purge_lost", { tags, error: describeError(error) });
  }
}

/** Tries recorded purges again. Safe to run at any time and to be interrupted. */
export async function retryPurges(db: Db, ctx: unknown): Promise<void> {
  const recorded = await listPurges(db);
  const tags = [...new Set(recorded.flatMap((purge) => purge.tags))];
  if (tags.length === 0 || !(await tryPurge(ctx, tags))) return;
  await deletePurges(
    db,
    recorded.map(({ seq }) => seq),
  );
}

async function tryPurge(ctx: unknown, tags: string[]): Promise<boolean> {
  const cache = nativeCache(ctx);
  if (!cache) {
    await purgeLocal(tags);
    return true;
  }
  const success = await purgeNative(cache, tags);
  if (success) (ctx as ExecutionContext).waitUntil(purgeAfterReplicas(cache, tags));
  return success;
}

/** Drops what was read from a replica that did not have the write yet, and cached. */
async function purgeAfterReplicas(cache: CacheContext, tags: string[]): Promise<void> {
  await scheduler.wait(replicaLagMs);
  await purgeNative(cache, tags);
}

/** Returns whether the tags were purged. Never throws. */
async function purgeNative(cache: CacheContext, tags: string[]): Promise<boolean> {
  try {
    const { success, errors } = await cache.purge({ tags });
    if (!success) log("warn", "purge_refused", { tags, errors });
    return success;
  } catch (error) {
    log("warn", "purge_failed", { tags, error: String(error) });
    return false;
  }
}
