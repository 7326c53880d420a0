import type { Admin } from "#shared/contract/admins.ts";
import type { Db } from "./db/client.ts";
import type { SessionState } from "./features/admins/sessions.queries.ts";
import type { CallingOperator } from "./features/ocpi/ocpi-operators.queries.ts";
import type { IdempotentRun } from "./http/idempotency.queries.ts";

/** Bindings of `wrangler.toml`, and the secrets of a deployment. */
export interface Bindings
  extends Omit<Cloudflare.Env, "IMAGES" | "AUTH_SECRET" | "MAIL" | "MAIL_FROM" | "OCPI_LOCAL"> {
  /** Resizes pictures; optional. */
  IMAGES?: ImagesBinding;
  /** Sends mail to admins; optional. */
  MAIL?: SendEmail;
  /** Sender address of that mail. Without it none is sent. */
  MAIL_FROM?: string;
  /** Mails that the account may send in a day, to be shown beside how many were. */
  MAIL_DAILY_LIMIT?: string;
  /** Origin for links in mail, no trailing slash; default: that of the submission's request. */
  SITE_URL?: string;
  /** Signs session tokens; at least 32 bytes. Without it nobody can sign in. */
  AUTH_SECRET?: string;
  /** The previous key; tokens signed with it stay valid until they expire. */
  AUTH_SECRET_PREVIOUS?: string;
  /** Secret key of Cloudflare Turnstile; without it there is no challenge. */
  TURNSTILE_SECRET?: string;
  /** `allowed`: operators may be on this machine, without TLS. For development only. */
  OCPI_LOCAL?: string;
}

/** Request variables that middleware sets for handlers. */
export interface Variables {
  requestId: string;
  /** The database; a read of public data may use `openReplica` instead. */
  db: Db;
  /** When the request arrived, in milliseconds since 1970. */
  now: number;
  /** A new UUID version 7, which sorts by its time. */
  newId: () => string;
  /** Set on routes below `mountAdmin`. */
  admin: Admin;
  session: SessionState;
  /** Set on POSTs of staff with an `Idempotency-Key`. */
  run: IdempotentRun | undefined;
  /** The operator that calls, set on routes below `/ocpi`. */
  operator: CallingOperator;
}

/** Hono's generic for every router of the API. */
export interface AppEnv {
  Bindings: Bindings;
  Variables: Variables;
}
