import { and, eq, isNull, lt, lte, type SQL, sql } from "drizzle-orm";
import { dayMs } from "#shared/time.ts";
import type { Db } from "../db/client.ts";
import { idempotencyKeys as keys } from "../db/schema.ts";

/** One run of a request with an `Idempotency-Key`; the same request sent again is another. */
export interface IdempotentRun {
  id: string;
  adminId: string;
  key: string;
}

export type StoredKey = typeof keys.$inferSelect;

const lifetimeMs = dayMs;
/** After this time a run without a response has died with its Worker. */
const runTimeoutMs = 60_000;

/**
 * Claims a key for a run, unless another run is handling or has handled it. Returns the key as it
 * is then: the run has it when `runId` is its id and nothing was applied.
 */
export async function claimKey(
  db: Db,
  run: IdempotentRun,
  { request, now }: { request: string; now: number },
): Promise<StoredKey | undefined> {
  const claim = { runId: run.id, claimedAt: now };
  const [, , [stored]] = await db.batch([
    db.delete(keys).where(and(isKey(run), lte(keys.createdAt, now - lifetimeMs))),
    db
      .insert(keys)
      .values({ ...claim, adminId: run.adminId, key: run.key, request, createdAt: now })
      .onConflictDoUpdate({
        target: [keys.adminId, keys.key],
        set: claim,
        setWhere: and(
          eq(keys.request, request),
          isNull(keys.appliedBy),
          isNull(keys.status),
          lt(keys.claimedAt, now - runTimeoutMs),
        ),
      }),
    db.select().from(keys).where(isKey(run)),
  ]);
  return stored;
}

/**
 * Marks that a run's write is committed, for the batch of that write. Fails, and so undoes the
 * batch, when another run of the same request was committed before.
 */
export function markApplied(db: Db, run: IdempotentRun, condition: SQL) {
  return db
    .update(keys)
    .set({ appliedBy: run.id })
    .where(and(isKey(run), condition));
}

/** True for the error of a batch that `markApplied` has undone. */
export function isAppliedByOther(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    if (current.message.includes("this idempotency key was used")) return true;
  }
  return false;
}

/** Stores the sealed response of the run that was committed, or that wrote nothing. */
export async function storeResponse(
  db: Db,
  run: IdempotentRun,
  { status, response }: { status: number; response: string | null },
): Promise<void> {
  await db
    .update(keys)
    .set({ status, response })
    .where(and(isKey(run), sql`coalesce(${keys.appliedBy}, ${keys.runId}) = ${run.id}`));
}

/** Gives the key of a refused request free, for a corrected one. */
export async function releaseKey(db: Db, run: IdempotentRun): Promise<void> {
  await db.delete(keys).where(and(isRun(run), isNull(keys.appliedBy)));
}

/**
 * Says that a run failed, so that another one takes over at once. The key stays: the write may be
 * committed, or still be.
 */
export async function abandonRun(db: Db, run: IdempotentRun): Promise<void> {
  await db.update(keys).set({ claimedAt: 0 }).where(isRun(run));
}

/** Deletes the keys of more than a day ago. */
export async function expireIdempotencyKeys(db: Db, now: number): Promise<void> {
  await db.delete(keys).where(lte(keys.createdAt, now - lifetimeMs));
}

function isKey({ adminId, key }: IdempotentRun) {
  return and(eq(keys.adminId, adminId), eq(keys.key, key));
}

function isRun(run: IdempotentRun) {
  return and(isKey(run), eq(keys.runId, run.id));
}
