import { mediaKeyPattern } from "#shared/media.ts";
import { dayMs, hourMs } from "#shared/time.ts";
import type { Db } from "../../db/client.ts";
import { log } from "../../platform/log.ts";
import { deleteOrphanRecords, keysWithoutRecord } from "./media.queries.ts";
import { deleteFiles, deleteIncoming, filesOlderThan } from "./storage.ts";

/** How long a file may be unused; an editor may take days from an upload to a save. */
const gracePeriodMs = 7 * dayMs;

/**
 * Deletes files that nothing has used for 7 days, and what interrupted uploads left. A file that
 * an item or a station, live or deleted, or a revision uses is never deleted. Safe to run twice
 * and to be interrupted.
 */
export async function sweepOrphans(db: Db, bucket: R2Bucket, now: number): Promise<void> {
  // Checked again: the same file may have been uploaded since its record was deleted.
  const orphans = await keysWithoutRecord(db, await deleteOrphanRecords(db, now - gracePeriodMs));
  await deleteFiles(bucket, orphans);
  // Files without a record come from uploads interrupted between R2 and D1. Each hour checks one
  // sixteenth of the keys.
  const digit = (Math.floor(now / hourMs) % 16).toString(16);
  let unknown = 0;
  for await (const old of filesOlderThan(bucket, digit, now - gracePeriodMs)) {
    // The bucket may hold other objects, such as the map's archives.
    const mediaKeys = old.filter((key) => mediaKeyPattern.test(key));
    const keys = await keysWithoutRecord(db, mediaKeys);
    await deleteFiles(bucket, keys);
    unknown += keys.length;
  }
  await deleteIncoming(bucket, now - dayMs);
  log("info", "orphans_swept", { orphans: orphans.length, unknown });
}
