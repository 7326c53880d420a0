import { mkdirSync, writeFileSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { html, raw } from "hono/html";
import PostalMime, { type Email } from "postal-mime";
import { encodedWord, type MailBody, mailSource } from "./mail-source.ts";

/** A mail as the Worker hands it to Cloudflare, its files in base64. */
export interface OutgoingMail {
  id: string;
  from: string | { name: string; email: string };
  to: string;
  replyTo?: string;
  subject: string;
  headers?: Record<string, string>;
  text: string;
  html: string;
  attachments?: { filename: string; type: string; content: string }[];
}

/** So many of the newest mails are on the page. */
const shown = 50;
const ending = ".eml";
export const pageName = "index.html";

/**
 * Stores a mail in a folder as the file that a mail program opens, and shows the newest on the page
 * beside it. Only scripts use this: a deployed Worker has Cloudflare's binding in its place.
 */
export async function storeMail(folder: string, mail: OutgoingMail, now = new Date()): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const name = `${now.toISOString().replace(/[:.]/g, "-")}-${mail.id.slice(0, 8)}${ending}`;
  writeFileSync(join(folder, name), sourceOf(mail, now));
  writeFileSync(join(folder, pageName), await pageOf(folder));
}

/** The page as it is before the first mail, for the link to it. */
export async function startMailPage(folder: string): Promise<string> {
  mkdirSync(folder, { recursive: true });
  const page = join(folder, pageName);
  writeFileSync(page, await pageOf(folder));
  return page;
}

function sourceOf({ id, from, to, replyTo, subject, headers, ...content }: OutgoingMail, now: Date): Buffer {
  const { text, html: markup, attachments = [] } = content;
  const head = [
    `From: ${typeof from === "string" ? from : `${encodedWord(from.name)} <${from.email}>`}`,
    `To: ${to}`,
    ...(replyTo ? [`Reply-To: ${replyTo}`] : []),
    `Subject: ${encodedWord(subject)}`,
    `Date: ${now.toUTCString()}`,
    `Message-ID: <${id}>`,
    ...Object.entries(headers ?? {}).map(([name, value]) => `${name}: ${value}`),
  ];
  const bodies = (["plain", "html"] as const).map((kind): MailBody => {
    const body = kind === "plain" ? text : markup;
    return { type: `text/${kind}`, content: body, charset: "utf-8", encoding: "quoted-printable" };
  });
  if (attachments.length === 0) return mailSource(head, bodies, { multipart: "alternative" });
  const boundary = "=_inner";
  const inner = mailSource([], bodies, { multipart: "alternative", boundary });
  const alternative = {
    type: `multipart/alternative; boundary="${boundary}"`,
    content: inner.subarray(inner.indexOf("\r\n\r\n") + 4),
  };
  const files = attachments.map(({ filename, type, content: file }): MailBody => {
    const disposition = `Content-Disposition: attachment; filename="${encodedWord(filename)}"`;
    return { type, content: Buffer.from(file, "base64"), encoding: "base64", headers: [disposition] };
  });
  return mailSource(head, [alternative, ...files]);
}

async function pageOf(folder: string): Promise<string> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(ending));
  const newest = names.toSorted().reverse().slice(0, shown);
  const mails = await Promise.all(
    newest.map(async (name) => ({ name, mail: await PostalMime.parse(await readFile(join(folder, name))) })),
  );
  return String(html`<!doctype html><html lang="en"><meta charset="utf-8"><title>Mails of this machine</title>
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<style>${raw(style)}</style>
<h1>Mails of this machine</h1>
<p>${mails.length === 0 ? "No mail was sent yet." : "Nothing here left this machine. The newest is first."}</p>
${mails.map(({ name, mail }, index) => entryOf(name, mail, index === 0))}</html>`);
}

function entryOf(name: string, mail: Email, isOpen: boolean) {
  const facts = [
    ["From", [mail.from?.name, mail.from?.address].filter(Boolean).join(" · ")],
    ["To", mail.to?.map(({ address }) => address).join(", ")],
    ["Answers go to", mail.replyTo?.map(({ address }) => address).join(", ")],
    ["Files", mail.attachments.map(({ filename }) => filename).join(", ")],
  ].filter(([, value]) => value);
  const sent = new Date(mail.date ?? 0).toLocaleString("en-IN", { dateStyle: "medium", timeStyle: "short" });
  return html`<details ${isOpen && raw("open")}>
<summary><b>${mail.subject}</b> <span>${mail.to?.[0]?.address}</span> <time>${sent}</time></summary>
<dl>${facts.map(([label, value]) => html`<dt>${label}</dt><dd>${value}</dd>`)}</dl>
<iframe sandbox title="${mail.subject}" srcdoc="${mail.html ?? ""}"></iframe>
<p><a href="${name}">${name}</a></p>
</details>`;
}

const style = `:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif }
body { max-width: 860px; margin: 32px auto; padding: 0 16px }
h1 { font-size: 20px; margin: 0 }
details { border-top: 1px solid color-mix(in srgb, currentColor 18%, transparent) }
summary { display: flex; flex-wrap: wrap; gap: 0 12px; padding: 10px 0; cursor: pointer; list-style: none }
summary b { flex: 1 1 220px; min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; font-weight: 600 }
summary span, summary time, dt, p { color: color-mix(in srgb, currentColor 65%, transparent) }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 2px 16px; margin: 0 0 12px }
dd { margin: 0; overflow-wrap: anywhere }
iframe { width: 100%; height: 240px; resize: vertical; border: 0; border-radius: 8px; background: #fff }`;
