import type { Context } from "hono";
import { type Db, openDb } from "../../db/client.ts";
import type { AppEnv, Bindings } from "../../env.ts";
import { systemClock } from "../../platform/clock.ts";
import { withDeadline } from "../../platform/deadline.ts";
import { describeError, log } from "../../platform/log.ts";
import { asHtml, asText, digestDay, type MailContent } from "./mail.rules.ts";
import { digestLetter, enquiryLetter } from "./mail.templates.ts";
import {
  countEnquiries,
  findEnquiry,
  listEnquiries,
  listRecipients,
  type MailedEnquiry,
  type Recipient,
} from "./mail-content.queries.ts";
import {
  markFailed,
  markSent,
  sweepOutbox,
  type TakenMail,
  takeDue,
  writeMails,
  writtenSince,
} from "./outbox.queries.ts";

/** Mails of one go; more wait for the next. */
const handful = 20;
/** How far the cron looks back for enquiries whose mails were not written with them, in milliseconds. */
const lookBack = 30 * 60_000;
const listedInDigest = 20;
const sendPatience = 15_000;

/** True when this deployment can send mail: it has the binding, and an address to send from. */
export function mailIsOn(env: Bindings): env is Bindings & { MAIL: SendEmail; MAIL_FROM: string } {
  return Boolean(env.MAIL && env.MAIL_FROM);
}

/**
 * Mails a stored enquiry to the staff who want it, behind the answer: the visitor neither waits for it nor learns when it fails. What is left
 * undone here the cron does.
 */
export function announceEnquiry(c: Context<AppEnv>, id: string): void {
  const { env } = c;
  if (!mailIsOn(env)) return;
  const now = c.get("clock").now();
  const db = openDb(env.DB);
  const base = siteOf(env) ?? new URL(c.req.url).origin;
  const work = async () => {
    try {
      const recipients = await listRecipients(db);
      if (recipients.length === 0) return;
      await writeMails(db, lettersFor(await findEnquiry(db, id), recipients, base), {
        now,
        newId: systemClock.id,
      });
      await sendDue(env, db, now);
    } catch (error) {
      log("error", "mail_failed", { requestId: c.get("requestId"), error: describeError(error) });
    }
  };
  c.executionCtx.waitUntil(work());
}

/** The cron's part: enquiries whose mails are missing, the morning's digest, and everything that is due. Does nothing while mail is off. */
export async function runMail(env: Bindings, db: Db, now: number): Promise<void> {
  if (!mailIsOn(env)) return;
  const outcomes = await Promise.allSettled([
    catchUp(env, db, now),
    writeDigests(env, db, now),
    sweepOutbox(db, now),
  ]);
  await sendDue(env, db, now);
  const failure = outcomes.find((outcome) => outcome.status === "rejected");
  if (failure) throw failure.reason;
}

async function catchUp(env: Bindings, db: Db, now: number): Promise<void> {
  const recipients = (await listRecipients(db)).filter(({ choice }) => choice.formTypes.length > 0);
  if (recipients.length === 0) return;
  const from = now - lookBack;
  const enquiries = await listEnquiries(db, { from, to: now, limit: 100 });
  if (enquiries.length === 0) return;
  const written = await writtenSince(db, from);
  const missing = lettersFor(enquiries, recipients, siteOf(env)).filter(
    ({ recipient, about }) => !written.has(`${recipient} ${about}`),
  );
  await writeMails(db, missing, { now, newId: systemClock.id });
}

async function writeDigests(env: Bindings, db: Db, now: number): Promise<void> {
  const day = digestDay(now);
  if (!day) return;
  const written = await writtenSince(db, day.to);
  const recipients = (await listRecipients(db)).filter(
    ({ email, choice }) => choice.digest && !written.has(`${email} digest:${day.name}`),
  );
  if (recipients.length === 0) return;
  const [counts, first] = await Promise.all([
    countEnquiries(db, day),
    listEnquiries(db, { ...day, limit: listedInDigest }),
  ]);
  const letter = digestLetter(day, counts, first, siteOf(env));
  const mails = recipients.map(({ email }) => ({ ...letter, recipient: email }));
  await writeMails(db, mails, { now, newId: systemClock.id });
}

function lettersFor(enquiries: MailedEnquiry[], recipients: Recipient[], base: string | null) {
  return enquiries.flatMap((enquiry) => {
    const letter = enquiryLetter(enquiry, base);
    return recipients
      .filter(({ choice }) => choice.formTypes.includes(enquiry.formType))
      .map(({ email }) => ({ ...letter, recipient: email }));
  });
}

async function sendDue(env: Bindings & { MAIL: SendEmail; MAIL_FROM: string }, db: Db, now: number) {
  const mails = await takeDue(db, now, handful);
  await Promise.all(mails.map((mail) => send(env, db, mail, now)));
}

async function send(
  env: Bindings & { MAIL: SendEmail; MAIL_FROM: string },
  db: Db,
  mail: TakenMail,
  now: number,
): Promise<void> {
  try {
    const content = JSON.parse(mail.body) as MailContent;
    const sending = env.MAIL.send({
      from: env.MAIL_FROM,
      to: mail.recipient,
      subject: mail.subject,
      text: asText(content),
      html: asHtml(content),
    });
    await withDeadline(sending, "The mail service does not answer", sendPatience);
  } catch (error) {
    log("error", "mail_not_sent", { mail: mail.id, attempts: mail.attempts, error: describeError(error) });
    await markFailed(db, mail, error instanceof Error ? error.message : String(error));
    return;
  }
  await markSent(db, mail.id, now);
}

/** The site's address without a slash at the end, or null when the deployment does not say. */
function siteOf(env: Bindings): string | null {
  return env.SITE_URL?.replace(/\/+$/, "") || null;
}
