import { asc, inArray } from "drizzle-orm";
import type { Db } from "./client.ts";
import { cachePurges } from "./schema.ts";

/** How many failed purges are tried again at once. */
const batch = 50;

/** Keeps a purge that failed. */
export async function recordPurge(db: Db, tags: string[], now: number): Promise<void> {
  await db.insert(cachePurges).values({ tags, createdAt: now });
}

/** The oldest purges that failed. */
export async function waitingPurges(db: Db): Promise<{ seq: number; tags: string[] }[]> {
  return db
    .select({ seq: cachePurges.seq, tags: cachePurges.tags })
    .from(cachePurges)
    .orderBy(asc(cachePurges.seq))
    .limit(batch);
}

/** Forgets purges that went through. */
export async function forgetPurge(db: Db, seqs: number[]): Promise<void> {
  await db.delete(cachePurges).where(inArray(cachePurges.seq, seqs));
}
