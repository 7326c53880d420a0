import { createMiddleware } from "hono/factory";
import type { AppEnv } from "../env.ts";
import { type Clock, systemClock } from "../platform/clock.ts";
import { log } from "../platform/log.ts";
import { HttpError } from "./errors.ts";

/**
 * Gives each request its id and clock, refuses one without a readable address, says the id in `X-Request-Id`, forbids caching by default,
 * names the encoding of JSON and logs one line.
 */
export function requestContext(clock: Clock = systemClock) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const requestId = clock.id();
    c.set("requestId", requestId);
    c.set("clock", clock);
    const started = clock.now();
    // What no edge lets through, a bare workerd does: a `Host` that makes no address.
    if (!URL.canParse(c.req.url))
      throw new HttpError("invalid_request", { message: "This is not an address." });
    await next();
    c.header("X-Request-Id", requestId);
    if (!c.res.headers.has("Cache-Control")) c.header("Cache-Control", "no-store");
    if (c.res.headers.get("Content-Type") === "application/json") {
      c.header("Content-Type", "application/json; charset=utf-8");
    }
    log("info", "request", {
      requestId,
      method: c.req.method,
      // Whoever has a preview's address may open it: the token is not for the log.
      path: c.req.path.replace(/(\/discover\/preview\/).+/, "$1..."),
      status: c.res.status,
      ms: clock.now() - started,
    });
  });
}
