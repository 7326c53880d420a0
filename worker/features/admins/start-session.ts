import type { Context } from "hono";
import type { Admin, LoginResponse } from "#shared/contract/admins.ts";
import { isoTime } from "#shared/time.ts";
import type { AppEnv } from "../../env.ts";
import { countryOf } from "../../http/country.ts";
import { HttpError } from "../../http/errors.ts";
import { sha256 } from "../../platform/digest.ts";
import { writeContext } from "../audit/write-context.ts";
import { mailNow } from "../mail/mailer.ts";
import { sessionTimes } from "./admins.rules.ts";
import { markDevice, readDeviceMark } from "./device-mark.ts";
import type { AttemptKeys } from "./login-attempts.queries.ts";
import { securityEmail } from "./security-email.ts";
import { openSession, type Proof } from "./sessions.queries.ts";
import { signToken } from "./tokens.ts";

interface Start {
  admin: Admin;
  proof: Proof;
  attempt?: AttemptKeys;
  /** Proved with a passkey or a code. */
  isStrong: boolean;
}

/**
 * Opens a session and makes its token; marks the browser, and mails the admin when it is a new
 * one. Fails with `unauthenticated` when the proof no longer holds.
 */
export async function startSession(
  c: Context<AppEnv>,
  { admin, proof, attempt, isStrong }: Start,
): Promise<LoginResponse> {
  const now = c.get("now");
  const session = {
    id: c.get("newId")(),
    adminId: admin.id,
    userAgent: c.req.header("User-Agent")?.slice(0, 300) ?? null,
    country: countryOf(c),
    createdAt: now,
    expiresAt: now + sessionTimes(c.env).totalMs,
    isStrong,
  };
  const opened = await openSession(c.get("db"), session, { proof, attempt }, writeContext(c, admin));
  if (!opened) throw wrongCredentials();
  const emailHash = await sha256(`login:${admin.email}`, 16);
  if (!(await readDeviceMark(c))?.accounts.includes(emailHash)) {
    mailNow(c, [securityEmail(c, admin.email, "New sign-in to your account")]);
  }
  await markDevice(c, emailHash);
  const { id, expiresAt } = session;
  const token = await signToken(c.env, "session", { subject: admin.id, id, now, expiresAt });
  return { token, admin, expiresAt: isoTime(expiresAt) };
}

/** The one refusal of a password, an unknown address and a disabled account. */
export function wrongCredentials(): HttpError {
  return new HttpError("unauthenticated", { message: "Invalid email or password" });
}
