/** Why a mail was written by a program: nobody answers it, and no program of ours does. */
export type AutomaticKind = "bounce" | "auto_reply" | "list";

interface MailHead {
  /** The value of a header by its lower-case name. */
  header: (name: string) => string | undefined;
  /** The sender of the SMTP envelope; empty or `<>` for bounces. */
  envelopeFrom: string;
  /** The address in `From`, in lower case. */
  from: string;
}

/** Servers spell them with and without hyphens; "postmaster.pune" is somebody's office. */
const bounceSenders = /^(?:mail(?:er)?[-_.]?daemon|post[-_.]?master|double[-_.]?bounce)(?:\+[^@]*)?@/;
const autoReplyHeaders = ["x-autoreply", "x-autorespond", "x-autoresponder", "x-mail-autoreply"];
/** Reports that somebody read a mail (RFC 8098), or complained of it (RFC 5965). */
const notOfDelivery = /disposition-notification|feedback-report/i;
const bulk = /^(?:bulk|junk|list)$/i;
/** `List-Id` (RFC 2919), and what mailing lists wrote before it. */
const listHeaders = [
  "list-id",
  "x-mailing-list",
  "mailing-list",
  "x-beenthere",
  "x-mailinglist",
  "errors-to",
];

/**
 * Recognises automatic mails by RFC 3834 (`Auto-Submitted`), RFC 3464 (delivery reports), the
 * empty envelope sender, and the older headers that mail servers still write.
 */
export function automaticKind({ header, envelopeFrom, from }: MailHead): AutomaticKind | null {
  const contentType = header("content-type") ?? "";
  const isReport = /multipart\/report/i.test(contentType) && !notOfDelivery.test(contentType);
  const hasNoSender = /^<?>?$/.test(envelopeFrom.trim());
  if (isReport || header("x-failed-recipients") || bounceSenders.test(from)) return "bounce";
  const submitted = header("auto-submitted")?.trim();
  if (submitted && !/^no\b/i.test(submitted)) return "auto_reply";
  if (notOfDelivery.test(contentType) || hasNoSender) return "auto_reply";
  const precedence = header("precedence")?.trim() ?? "";
  if (/^vacation$/i.test(header("x-apple-action")?.trim() ?? "")) return "auto_reply";
  if (/^auto_?reply$/i.test(precedence) || autoReplyHeaders.some((name) => header(name))) return "auto_reply";
  return listHeaders.some((name) => header(name)) || bulk.test(precedence) ? "list" : null;
}
