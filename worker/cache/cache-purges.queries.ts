import { asc, inArray } from "drizzle-orm";
import type { Db } from "../db/client.ts";
import { cachePurges } from "../db/schema.ts";

/** Purges retried in one run. */
const batchSize = 50;

/** Records a purge that failed. */
export async function insertPurge(db: Db, tags: string[], now: number): Promise<void> {
  await db.insert(cachePurges).values({ tags, createdAt: now });
}

/** The oldest recorded purges. */
export async function listPurges(db: Db): Promise<{ seq: number; tags: string[] }[]> {
  return db
    .select({ seq: cachePurges.seq, tags: cachePurges.tags })
    .from(cachePurges)
    .orderBy(asc(cachePurges.seq))
    .limit(batchSize);
}

/** Removes purges that succeeded. */
export async function deletePurges(db: Db, seqs: number[]): Promise<void> {
  await db.delete(cachePurges).where(inArray(cachePurges.seq, seqs));
}
