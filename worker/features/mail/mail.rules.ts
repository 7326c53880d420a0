import type { FormType } from "#shared/forms/forms.ts";
import type { LanguageCode } from "#shared/languages.ts";
import { dayMs, hourMs, indianOffsetMs, minuteMs } from "#shared/time.ts";

/** Attempts to send one email before it counts as failed. */
export const maxAttempts = 6;

const retryDelays = [minuteMs, 5 * minuteMs, 30 * minuteMs, 2 * hourMs, 6 * hourMs];

/** Milliseconds until the next attempt after so many; meanwhile no other run claims the email. */
export function retryDelayMs(attempts: number): number {
  return retryDelays[Math.min(attempts, retryDelays.length) - 1] ?? minuteMs;
}

/** The parts of an email, as the outbox stores them; they are rendered when it is sent. */
export interface EmailContent {
  title: string;
  /** Label and value, one line each. */
  facts: [label: string, value: string][];
  /** What somebody wrote, set apart. */
  quote?: string;
  links: { label: string; href: string }[];
  /** Why the reader gets this. */
  reason: string;
  /** Where an answer goes; without one, to the address that it comes from. */
  replyTo?: string;
  /** English without one. */
  lang?: string;
}

/** An email that a colleague wrote to a customer, ready to be sent. */
export interface LetterContent {
  text: string;
  html: string;
  /** The name beside our address. */
  from: string;
  replyTo: string;
  headers: Record<string, string>;
  /** Files in the bucket that are attached when it is sent. */
  files: { key: string; fileName: string; contentType: string }[];
}

/** An email to one address. The same `dedupeKey` is enqueued once for each recipient. */
export interface NewEmail {
  dedupeKey: string;
  recipient: string;
  subject: string;
  content: EmailContent | LetterContent;
}

/** The dedupe key of the email to admins about a submission. */
export function submissionEmailKey(id: string): string {
  return `enquiry:${id}`;
}

/**
 * Emails whose keys begin so go to the sender of a submission: an acknowledgement, or that its
 * address was changed. The submission's id follows, so that they are found with it.
 */
export const senderPrefix = "sender:";

/** The dedupe key of an email to the sender of a submission; `what` sets several apart. */
export function senderEmailKey(id: string, what: string): string {
  return `${senderPrefix}${id}:${what}`;
}

/** Begins the dedupe keys of emails about reminders. */
export const reminderPrefix = "reminder:";

/** The dedupe key of the email that a reminder about a submission is due at `at`. */
export function reminderEmailKey(id: string, at: number): string {
  return `${reminderPrefix}${id}:${at}`;
}

/** Begins the dedupe keys of emails about mentions in notes. */
export const mentionPrefix = "mention:";

/** The dedupe key of the email that a note about a submission mentions its reader. */
export function mentionEmailKey(id: string, entryId: string): string {
  return `${mentionPrefix}${id}:${entryId}`;
}

/** Emails whose keys begin so are messages of a conversation; the message's id follows. */
export const messagePrefix = "message:";

/** The dedupe key of a message's email. */
export function messageEmailKey(messageId: string): string {
  return messagePrefix + messageId;
}

/** Emails whose keys begin so carry a code that opens what is stored about an address. */
export const submissionCodePrefix = "enquiry-code:";

/** `formData.source` of a submission that came as a mail. */
export const mailedSource = "email";

/** Emails of this kind go to people who are not admins yet. */
export const invitationPrefix = "invitation:";

/** What an email tells about a submission. */
export interface EmailedSubmission {
  id: string;
  reference: string;
  formType: FormType;
  firstName: string;
  lastName: string | null;
  email: string | null;
  phone: string | null;
  createdAt: number;
  formData: Record<string, string | null>;
  language: LanguageCode;
  /** The version of the link to its sender's page. */
  linkVersion: number;
}

/** A reminder whose time came, for the mail about it. */
export interface DueReminder {
  id: string;
  reference: string;
  firstName: string;
  lastName: string | null;
  phone: string | null;
  at: number;
  note: string | null;
  /** To whom it is mailed first, if they are active: the assignee, then who set it. */
  assigneeId: string | null;
  adminId: string | null;
}

/** One line without control and direction characters, which cannot add another header. */
export function headerSafe(text: string, maxLength = 150): string {
  const line = text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, " ")
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, "")
    .replace(/ {2,}/g, " ")
    .trim();
  return line.length <= maxLength ? line : `${line.slice(0, maxLength - 1).trimEnd()}…`;
}

/** The domain of an email address. */
export function domainOf(address: string): string {
  return address.slice(address.indexOf("@") + 1);
}

const digestHour = 9;
/** A digest that could not be written before this hour is skipped. */
const digestUntilHour = 15;

/**
 * The Indian day that a digest written at this moment is about, or null when none is due.
 * `date` is YYYY-MM-DD; `from` and `to` are milliseconds since 1970, `to` is exclusive.
 */
export function digestDay(now: number): { date: string; from: number; to: number } | null {
  const local = now + indianOffsetMs;
  const hour = (local % dayMs) / hourMs;
  if (hour < digestHour || hour >= digestUntilHour) return null;
  const today = Math.floor(local / dayMs) * dayMs;
  return {
    date: new Date(today - dayMs).toISOString().slice(0, 10),
    from: today - dayMs - indianOffsetMs,
    to: today - indianOffsetMs,
  };
}
