import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { withoutToken } from "#src/pages.ts";
import { openDb } from "../db/client.ts";
import type { AppEnv } from "../env.ts";
import { type Clock, systemClock } from "../platform/clock.ts";
import { log } from "../platform/log.ts";
import { HttpError } from "./errors.ts";

/** Gives a request its id, its time and its database. */
export function setRequestVariables(c: Context<AppEnv>, clock: Clock): void {
  c.set("requestId", clock.id());
  c.set("now", clock.now());
  c.set("newId", clock.id);
  c.set("db", openDb(c.env.DB));
}

/**
 * Gives each request its variables, and logs it. Responses get `X-Request-Id`, `no-store`
 * unless they say otherwise, and the charset of JSON.
 */
export function requestContext(clock: Clock = systemClock) {
  return createMiddleware<AppEnv>(async (c, next) => {
    setRequestVariables(c, clock);
    const requestId = c.get("requestId");
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
      ms: clock.now() - c.get("now"),
    });
  });
}
