import type { Context } from "hono";
import type { AppEnv } from "../../env.ts";
import { HttpError } from "../../http/errors.ts";
import { limitRate } from "../../http/rate-limit.ts";
import { sha256 } from "../../platform/digest.ts";
import { attemptsWarning } from "../mail/account.templates.ts";
import { mailNow } from "../mail/mailer.ts";
import { networkOf } from "./admins.rules.ts";
import { readDeviceMark } from "./device-mark.ts";
import { type AttemptKeys, countAttempt, noteWarning } from "./login-attempts.queries.ts";

export interface Attempt extends AttemptKeys {
  /** The hash under which the attempts for an e-mail address are stored. */
  emailHash: string;
  isKnownDevice: boolean;
}

/**
 * Admits an attempt to prove to be `email`, or refuses it with `rate_limited`: failures are
 * counted by network, or by device where this account has signed in before, and over all unknown
 * devices together. So nobody can lock an account for its owner.
 */
export async function admitAttempt(
  c: Context<AppEnv>,
  { purpose, email }: { purpose: "login" | "code" | "step-up"; email: string },
): Promise<Attempt> {
  await limitRate(c, c.env.LOGIN_RATE, purpose);
  const db = c.get("db");
  const now = c.get("now");
  const emailHash = await sha256(`login:${email}`, 16);
  const mark = await readDeviceMark(c);
  const isKnownDevice = mark?.accounts.includes(emailHash) ?? false;
  const source = isKnownDevice
    ? `device:${mark?.id}`
    : networkOf(c.req.header("CF-Connecting-IP") ?? "local");
  const attempt: Attempt = {
    emailHash,
    isKnownDevice,
    failureKey: await sha256(`${purpose}:${email}:${source}`),
    budgetKey: isKnownDevice ? null : await sha256(`${purpose}:${email}`),
  };
  const { waitUntil, isBudgetSpent } = await countAttempt(db, attempt, now);
  if (waitUntil === 0) return attempt;
  if (isBudgetSpent && attempt.budgetKey && (await noteWarning(db, attempt.budgetKey, now))) {
    mailNow(c, [attemptsWarning(email, now)]);
  }
  throw new HttpError("rate_limited", {
    message: "Too many failed attempts. Please wait a little and try again.",
    headers: { "Retry-After": String(Math.ceil((waitUntil - now) / 1000)) },
  });
}
