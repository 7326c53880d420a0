import { dayMs, hourMs, indianOffsetMs, minuteMs } from "#shared/time.ts";

/** Tries of one mail before it is given up. */
export const maxAttempts = 6;

const waits = [minuteMs, 5 * minuteMs, 30 * minuteMs, 2 * hourMs, 6 * hourMs];

/** Milliseconds until the next try after so many. While a mail is being sent, it is also how long nobody else takes it. */
export function waitAfter(attempts: number): number {
  return waits[Math.min(attempts, waits.length) - 1] ?? minuteMs;
}

/** A mail in parts, as it waits in the outbox: what it looks like is decided when it is sent. */
export interface MailContent {
  title: string;
  /** Label and value, a line each. */
  facts: [label: string, value: string][];
  /** What somebody wrote, set apart. */
  quote?: string;
  links: { label: string; href: string }[];
  /** Why the reader gets this. */
  reason: string;
}

/** One line without controls or marks that turn the direction of text: nothing in a header can become another header. */
export function headerSafe(text: string, max = 150): string {
  const line = text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, " ")
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, "")
    .replace(/ {2,}/g, " ")
    .trim();
  return line.length <= max ? line : `${line.slice(0, max - 1).trimEnd()}…`;
}

/** The mail as plain text. What people wrote is marked line by line, so that none of it passes for our words. */
export function asText({ title, facts, quote, links, reason }: MailContent): string {
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

/** The mail as HTML, with every text escaped; only our own links are links. */
export function asHtml({ title, facts, quote, links, reason }: MailContent): string {
  const rows = facts
    .map(
      ([label, value]) =>
        `<tr><th align="left" valign="top" style="padding:2px 16px 2px 0;font-weight:600">${escapeHtml(label)}</th><td>${escapeHtml(value)}</td></tr>`,
    )
    .join("");
  return [
    '<!doctype html><html lang="en"><meta charset="utf-8">',
    `<title>${escapeHtml(title)}</title>`,
    '<body style="font:15px/1.5 sans-serif;color:#16261f;margin:24px;max-width:600px">',
    `<h1 style="font-size:19px;line-height:1.3">${escapeHtml(title)}</h1>`,
    rows && `<table cellspacing="0" cellpadding="0" style="font-size:15px">${rows}</table>`,
    quote &&
      `<blockquote style="margin:16px 0;padding:0 0 0 14px;border-left:3px solid #cfd8d2;white-space:pre-wrap">${escapeHtml(quote)}</blockquote>`,
    ...links.map(
      ({ label, href }) =>
        `<p style="margin:10px 0"><a href="${escapeHtml(href)}">${escapeHtml(label)}</a></p>`,
    ),
    `<p style="margin-top:24px;font-size:13px;color:#52625a">${escapeHtml(reason)}</p>`,
    "</body></html>",
  ]
    .filter(Boolean)
    .join("\n");
}

function escapeHtml(text: string): string {
  const entities: Record<string, string> = {
    "&": "&amp;",
    "<": "&lt;",
    ">": "&gt;",
    '"': "&quot;",
    "'": "&#39;",
  };
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}

const digestHour = 9;
/** A digest that nothing could write until then is left out. */
const digestUntilHour = 15;

/** The Indian day that the digest at this moment is about, or null when none is due. `from` and `to` in milliseconds, `to` exclusive. */
export function digestDay(now: number): { name: string; from: number; to: number } | null {
  const local = now + indianOffsetMs;
  const hour = (local % dayMs) / hourMs;
  if (hour < digestHour || hour >= digestUntilHour) return null;
  const today = Math.floor(local / dayMs) * dayMs;
  return {
    name: new Date(today - dayMs).toISOString().slice(0, 10),
    from: today - dayMs - indianOffsetMs,
    to: today - indianOffsetMs,
  };
}
