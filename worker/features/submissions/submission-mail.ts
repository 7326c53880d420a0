import type { Context } from "hono";
import type { LanguageCode } from "#shared/languages.ts";
import { minuteMs } from "#shared/time.ts";
import type { Db } from "../../db/client.ts";
import type { AppEnv, Bindings } from "../../env.ts";
import { afterResponse } from "../../http/after-response.ts";
import { systemClock } from "../../platform/clock.ts";
import { digestDay, type EmailedSubmission, mailedSource } from "../mail/mail.rules.ts";
import { digestEmail, digestKey, submissionEmail } from "../mail/mail.templates.ts";
import {
  canSendMail,
  type MailBindings,
  sendAllDue,
  sendDue,
  siteUrlFor,
  siteUrlOf,
} from "../mail/mailer.ts";
import { deleteOldEmails, enqueuedSince, enqueueEmails } from "../mail/outbox.queries.ts";
import { listRecipients, type Recipient } from "../mail/preferences.queries.ts";
import { acknowledgementKey } from "../mail/sender.templates.ts";
import { acknowledge, acknowledgeLate } from "./acknowledgements.ts";
import {
  countEmailedSubmissions,
  findEmailedSubmission,
  listEmailedSubmissions,
} from "./emailed-submissions.queries.ts";

/** How far back the cron looks for submissions whose emails are missing from the outbox. */
const catchUpMs = 30 * minuteMs;
/** Submissions that are read at a time. */
const pageSize = 200;
const listedInDigest = 20;

/**
 * Emails a stored submission to the admins who want it, and an acknowledgement with `link`, the
 * path of the sender's own page, to its sender. After the response: the visitor neither waits for
 * it nor learns when it fails. The cron enqueues what is missing.
 */
export function notifyOfSubmission(c: Context<AppEnv>, submission: Omit<Announced, "siteUrl">): void {
  const { env } = c;
  if (!canSendMail(env)) return;
  const now = c.get("now");
  const db = c.get("db");
  const siteUrl = siteUrlFor(c);
  afterResponse(c, "mail_failed", () => announceSubmission(env, db, { ...submission, siteUrl }, now));
}

/** A submission to tell of: `link` is the path of its sender's own page. */
interface Announced {
  id: string;
  reference: string;
  language: LanguageCode;
  /** Null for a sender who gave no address, and gets no acknowledgement. */
  email: string | null;
  link: string | undefined;
  siteUrl: string | null;
  /** Acknowledgements that one address gets in a day. */
  perDay?: number;
}

/** Sends the emails about a new submission at once. Does nothing without mail. */
export async function announceSubmission(
  env: Bindings,
  db: Db,
  { id, reference, language, email: recipient, link: path, siteUrl, perDay }: Announced,
  now: number,
): Promise<void> {
  if (!canSendMail(env)) return;
  const recipients = await listRecipients(db);
  if (recipients.length > 0) {
    const emails = submissionEmails(await findEmailedSubmission(db, id), recipients, siteUrl);
    await enqueueEmails(db, emails, { now, newId: systemClock.id });
  }
  if (siteUrl && path && recipient) {
    await acknowledge(env, db, { id, reference, language, recipient, siteUrl, path }, now, perDay);
  }
  await sendDue(env, db, now);
}

/**
 * The cron's part: emails missing from the outbox, the morning's digest, and all that is due.
 * Does nothing without mail.
 */
export async function runMail(env: Bindings, db: Db, now: number): Promise<void> {
  if (!canSendMail(env)) return;
  const outcomes = await Promise.allSettled([
    enqueueMissing(env, db, now),
    enqueueDigests(env, db, now),
    deleteOldEmails(db, now),
  ]);
  await sendAllDue(env, db, now);
  const failure = outcomes.find((outcome) => outcome.status === "rejected");
  if (failure) throw failure.reason;
}

/** Enqueues what submissions of the last minutes should have led to, and did not. */
async function enqueueMissing(env: MailBindings, db: Db, now: number): Promise<void> {
  const period = { from: now - catchUpMs, to: now };
  const read = (offset: number) => listEmailedSubmissions(db, { ...period, limit: pageSize, offset });
  let submissions = await read(0);
  if (submissions.length === 0) return;
  const siteUrl = siteUrlOf(env);
  const [recipients, enqueued] = await Promise.all([listRecipients(db), enqueuedSince(db, period.from)]);
  const unacknowledged: EmailedSubmission[] = [];
  for (let offset = pageSize; submissions.length > 0; offset += pageSize) {
    const missing = submissionEmails(submissions, recipients, siteUrl).filter(
      ({ recipient, dedupeKey }) => !enqueued.get(dedupeKey)?.has(recipient),
    );
    await enqueueEmails(db, missing, { now, newId: systemClock.id });
    // The sender may have corrected the address meanwhile, so the key alone counts. Who wrote a mail is
    // answered when it is filed or not at all: one mail a day, and none to a forged sender.
    const late = submissions.filter(
      ({ id, formData }) => formData.source !== mailedSource && !enqueued.has(acknowledgementKey(id)),
    );
    unacknowledged.push(...late);
    submissions = submissions.length < pageSize ? [] : await read(offset);
  }
  if (siteUrl) await acknowledgeLate(env, db, unacknowledged, { siteUrl, now });
}

async function enqueueDigests(env: Bindings, db: Db, now: number): Promise<void> {
  const day = digestDay(now);
  if (!day) return;
  const enqueued = await enqueuedSince(db, day.to);
  const recipients = (await listRecipients(db)).filter(
    ({ email, preferences }) => preferences.digest && !enqueued.get(digestKey(day.date))?.has(email),
  );
  if (recipients.length === 0) return;
  const [counts, first] = await Promise.all([
    countEmailedSubmissions(db, day),
    listEmailedSubmissions(db, { ...day, limit: listedInDigest }),
  ]);
  const digest = digestEmail(day, counts, first, siteUrlOf(env));
  const emails = recipients.map(({ email }) => ({ ...digest, recipient: email }));
  await enqueueEmails(db, emails, { now, newId: systemClock.id });
}

function submissionEmails(submissions: EmailedSubmission[], recipients: Recipient[], siteUrl: string | null) {
  return submissions.flatMap((submission) => {
    const email = submissionEmail(submission, siteUrl);
    return recipients
      .filter(({ preferences }) => preferences.formTypes.includes(submission.formType))
      .map((recipient) => ({ ...email, recipient: recipient.email }));
  });
}
