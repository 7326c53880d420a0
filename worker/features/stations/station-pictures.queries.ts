import { and, eq, isNotNull, isNull, lte, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { stationPictures } from "../../db/schema.ts";

/** A picture on another site of which there is no copy yet. */
export interface DuePicture {
  url: string;
  /** How often it could not be fetched. */
  failures: number;
}

/** Pictures that are to be fetched, those that were never tried first. */
export function listDuePictures(
  db: Db,
  { now, limit }: { now: number; limit: number },
): Promise<DuePicture[]> {
  return db
    .select({ url: stationPictures.url, failures: sql<number>`max(${stationPictures.failures})` })
    .from(stationPictures)
    .where(and(isNotNull(stationPictures.dueAt), lte(stationPictures.dueAt, now)))
    .groupBy(stationPictures.url)
    .orderBy(sql`min(${stationPictures.dueAt})`)
    .limit(limit);
}

/** The copies of these pictures that other stations have already, by address. */
export async function copiesOf(db: Db, urls: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .select({ url: stationPictures.url, key: stationPictures.key })
    .from(stationPictures)
    .where(
      and(
        sql`${stationPictures.url} IN (SELECT value FROM json_each(${JSON.stringify(urls)}))`,
        isNotNull(stationPictures.key),
      ),
    );
  return new Map(rows.flatMap(({ url, key }) => (key === null ? [] : [[url, key] as const])));
}

/** Gives all stations that name a picture its copy; a trigger writes it to them. */
export async function saveCopy(db: Db, url: string, key: string): Promise<void> {
  await db
    .update(stationPictures)
    .set({ key, dueAt: null })
    .where(and(eq(stationPictures.url, url), isNull(stationPictures.key)));
}

/** Puts off a picture that could not be fetched. */
export async function putOffPicture(db: Db, { url, failures }: DuePicture, dueAt: number): Promise<void> {
  await db
    .update(stationPictures)
    .set({ failures: failures + 1, dueAt })
    .where(and(eq(stationPictures.url, url), isNull(stationPictures.key)));
}
