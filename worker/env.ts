import type { Admin } from "#shared/contract/admins.ts";
import type { KeptAnswer } from "./cache/edge-cache.ts";
import type { Clock } from "./platform/clock.ts";

/** Bindings of `wrangler.toml`, and the secrets that a deployment sets beside them. */
export interface Bindings extends Omit<Cloudflare.Env, "IMAGES" | "AUTH_SECRET" | "MAIL"> {
  /** Makes pictures smaller; a deployment may do without. */
  IMAGES?: ImagesBinding;
  /** Sends mail to staff; a deployment may do without. */
  MAIL?: SendEmail;
  /** The sender's address of mail to staff. Without it none is sent. */
  MAIL_FROM?: string;
  /** Where the site is reached, for links in mail; otherwise where the enquiry came in. No slash at the end. */
  SITE_URL?: string;
  /** Signs staff tokens; at least 32 bytes. Without it nobody can sign in. */
  AUTH_SECRET?: string;
  /** The key before the present one: its tokens stay good until they expire. */
  AUTH_SECRET_PREVIOUS?: string;
  /** Secret key of Cloudflare Turnstile; without it no challenge is asked for. */
  TURNSTILE_SECRET?: string;
}

/** What middleware leaves for the handlers of one request. */
export interface Variables {
  requestId: string;
  clock: Clock;
  /** Set behind `requireAdmin`. */
  admin: Admin;
  sessionId: string;
  /** Set when the answer lies in the stand-in for the edge cache. */
  kept?: KeptAnswer;
}

/** Hono's generic for every router of the API. */
export interface AppEnv {
  Bindings: Bindings;
  Variables: Variables;
}
