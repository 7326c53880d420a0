import { Hono } from "hono";
import { mediaKeyPattern } from "#shared/media.ts";
import type { AppEnv } from "../../env.ts";
import { HttpError } from "../../http/errors.ts";
import { matchesEtag, notModified } from "../../http/precondition.ts";
import { contentTypeOf, parseRange } from "./media.rules.ts";
import { mediaHeaders, parseWidth, resizedPicture } from "./resize.ts";
import { fileSize, openFile } from "./storage.ts";

/** Uploaded files, mounted at `/media`. */
export const mediaRoutes = new Hono<AppEnv>().get("/:key", async (c) => {
  const key = c.req.param("key");
  if (!mediaKeyPattern.test(key)) throw new HttpError("not_found");
  const width = parseWidth(c.req.query("w"));
  const resized = width && (await resizedPicture(c, key, width));
  if (resized) return resized;
  const etag = `"${key}"`;
  const headers = mediaHeaders(key, etag, contentTypeOf(key));
  headers.set("Accept-Ranges", "bytes");
  if (matchesEtag(c.req.header("If-None-Match"), etag)) return notModified(headers);

  const ifRange = c.req.header("If-Range") ?? etag;
  const rangeHeader = ifRange === etag ? c.req.header("Range") : undefined;
  if (c.req.method === "HEAD" || rangeHeader !== undefined) {
    const size = await fileSize(c.env.MEDIA, key);
    if (size === null) throw new HttpError("not_found");
    const range = c.req.method === "HEAD" ? null : parseRange(rangeHeader, size);
    if (range === "unsatisfiable") {
      const whole = { "Content-Range": `bytes */${size}`, "Cache-Control": "no-store" };
      return new Response(null, { status: 416, headers: whole });
    }
    if (c.req.method === "HEAD") {
      headers.set("Content-Length", String(size));
      return new Response(null, { headers });
    }
    if (range) {
      const part = await openFile(c.env.MEDIA, key, range);
      if (!part) throw new HttpError("not_found");
      headers.set("Content-Range", `bytes ${range.first}-${range.last}/${size}`);
      return new Response(part, { status: 206, headers });
    }
  }
  const file = await openFile(c.env.MEDIA, key);
  if (!file) throw new HttpError("not_found");
  return new Response(file, { headers });
});
