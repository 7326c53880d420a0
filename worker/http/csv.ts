import type { Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import { createMiddleware } from "hono/factory";
import { staffLimits } from "#shared/staff-limits.ts";
import type { AppEnv } from "../env.ts";
import { HttpError } from "./errors.ts";
import { describeRoute } from "./route-metadata.ts";

const limit = bodyLimit({
  maxSize: staffLimits.csvBody,
  onError: () => {
    throw new HttpError("payload_too_large");
  },
});

/** A file as a download. */
export function csvResponse(
  c: Context,
  name: string,
  content: string | ReadableStream<Uint8Array>,
): Response {
  return c.body(content, 200, {
    "Content-Type": "text/csv; charset=utf-8",
    "Content-Disposition": `attachment; filename="${name}"`,
  });
}

/** Middleware for routes that take a file as `text/csv`. */
export const csvBody = describeRoute(
  createMiddleware<AppEnv>((c, next) => {
    if (!/^text\/csv\s*(;|$)/i.test(c.req.header("Content-Type") ?? "")) {
      throw new HttpError("unsupported_media_type", { message: "Send the file as text/csv." });
    }
    return limit(c, next);
  }),
  { csv: true },
);
