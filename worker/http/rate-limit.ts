import type { Context } from "hono";
import type { AppEnv } from "../env.ts";
import { Failure } from "./errors.ts";

/** Seconds of the windows in `wrangler.toml`. */
const window = "60";

/** Counts a request against its sender's address, and refuses it with `rate_limited` beyond the limit. */
export async function limitRate(c: Context<AppEnv>, limiter: RateLimit, purpose: string): Promise<void> {
  const address = c.req.header("CF-Connecting-IP") ?? "local";
  const { success } = await limiter.limit({ key: `${purpose}:${address}` });
  if (!success) throw new Failure("rate_limited", { headers: { "Retry-After": window } });
}
