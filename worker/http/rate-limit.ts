import type { Context } from "hono";
import type { AppEnv } from "../env.ts";
import { HttpError } from "./errors.ts";

/** Seconds; the period of every rate limit in `wrangler.toml`. */
const periodSeconds = "60";

/**
 * Counts a request against `subject`, by default the client's address. Fails with `rate_limited`
 * when the limit of this purpose is used up.
 */
export async function limitRate(
  c: Context<AppEnv>,
  limiter: RateLimit,
  purpose: string,
  subject: string = c.req.header("CF-Connecting-IP") ?? "local",
): Promise<void> {
  const { success } = await limiter.limit({ key: `${purpose}:${subject}` });
  if (!success) throw new HttpError("rate_limited", { headers: { "Retry-After": periodSeconds } });
}
