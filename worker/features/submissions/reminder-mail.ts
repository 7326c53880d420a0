import { dayMs } from "#shared/time.ts";
import type { Db } from "../../db/client.ts";
import type { Bindings } from "../../env.ts";
import { findActiveAdmin } from "../admins/active-admins.queries.ts";
import type { DueReminder, NewEmail } from "../mail/mail.rules.ts";
import { reminderEmail } from "../mail/mail.templates.ts";
import { canSendMail, mailFrom, siteUrlOf } from "../mail/mailer.ts";
import { listDueReminders } from "./reminders.queries.ts";

/** Reminders that came due while the job did not run are mailed up to this much later. */
const catchUpMs = dayMs;
const maxPerRun = 50;

/**
 * Mails the reminders that are due, each once: to the assignee, else to who set it. Does nothing
 * without mail.
 */
export async function mailReminders(env: Bindings, db: Db, now: number): Promise<void> {
  if (!canSendMail(env)) return;
  const due = await listDueReminders(db, { from: now - catchUpMs, to: now, limit: maxPerRun });
  const siteUrl = siteUrlOf(env);
  const emails: NewEmail[] = [];
  for (const reminder of due) {
    const recipient = await findRecipient(db, reminder);
    if (recipient) emails.push({ ...reminderEmail(reminder, siteUrl), recipient });
  }
  if (emails.length > 0) await mailFrom(env, db, emails, now);
}

async function findRecipient(db: Db, { assigneeId, adminId }: DueReminder): Promise<string | null> {
  for (const id of [assigneeId, adminId]) {
    const admin = id && (await findActiveAdmin(db, id));
    if (admin) return admin.email;
  }
  return null;
}
