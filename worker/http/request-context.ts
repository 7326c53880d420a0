import { createMiddleware } from "hono/factory";
import { withoutToken } from "#src/pages.ts";
import type { AppEnv } from "../env.ts";
import { type Clock, systemClock } from "../platform/clock.ts";
import { log } from "../platform/log.ts";
import { HttpError } from "./errors.ts";

/**
 * Gives each request its id and clock, and logs it. Responses get `X-Request-Id`, `no-store`
 * unless they say otherwise, and the charset of JSON.
 */
export function requestContext(clock: Clock = systemClock) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const requestId = clock.id();
    c.set("requestId", requestId);
    c.set("clock", clock);
    const started = clock.now();
    // Cloudflare rejects a malformed `Host` before the Worker; workerd alone lets it through.
    if (!URL.canParse(c.req.url))
      throw new HttpError("invalid_request", { message: "The URL of this request is not valid." });
    await next();
    // Operators of stations have ids of their own, which OCPI has us repeat.
    if (!c.res.headers.has("X-Request-Id")) c.header("X-Request-Id", requestId);
    if (!c.res.headers.has("Cache-Control")) c.header("Cache-Control", "no-store");
    if (c.res.headers.get("Content-Type") === "application/json") {
      c.header("Content-Type", "application/json; charset=utf-8");
    }
    log("info", "request", {
      requestId,
      method: c.req.method,
      path: withoutToken(c.req.path),
      status: c.res.status,
      ms: clock.now() - started,
    });
  });
}
