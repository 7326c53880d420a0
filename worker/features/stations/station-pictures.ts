import { dayMs, hourMs, minuteMs } from "#shared/time.ts";
import { purge } from "../../cache/purge.ts";
import type { Db } from "../../db/client.ts";
import type { Bindings } from "../../env.ts";
import { HttpError } from "../../http/errors.ts";
import { sha256 } from "../../platform/digest.ts";
import { log } from "../../platform/log.ts";
import { isPublicUrl } from "../../platform/public-url.ts";
import { BrokenImage } from "../media/image-bytes.ts";
import { extensionOf, keyOf } from "../media/media.rules.ts";
import { storeFile } from "../media/storage.ts";
import { readPicture } from "../media/upload.ts";
import {
  copiesOf,
  type DuePicture,
  listDuePictures,
  putOffPicture,
  saveCopy,
} from "./station-pictures.queries.ts";
import { stationsTag } from "./stations.rules.ts";

/** How many pictures a run fetches, one after another since each is held in memory, and for how long. */
const maxPerRun = 60;
const runMs = 2 * minuteMs;
const timeoutMs = 10_000;

interface Run {
  env: Bindings;
  ctx: unknown;
  db: Db;
  now: number;
}

/**
 * Copies the pictures of stations that are on other sites into our bucket, so that a visitor's
 * browser asks nobody else for them. One that cannot be had is not shown, and tried again later.
 */
export async function copyPictures({ env, ctx, db, now }: Run): Promise<void> {
  const due = await listDuePictures(db, { now, limit: maxPerRun });
  if (due.length === 0) return;
  const known = await copiesOf(
    db,
    due.map(({ url }) => url),
  );
  const started = Date.now();
  let [copied, failed] = [0, 0];
  for (const picture of due) {
    if (Date.now() - started > runMs) break;
    const key = known.get(picture.url) ?? (await fetchCopy(env, picture.url));
    if (key) {
      await saveCopy(db, picture.url, key);
      copied += 1;
    } else {
      await putOffPicture(db, picture, now + waitOf(picture));
      failed += 1;
    }
  }
  if (copied > 0) await purge(env, ctx, now, [stationsTag]);
  log("info", "station_pictures_copied", { copied, failed });
}

/** An hour, four hours, sixteen, and then a week. */
function waitOf({ failures }: DuePicture): number {
  return Math.min(7 * dayMs, hourMs * 4 ** failures);
}

/** The key of a new copy; null where there is no picture that we show. */
async function fetchCopy(env: Bindings, url: string): Promise<string | null> {
  if (!isPublicUrl(env, url)) return null;
  try {
    const response = await fetch(url, {
      headers: { Accept: "image/avif,image/webp,image/jpeg,image/png,image/gif" },
      // A redirect could lead anywhere.
      redirect: "manual",
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok || !response.body) return null;
    const { bytes, contentType, ...size } = await readPicture(response.body);
    const key = keyOf(await sha256(bytes), extensionOf(contentType), size);
    await storeFile(env.MEDIA, key, { content: bytes, size: bytes.length, contentType });
    return key;
  } catch (error) {
    // Not a picture, too large, or not to be had; a failure of our bucket stops the run.
    if (error instanceof BrokenImage || error instanceof HttpError || isOfNetwork(error)) return null;
    throw error;
  }
}

function isOfNetwork(error: unknown): boolean {
  return error instanceof TypeError || (error instanceof Error && error.name === "TimeoutError");
}
