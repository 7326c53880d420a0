import { type Context, Hono } from "hono";
import {
  type ResetAvailability,
  type ResetResponse,
  resetConfirmation,
  resetRequest,
} from "#shared/contract/sign-in.ts";
import { hourMs, minuteMs } from "#shared/time.ts";
import type { AppEnv } from "../../env.ts";
import { afterResponse } from "../../http/after-response.ts";
import { HttpError } from "../../http/errors.ts";
import { limitRate } from "../../http/rate-limit.ts";
import { validate } from "../../http/validate.ts";
import { sha256 } from "../../platform/digest.ts";
import { writeContext } from "../audit/write-context.ts";
import { resetEmail } from "../mail/account.templates.ts";
import { canSendMail, mailNow, siteUrlFor } from "../mail/mailer.ts";
import { findCredentials } from "./admins.queries.ts";
import { isWeakPassword } from "./admins.rules.ts";
import { markDevice } from "./device-mark.ts";
import { findReset, insertResetLink, newLinkToken, resetPassword } from "./links.queries.ts";
import { hashPassword } from "./passwords.ts";
import { securityEmail } from "./security-email.ts";
import { weakPasswordError } from "./weak-password-error.ts";

const lifetimeMs = 30 * minuteMs;
/** Mails to one address in an hour; further requests get the same response and no mail. */
const mailsPerHour = 5;

/** A forgotten password, mounted at `/api/admin/password-reset`. */
export const passwordResetRoutes = new Hono<AppEnv>()
  .get("/", (c) => c.json({ mail: canSendMail(c.env) } satisfies ResetAvailability))
  .post("/", validate("json", resetRequest), async (c) => {
    await limitRate(c, c.env.LOGIN_RATE, "password-reset");
    const { email } = c.req.valid("json");
    const mail = canSendMail(c.env);
    // Everything that depends on the address happens after the response.
    if (mail) afterResponse(c, "mail_failed", () => mailResetLink(c, email));
    const message = mail
      ? "If there is an account with this address, a link to set a new password is on its way."
      : "This site sends no mail. Ask an owner of the team, who can make you a link under Team. If you are the only owner, ask whoever runs the site.";
    return c.json({ message, mail } satisfies ResetResponse, 202);
  })
  .post("/confirm", validate("json", resetConfirmation), async (c) => {
    await limitRate(c, c.env.LOGIN_RATE, "password-reset-confirm");
    const db = c.get("db");
    const { token, password } = c.req.valid("json");
    const tokenHash = await sha256(token);
    const admin = await findReset(db, tokenHash, c.get("now"));
    if (!admin) throw invalidLink();
    if (isWeakPassword(password, admin)) throw weakPasswordError("password");
    const reset = { adminId: admin.id, tokenHash, passwordHash: await hashPassword(password) };
    if (!(await resetPassword(db, reset, writeContext(c, admin)))) throw invalidLink();
    // Who reads this mailbox need not wait while others guess the password.
    await markDevice(c, await sha256(`login:${admin.email}`, 16));
    mailNow(c, [securityEmail(c, admin.email, "Your password was changed")]);
    return c.json({ message: "Your new password is set, and every device was signed out." });
  });

async function mailResetLink(c: Context<AppEnv>, email: string): Promise<void> {
  const db = c.get("db");
  const found = await findCredentials(db, { email });
  if (found?.status !== "active") return;
  const now = c.get("now");
  const { token, tokenHash } = await newLinkToken();
  const id = c.get("newId")();
  const link = { id, tokenHash, email, adminId: found.admin.id, createdAt: now, expiresAt: now + lifetimeMs };
  if (!(await insertResetLink(db, link, { since: now - hourMs, limit: mailsPerHour }))) return;
  // In the fragment, which browsers send to no server and write into no Referer.
  mailNow(c, [resetEmail({ recipient: email, id, url: `${siteUrlFor(c)}/login/reset#${token}` })]);
}

function invalidLink(): HttpError {
  return new HttpError("invalid_request", {
    message: "This link was used, or it is too old. Ask for a new one.",
  });
}
