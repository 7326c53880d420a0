import { html } from "hono/html";
import { type FormType, formTypeLabels, formTypes } from "#shared/forms/forms.ts";
import { indianTimeZone } from "#shared/time.ts";
import {
  type DueReminder,
  type EmailContent,
  type EmailedSubmission,
  headerSafe,
  mentionEmailKey,
  type NewEmail,
  reminderEmailKey,
  submissionEmailKey,
} from "./mail.rules.ts";

type Email = Omit<NewEmail, "recipient">;

const excerptLength = 400;
const time = new Intl.DateTimeFormat("en-IN", {
  timeZone: indianTimeZone,
  day: "numeric",
  month: "short",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});

/** The email about one new submission; without `siteUrl`, the site's origin, it has no links. */
export function submissionEmail(submission: EmailedSubmission, siteUrl: string | null): Email {
  const form = formTypeLabels[submission.formType];
  const name = fullName(submission);
  const { product } = submission.formData;
  return {
    dedupeKey: submissionEmailKey(submission.id),
    subject: headerSafe(`${form}: ${name} (${submission.reference})`),
    content: {
      title: `New enquiry from ${name}`,
      facts: [
        ["Form", form],
        ...(product ? ([["Product", product]] as [string, string][]) : []),
        ["Phone", submission.phone ?? "not given"],
        ["Email", submission.email ?? "not given"],
        ["Received", `${time.format(submission.createdAt)} (India)`],
        ["Reference", submission.reference],
      ],
      quote: excerpt(submission.formData),
      links: portalLink(siteUrl, `?open=${submission.id}`, "Open the enquiry in the portal"),
      reason: "You get this because you chose this form under Settings in the staff portal.",
    },
  };
}

/** The dedupe key of the digest about a day (YYYY-MM-DD). */
export function digestKey(date: string): string {
  return `digest:${date}`;
}

/** The morning's email about the day before; `submissions` are the first of that day. */
export function digestEmail(
  { date }: { date: string },
  counts: { formType: FormType; count: number }[],
  submissions: EmailedSubmission[],
  siteUrl: string | null,
): Email {
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  const day = new Intl.DateTimeFormat("en-IN", { timeZone: "UTC", day: "numeric", month: "long" }).format(
    new Date(date),
  );
  const summary = total === 0 ? "no new enquiries" : total === 1 ? "1 new enquiry" : `${total} new enquiries`;
  const title = `${day}: ${summary}`;
  const facts = formTypes.flatMap((type): EmailContent["facts"] => {
    const found = counts.find(({ formType }) => formType === type);
    return found ? [[formTypeLabels[type], String(found.count)]] : [];
  });
  const links = submissions.flatMap((one) => {
    const label = `${time.format(one.createdAt)}, ${fullName(one)}, ${formTypeLabels[one.formType]}`;
    return portalLink(siteUrl, `?open=${one.id}`, label);
  });
  const inboxLabel = total > submissions.length ? `All ${total} in the inbox` : "Open the inbox";
  return {
    dedupeKey: digestKey(date),
    subject: title,
    content: {
      title,
      facts,
      links: [...links, ...portalLink(siteUrl, "", inboxLabel)],
      reason: "You get this each morning because you chose the digest under Settings in the staff portal.",
    },
  };
}

/** The email that it is time to call the sender of a submission. */
export function reminderEmail(reminder: DueReminder, siteUrl: string | null): Email {
  const { id, reference, at, note, phone } = reminder;
  const title = headerSafe(`Call ${fullName(reminder)} (${reference})`);
  return {
    dedupeKey: reminderEmailKey(id, at),
    subject: title,
    content: {
      title,
      facts: [
        ["Planned for", `${time.format(at)} (India)`],
        ["Phone", phone ?? "not given"],
      ],
      quote: note ?? undefined,
      links: portalLink(siteUrl, `?open=${id}`, "Open the enquiry in the portal"),
      reason: "You get this because the enquiry is assigned to you, or because you planned the call.",
    },
  };
}

/** The email to a colleague whom a note mentions. */
export function mentionEmail(
  note: { id: string; entryId: string; reference: string; author: string; text: string },
  siteUrl: string | null,
): Email {
  const { id, entryId, reference, author, text } = note;
  const title = headerSafe(`${author} mentioned you in ${reference}`);
  return {
    dedupeKey: mentionEmailKey(id, entryId),
    subject: title,
    content: {
      title,
      facts: [["Reference", reference]],
      quote: excerpt({ message: text }),
      links: portalLink(siteUrl, `?open=${id}`, "Open the enquiry in the portal"),
      reason: "You get this because a colleague named you in an internal note.",
    },
  };
}

/** An email as plain text. Lines by a visitor are marked, so that they cannot pass as ours. */
export function renderText({ title, facts, quote, links, reason }: EmailContent): string {
  return [
    headerSafe(title, 300),
    facts.map(([label, value]) => `${label}: ${headerSafe(value, 500)}`).join("\n"),
    quote
      ?.split(/[\r\n\u2028\u2029]+/)
      .map((line) => `> ${headerSafe(line, 2000)}`)
      .join("\n"),
    links.map(({ label, href }) => `${headerSafe(label, 300)}\n${href}`).join("\n\n"),
    `--\n${reason}`,
  ]
    .filter(Boolean)
    .join("\n\n");
}

/** An email as HTML. `html` escapes every value; only our own links are links. */
export function renderHtml({ title, facts, quote, links, reason, lang = "en" }: EmailContent): string {
  const rows = facts.map(
    ([label, value]) => html`<tr>
<th align="left" valign="top" style="padding:2px 16px 2px 0;font-weight:600">${label}</th><td>${value}</td>
</tr>`,
  );
  const paragraphs = links.map(
    ({ label, href }) => html`<p style="margin:10px 0"><a href="${href}">${label}</a></p>`,
  );
  const table = html`<table cellspacing="0" cellpadding="0" style="font-size:15px">${rows}</table>`;
  const quoteStyle = "margin:16px 0;padding:0 0 0 14px;border-left:3px solid #cfd8d2;white-space:pre-wrap";
  return String(html`<!doctype html><html lang="${lang}"><meta charset="utf-8">
<title>${title}</title>
<body style="font:15px/1.5 sans-serif;color:#16261f;margin:24px;max-width:600px">
<h1 style="font-size:19px;line-height:1.3">${title}</h1>
${rows.length > 0 && table}
${quote && html`<blockquote style="${quoteStyle}">${quote}</blockquote>`}
${paragraphs}
<p style="margin-top:24px;font-size:13px;color:#52625a">${reason}</p>
</body></html>`);
}

function portalLink(siteUrl: string | null, query: string, label: string): EmailContent["links"] {
  return siteUrl ? [{ label, href: `${siteUrl}/admin${query}` }] : [];
}

function fullName({ firstName, lastName }: Pick<EmailedSubmission, "firstName" | "lastName">): string {
  return headerSafe([firstName, lastName].filter(Boolean).join(" "), 120);
}

/** The beginning of what the visitor wrote. */
function excerpt({ message, questions, additionalInfo, subject }: EmailedSubmission["formData"]) {
  const text = message ?? questions ?? additionalInfo ?? subject ?? undefined;
  if (!text || text.length <= excerptLength) return text;
  // Not half of a surrogate pair.
  const start = text.slice(0, excerptLength).replace(/[\ud800-\udbff]$/, "");
  return `${start.trimEnd()}…`;
}
