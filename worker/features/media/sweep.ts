import { mediaKeyPattern } from "#shared/media.ts";
import { dayMs, hourMs } from "#shared/time.ts";
import type { Db } from "../../db/client.ts";
import { log } from "../../platform/log.ts";
import { takeOrphans, unknownKeys } from "./media.queries.ts";
import { deleteFiles, deleteIncoming, filesOlderThan } from "./storage.ts";

/** How long a file may lie unused: an editor may take days from choosing a picture to saving the article. */
const grace = 7 * dayMs;

/**
 * Deletes files that nothing has named for 7 days, and what broken-off uploads left. A file that a live or a deleted item names
 * is never touched. Can run twice or break off midway: what is left is found by a later run.
 */
export async function sweepOrphans(db: Db, bucket: R2Bucket, now: number): Promise<void> {
  // Asked once more: the same file may have been uploaded again since its record was taken.
  const orphans = await unknownKeys(db, await takeOrphans(db, now - grace));
  await deleteFiles(bucket, orphans);
  // Files without a record, after an upload that broke off between bucket and database: each hour one sixteenth of the keys.
  const digit = (Math.floor(now / hourMs) % 16).toString(16);
  let unknown = 0;
  for await (const old of filesOlderThan(bucket, digit, now - grace)) {
    // Other things may lie in the bucket under names of their own, such as archives of the map.
    const ours = old.filter((key) => mediaKeyPattern.test(key));
    const keys = await unknownKeys(db, ours);
    await deleteFiles(bucket, keys);
    unknown += keys.length;
  }
  await deleteIncoming(bucket, now - dayMs);
  log("info", "orphans_swept", { orphans: orphans.length, unknown });
}
