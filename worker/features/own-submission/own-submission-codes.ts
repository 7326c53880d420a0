import { randomInt } from "node:crypto";
import type { Context } from "hono";
import type { OwnSubmissionItem } from "#shared/own-submission.ts";
import { dayMs, minuteMs } from "#shared/time.ts";
import type { AppEnv } from "../../env.ts";
import { afterResponse } from "../../http/after-response.ts";
import { sha256 } from "../../platform/digest.ts";
import { hasSecret } from "../admins/tokens.ts";
import { submissionCodePrefix } from "../mail/mail.rules.ts";
import { canSendMail, mailLimited } from "../mail/mailer.ts";
import { submissionCodeEmail } from "../mail/sender.templates.ts";
import { listOfPerson } from "../privacy/person-data.queries.ts";
import { ownSubmissionPath } from "../submissions/own-submission-link.ts";
import { redeemCode, storeCode } from "./own-submission-codes.queries.ts";

export const codePattern = /^[0-9]{6}$/;
/** Codes that one address gets in a day. */
const codesPerDay = 5;

/**
 * Mails a code to an address about which something is stored, after the response: neither its
 * words nor its time tell whether there is anything.
 */
export function sendCode(c: Context<AppEnv>, email: string): void {
  if (!canSendMail(c.env) || !hasSecret(c.env)) return;
  afterResponse(c, "mail_failed", async () => {
    const db = c.get("db");
    if ((await listOfPerson(db, "email", email)).length === 0) return;
    const code = String(randomInt(1_000_000)).padStart(6, "0");
    const now = c.get("now");
    const mail = submissionCodeEmail({ id: c.get("newId")(), recipient: email, code });
    const limits = [
      { since: now - minuteMs, count: 1 },
      { since: now - dayMs, count: codesPerDay },
    ];
    // A code that is not mailed must not replace one that was.
    if (await mailLimited(c, mail, { prefix: submissionCodePrefix, limits }))
      await storeCode(db, await hashesOf(c, email, code), now);
  });
}

/** The submissions of an address with their links, newest first; null when the code is not right. */
export async function openAddress(
  c: Context<AppEnv>,
  email: string,
  code: string,
): Promise<OwnSubmissionItem[] | null> {
  if (!hasSecret(c.env)) return null;
  const db = c.get("db");
  const now = c.get("now");
  if (!(await redeemCode(db, await hashesOf(c, email, code), now))) return null;
  const found = await listOfPerson(db, "email", email);
  return Promise.all(
    found.map(async ({ id, linkVersion, reference, formType, createdAt, restrictedAt }) => ({
      path: (await ownSubmissionPath(c.env, { id, linkVersion }, now)) ?? "",
      reference,
      formType,
      createdAt: new Date(createdAt).toISOString(),
      isRestricted: restrictedAt !== null,
    })),
  );
}

/** Keyed, because all codes and many addresses can be guessed from a plain digest. */
async function hashesOf({ env }: Context<AppEnv>, email: string, code: string) {
  const key = env.AUTH_SECRET;
  return {
    emailHash: await sha256(JSON.stringify([key, "enquiry-code", email])),
    codeHash: await sha256(JSON.stringify([key, "enquiry-code", email, code])),
  };
}
