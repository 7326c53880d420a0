import type { LanguageCode } from "#shared/languages.ts";
import type { Db } from "../../db/client.ts";
import type { Bindings } from "../../env.ts";
import { findActiveAdmin } from "../admins/active-admins.queries.ts";
import { headerSafe, type NewEmail } from "../mail/mail.rules.ts";
import { mailFrom, siteUrlOf } from "../mail/mailer.ts";
import { listRecipients } from "../mail/preferences.queries.ts";
import { ownSubmissionPath } from "../submissions/own-submission-link.ts";
import { announceSubmission } from "../submissions/submission-mail.ts";
import type { Conversation } from "./messages.queries.ts";

/** Automatic mails that the sender of a mail gets in a day. */
const acknowledgementsPerDay = 1;

/** Tells the assignee of a submission about a message; without one, all who asked for such mail. */
export async function notifyOfMessage(
  env: Bindings,
  db: Db,
  { conversation, messageId, name }: { conversation: Conversation; messageId: string; name: string },
  now: number,
): Promise<void> {
  const { assigneeId, id, reference } = conversation;
  const assignee = assigneeId ? await findActiveAdmin(db, assigneeId) : null;
  const recipients = assignee ? [assignee] : await listRecipients(db);
  const siteUrl = siteUrlOf(env);
  const title = `${name} wrote about ${reference}`;
  const emails: NewEmail[] = recipients.map(({ email }) => ({
    dedupeKey: `received:${messageId}`,
    recipient: email,
    subject: headerSafe(title),
    content: {
      title: headerSafe(title),
      facts: [["Reference", reference]],
      links: siteUrl ? [{ label: "Open the conversation", href: `${siteUrl}/admin?open=${id}` }] : [],
      reason: assignee
        ? "You get this because the enquiry is assigned to you."
        : "You get this because you chose mail about enquiries under Settings in the staff portal.",
    },
  }));
  await mailFrom(env, db, emails, now);
}

/**
 * Tells staff about a submission that came by mail, and acknowledges it to its sender unless that is
 * forged.
 */
export async function notifyOfMailedSubmission(
  env: Bindings,
  db: Db,
  {
    isAuthentic,
    ...submission
  }: {
    id: string;
    reference: string;
    language: LanguageCode;
    email: string;
    linkVersion: number;
    isAuthentic: boolean;
  },
  now: number,
): Promise<void> {
  const siteUrl = siteUrlOf(env);
  const link = isAuthentic ? await ownSubmissionPath(env, submission, now) : undefined;
  await announceSubmission(env, db, { ...submission, link, siteUrl, perDay: acknowledgementsPerDay }, now);
}
