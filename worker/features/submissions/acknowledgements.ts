import { type LanguageCode, languageOf, pathInLanguage } from "#shared/languages.ts";
import { dayMs } from "#shared/time.ts";
import type { Db } from "../../db/client.ts";
import type { Bindings } from "../../env.ts";
import { inLanguage } from "../../language.ts";
import { systemClock } from "../../platform/clock.ts";
import { domainOf, type EmailedSubmission, senderPrefix } from "../mail/mail.rules.ts";
import { enqueueLimited } from "../mail/outbox.queries.ts";
import { replyAddress } from "../mail/reply-address.ts";
import { type Acknowledgement, acknowledgementEmail } from "../mail/sender.templates.ts";
import { sendsAcknowledgements } from "../mail/site-settings.queries.ts";
import { ownSubmissionPath } from "./own-submission-link.ts";

type MailBindings = Bindings & { MAIL_FROM: string };

/** Acknowledgements that one address gets in a day. */
const acknowledgementsPerDay = 3;
/** Acknowledgements that one run of the cron writes, and addresses that it looks at for them. */
const maxPerRun = 50;
const maxTriedPerRun = 200;

/** A submission to acknowledge; `path` is that of its sender's own page. */
interface AcknowledgedSubmission extends Omit<Acknowledgement, "url" | "replyTo"> {
  language: LanguageCode;
  siteUrl: string;
  path: string;
}

/**
 * Enqueues the acknowledgement of a submission in its language, unless they are off or its sender got
 * too many today.
 */
export async function acknowledge(
  env: MailBindings,
  db: Db,
  submission: AcknowledgedSubmission,
  now: number,
  perDay = acknowledgementsPerDay,
): Promise<void> {
  if (await sendsAcknowledgements(db)) await enqueueAcknowledgement(env, db, submission, { now, perDay });
}

/** Returns whether it was added: not when its sender got too many today. */
async function enqueueAcknowledgement(
  env: MailBindings,
  db: Db,
  { siteUrl, path, ...acknowledgement }: AcknowledgedSubmission,
  { now, perDay }: { now: number; perDay: number },
): Promise<boolean> {
  const replyTo = await replyAddress(env, acknowledgement.id, domainOf(env.MAIL_FROM));
  const language = languageOf(acknowledgement.language);
  const url = siteUrl + pathInLanguage(language, path);
  const email = await inLanguage(env, language, () =>
    acknowledgementEmail({ ...acknowledgement, url, replyTo }),
  );
  const limits = [{ since: now - dayMs, count: perDay }];
  return enqueueLimited(db, email, { prefix: senderPrefix, limits }, { now, newId: systemClock.id });
}

/**
 * Acknowledges one submission of each address, the oldest first. A flood from a few addresses, which
 * have had theirs of the day, must not use up the run.
 */
export async function acknowledgeLate(
  env: MailBindings,
  db: Db,
  submissions: EmailedSubmission[],
  { siteUrl, now }: { siteUrl: string; now: number },
): Promise<void> {
  if (submissions.length === 0 || !(await sendsAcknowledgements(db))) return;
  const perAddress = [...new Map(submissions.map((one) => [one.email, one])).values()];
  let added = 0;
  for (const { id, reference, language, email: recipient, linkVersion } of perAddress.slice(
    0,
    maxTriedPerRun,
  )) {
    const path = await ownSubmissionPath(env, { id, linkVersion }, now);
    if (!path || !recipient) continue;
    const submission = { id, reference, language, recipient, siteUrl, path };
    const limits = { now, perDay: acknowledgementsPerDay };
    if (await enqueueAcknowledgement(env, db, submission, limits)) added++;
    if (added === maxPerRun) return;
  }
}
