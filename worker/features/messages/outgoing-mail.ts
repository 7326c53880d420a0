import { html } from "hono/html";
import { type LightSpan, readLightText } from "#shared/light-text.ts";
import type { LetterContent } from "../mail/mail.rules.ts";

/** Cloudflare takes headers of at most 2,048 bytes. */
const maxReferencesBytes = 2000;

interface Outgoing {
  body: string;
  /** Ends the text; null is none. */
  signature: string | null;
  adminName: string;
  /** The business, as the sender's name shows it. */
  siteName: string;
  replyTo: string;
  /** The ids of the mails of the conversation, oldest first; some are from elsewhere. */
  earlierIds: string[];
  files: LetterContent["files"];
}

/** A message of staff as a mail: plain text as it was typed, and the same text as HTML. */
export function letterOf(outgoing: Outgoing): LetterContent {
  const { body, signature, adminName, siteName, replyTo, earlierIds, files } = outgoing;
  // Mail programs fold what follows the line of two hyphens and a space.
  const text = signature ? `${body}\n\n-- \n${signature}` : body;
  return {
    text,
    html: htmlOf(text),
    from: `${adminName}, ${siteName}`,
    replyTo,
    headers: threadHeaders(earlierIds),
    files,
  };
}

/** Text with its light formatting as HTML. */
function htmlOf(text: string): string {
  const blocks = readLightText(text).map(({ isList, lines }) => {
    const rows = lines.map((line) => line.map(htmlOfSpan));
    if (isList)
      return html`<ul style="margin:0;padding-left:1.4em">${rows.map((row) => html`<li>${row}</li>`)}</ul>`;
    return rows.map((row, index) => html`${index > 0 ? "\n" : ""}${row}`);
  });
  return String(html`<div style="white-space:pre-wrap;font-family:sans-serif">${blocks}</div>`);
}

function htmlOfSpan({ text, style }: LightSpan) {
  if (style === "bold") return html`<strong>${text}</strong>`;
  return style === "italic" ? html`<em>${text}</em>` : html`${text}`;
}

/** What a header may hold; a longer id would fill it alone. */
const headerId = /^<[!-~]{1,900}>$/;

/** The headers by which mail programs show a reply in its thread: the root, and the newest that fit. */
export function threadHeaders(earlierIds: string[]): Record<string, string> {
  const ids = earlierIds.filter((id) => headerId.test(id));
  const newest = ids.at(-1);
  const root = ids[0];
  if (!newest || !root) return {};
  const references: string[] = [];
  let bytes = root.length;
  for (const id of ids.slice(1).reverse()) {
    bytes += id.length + 1;
    if (bytes > maxReferencesBytes) break;
    references.unshift(id);
  }
  return { "In-Reply-To": newest, References: [root, ...references].join(" ") };
}
