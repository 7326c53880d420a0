import type { Context } from "hono";
import type { AppEnv } from "../env.ts";

/** The country of the client's address in two letters, as Cloudflare sees it, or null. */
export function countryOf(c: Context<AppEnv>): string | null {
  const country = (c.req.raw.cf as { country?: unknown } | undefined)?.country;
  return typeof country === "string" && /^[A-Z]{2}$/.test(country) ? country : null;
}
