import type { Context } from "hono";
import type { AppEnv } from "../env.ts";
import { describeError, log } from "../platform/log.ts";

/** Runs work that the response does not wait for. A failure is logged as `event`. */
export function afterResponse(c: Context<AppEnv>, event: string, work: () => Promise<void>): void {
  const done = work().catch((error) =>
    log("error", event, { requestId: c.get("requestId"), error: describeError(error) }),
  );
  c.executionCtx.waitUntil(done);
}
