import type { Context } from "hono";
import { isResizable, pictureWidths, readStoredPicture } from "#shared/media.ts";
import { nativeCache } from "../../cache/edge-cache.ts";
import { localCacheKey, matchLocal, putLocal } from "../../cache/local-cache.ts";
import type { AppEnv } from "../../env.ts";
import { HttpError } from "../../http/errors.ts";
import { filePolicy } from "../../http/page-policy.ts";
import { matchesEtag, notModified } from "../../http/precondition.ts";
import { log } from "../../platform/log.ts";
import { contentTypeOf } from "./media.rules.ts";
import { openFile } from "./storage.ts";

const quality = 80;
/** Cache lifetime of the original, when it is served because the image service failed. */
const fallbackSeconds = 300;

/** Headers of a file or resized picture, which never changes under the same key. */
export function mediaHeaders(key: string, etag: string, contentType: string): Headers {
  return new Headers({
    ETag: etag,
    "Cache-Control": "public, max-age=31536000, immutable",
    "Cache-Tag": `media, media:${key}`,
    "Content-Type": contentType,
    // A file that is opened as a document may run and load nothing.
    "Content-Security-Policy": filePolicy,
  });
}

/** The width in `?w=`, or null. Only known widths: each resized picture costs money. */
export function parseWidth(text: string | undefined): number | null {
  if (text === undefined) return null;
  const width = pictureWidths.find((known) => String(known) === text);
  if (!width) {
    throw new HttpError("invalid_request", {
      details: [`w: Use ${pictureWidths.join(", ")} or leave it out`],
    });
  }
  return width;
}

/**
 * A stored picture at most `width` pixels wide, as WebP; null when the original is to be served:
 * it is small enough, cannot be resized, or no image service is bound. The edge cache, or its
 * local stand-in, stores the response.
 */
export async function resizedPicture(
  c: Context<AppEnv>,
  key: string,
  width: number,
): Promise<Response | null> {
  const { IMAGES: images, MEDIA: bucket } = c.env;
  const picture = readStoredPicture(`/media/${key}`);
  if (!images || !picture || !isResizable(picture.extension)) return null;
  if (picture.extension === "webp" && picture.size && picture.size.width <= width) return null;
  const etag = `"${key}-w${width}"`;
  const headers = mediaHeaders(key, etag, "image/webp");
  if (matchesEtag(c.req.header("If-None-Match"), etag)) return notModified(headers);
  const cacheKey = nativeCache(c.executionCtx)
    ? null
    : await localCacheKey(`/media/${key}?w=${width}`, ["media"]);
  const cached = cacheKey && (await matchLocal(cacheKey));
  if (cached) return new Response(cached.response.body, { headers });

  const file = await openFile(bucket, key);
  if (!file) throw new HttpError("not_found");
  try {
    const made = await images
      .input(file)
      .transform({ width, fit: "scale-down" })
      .output({ format: "image/webp", quality });
    const body = await new Response(made.image()).arrayBuffer();
    const response = new Response(body, { headers });
    if (cacheKey) putLocal(cacheKey, response, { now: c.get("now"), ctx: c.executionCtx });
    return response;
  } catch (error) {
    log("warn", "picture_not_resized", { key, width, error: String(error) });
    const original = await openFile(bucket, key);
    if (!original) throw new HttpError("not_found");
    headers.delete("ETag");
    headers.set("Content-Type", contentTypeOf(key));
    headers.set("Cache-Control", `public, max-age=${fallbackSeconds}`);
    return new Response(original, { headers });
  }
}
