import type { Context } from "hono";
import { describeDevice } from "#shared/device.ts";
import type { AppEnv } from "../../env.ts";
import { countryOf } from "../../http/country.ts";
import { changeEmail } from "../mail/account.templates.ts";
import type { NewEmail } from "../mail/mail.rules.ts";
import { siteUrlFor } from "../mail/mailer.ts";

/** The email to an admin about a change of their account in this request. */
export function securityEmail(c: Context<AppEnv>, recipient: string, title: string): NewEmail {
  return changeEmail({
    recipient,
    title,
    device: describeDevice(c.req.header("User-Agent") ?? null).name,
    country: countryOf(c),
    at: c.get("now"),
    requestId: c.get("requestId"),
    siteUrl: siteUrlFor(c),
  });
}
