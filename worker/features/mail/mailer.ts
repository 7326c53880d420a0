import type { Context } from "hono";
import type { Db } from "../../db/client.ts";
import type { AppEnv, Bindings } from "../../env.ts";
import { afterResponse } from "../../http/after-response.ts";
import { systemClock } from "../../platform/clock.ts";
import { withDeadline } from "../../platform/deadline.ts";
import { describeError, log } from "../../platform/log.ts";
import { r2Call } from "../media/storage.ts";
import type { EmailContent, LetterContent, NewEmail } from "./mail.rules.ts";
import { renderHtml, renderText } from "./mail.templates.ts";
import {
  type ClaimedEmail,
  claimDue,
  type EmailLimits,
  enqueueEmails,
  enqueueLimited,
  markFailed,
  markSent,
} from "./outbox.queries.ts";

/** Emails that are sent at the same time; the next run takes the rest. */
const maxPerRun = 20;
/** Such runs of one cron. */
const runsOfCron = 5;
/** A mail whose row does not say that it was sent is sent again. */
const triesToMark = 3;
const sendTimeoutMs = 15_000;

export type MailBindings = Bindings & { MAIL: SendEmail; MAIL_FROM: string };

/** True when this deployment can send email: it has the binding, and an address to send from. */
export function canSendMail(env: Bindings): env is MailBindings {
  return Boolean(env.MAIL && env.MAIL_FROM);
}

/**
 * Sends emails after the response. The cron retries what fails. Does nothing without mail.
 */
export function mailNow(c: Context<AppEnv>, emails: NewEmail[]): void {
  const now = c.get("now");
  sendNow(c, () => enqueueEmails(c.get("db"), emails, { now, newId: systemClock.id }));
}

/** Sends emails outside a request. The cron retries what fails. Does nothing without mail. */
export async function mailFrom(env: Bindings, db: Db, emails: NewEmail[], now: number): Promise<void> {
  if (!canSendMail(env)) return;
  await enqueueEmails(db, emails, { now, newId: systemClock.id });
  await sendDue(env, db, now);
}

/** The same for what is in the outbox already, after `enqueue`. */
export function sendNow(c: Context<AppEnv>, enqueue: () => Promise<void> = async () => {}): void {
  const { env } = c;
  if (!canSendMail(env)) return;
  afterResponse(c, "mail_failed", async () => {
    await enqueue();
    await sendDue(env, c.get("db"), c.get("now"));
  });
}

/**
 * Sends an email at once, unless its address got too many of its kind. For work that no response
 * waits for. Returns whether it does; it does not without mail.
 */
export async function mailLimited(
  c: Context<AppEnv>,
  email: NewEmail,
  limits: EmailLimits,
): Promise<boolean> {
  const { env } = c;
  if (!canSendMail(env)) return false;
  const now = c.get("now");
  const db = c.get("db");
  const isAdded = await enqueueLimited(db, email, limits, { now, newId: systemClock.id });
  await sendDue(env, db, now);
  return isAdded;
}

/** The site's address for links from elsewhere: as it is set, or that of the request. */
export function siteUrlFor(c: Context<AppEnv>): string {
  return siteUrlOf(c.env) ?? new URL(c.req.url).origin;
}

/** Sends what is due in the outbox; what fails is due again later. Returns how many it tried. */
export async function sendDue(env: MailBindings, db: Db, now: number): Promise<number> {
  const emails = await claimDue(db, now, maxPerRun);
  await Promise.all(emails.map((email) => send(env, db, email, now)));
  return emails.length;
}

/** The cron's part of sending: more than a request sends. */
export async function sendAllDue(env: MailBindings, db: Db, now: number): Promise<void> {
  for (let run = 0; run < runsOfCron; run++) {
    if ((await sendDue(env, db, now)) < maxPerRun) return;
  }
}

async function send(env: MailBindings, db: Db, email: ClaimedEmail, now: number): Promise<void> {
  let messageId: string | undefined;
  try {
    const sending = env.MAIL.send({
      from: env.MAIL_FROM,
      to: email.recipient,
      subject: email.subject,
      ...(await toSend(env, JSON.parse(email.body) as EmailContent | LetterContent)),
    });
    const accepted: Partial<EmailSendResult> | undefined = await withDeadline(
      sending,
      "The mail service does not respond",
      sendTimeoutMs,
    );
    // A mail without an id was sent all the same: sending it again would double it.
    messageId = accepted?.messageId;
  } catch (error) {
    const { id, attempts } = email;
    log("error", "mail_not_sent", { mail: id, attempts, error: describeError(error) });
    await markFailed(db, email, error instanceof Error ? error.message : String(error));
    return;
  }
  await noteSent(db, email.id, { now, messageId });
}

async function noteSent(db: Db, id: string, sent: Parameters<typeof markSent>[2]): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await markSent(db, id, sent);
    } catch (error) {
      if (tries === triesToMark) throw error;
    }
  }
}

/**
 * The parts of an email as the mail service takes them; files come from the bucket. What no person
 * wrote says so, so that no autoresponder answers it (RFC 3834).
 */
async function toSend(env: MailBindings, content: EmailContent | LetterContent) {
  if (!("text" in content)) {
    const headers = { "Auto-Submitted": "auto-generated" };
    const { replyTo } = content;
    return { text: renderText(content), html: renderHtml(content), headers, ...(replyTo && { replyTo }) };
  }
  const { text, html, from, replyTo, headers, files } = content;
  const attachments = await Promise.all(
    files.map(async ({ key, fileName, contentType }) => {
      const stored = await r2Call(env.MEDIA.get(key));
      if (!stored) throw new Error(`A file of the message is gone: ${fileName}`);
      const file = { filename: fileName, type: contentType, content: await stored.arrayBuffer() };
      return { ...file, disposition: "attachment" as const };
    }),
  );
  return { text, html, replyTo, headers, attachments, from: { name: from, email: env.MAIL_FROM } };
}

/** The site's address without a slash at the end, or null when the deployment does not set it. */
export function siteUrlOf(env: Bindings): string | null {
  return env.SITE_URL?.replace(/\/+$/, "") || null;
}
