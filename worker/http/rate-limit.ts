import type { Context } from "hono";
import type { AppEnv } from "../env.ts";
import { HttpError } from "./errors.ts";

/** Seconds of the windows in `wrangler.toml`. */
const window = "60";

/**
 * Counts a request against its sender's address, or against what else it is `about`, and refuses it with `rate_limited` beyond the limit.
 */
export async function limitRate(
  c: Context<AppEnv>,
  limiter: RateLimit,
  purpose: string,
  about: string = c.req.header("CF-Connecting-IP") ?? "local",
): Promise<void> {
  const { success } = await limiter.limit({ key: `${purpose}:${about}` });
  if (!success) throw new HttpError("rate_limited", { headers: { "Retry-After": window } });
}
