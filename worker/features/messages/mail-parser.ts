import { Buffer } from "node:buffer";
import PostalMime, {
  type Address,
  type Attachment,
  decodeWords,
  type Email,
  type PostalMimeOptions,
} from "postal-mime";
import { type AutomaticKind, automaticKind } from "./mail-automatic.ts";
import { type Bounce, bounceReason, isOnlyLate } from "./mail-bounce.ts";
import { decodeHeader, decodeUtf7, isInUtf7, withReadableLetters } from "./mail-charset.ts";
import { htmlToText, maxTextLength, quoteMark } from "./mail-html.ts";
import { type MailPart, splitQuotes } from "./mail-quote.ts";

/** A mail of 25 MiB in base64 has 350,000. More than this would take the parser minutes. */
const maxLines = 500_000;
/** Characters of a body that are looked at; of them `maxTextLength` are stored. */
const maxBodyLength = 2_000_000;
const maxSubjectLength = 300;
const maxReferences = 50;
const maxAttachments = 30;

const options: PostalMimeOptions = {
  // An attached mail stays a file, so that its text is not taken for what the sender wrote.
  forceRfc822Attachments: true,
  maxNestingDepth: 64,
  maxHeadersSize: 512 * 1024,
};

export interface MailAttachment {
  fileName: string;
  /** As the mail declares it; the bytes decide what it is. */
  declaredType: string;
  content: Uint8Array;
  /** Shown within the text, not beside it. */
  isInline: boolean;
}

/** A received mail, reduced to what the product uses. */
export interface ParsedMail {
  /** In lower case; empty without a valid `From`. */
  from: string;
  fromName: string;
  /** Addresses in `To` and `Cc`, in lower case. */
  recipients: string[];
  subject: string;
  /** In angle brackets, as all ids here; null without one. */
  messageId: string | null;
  /** `In-Reply-To`, then `References` from the newest to the oldest. */
  answersTo: string[];
  parts: MailPart[];
  remotePictures: string[];
  attachments: MailAttachment[];
  automatic: AutomaticKind | null;
  bounce: Bounce | null;
  /** False when the receiving server found the sender forged. */
  isAuthentic: boolean;
}

/** Parses a mail. Throws when it has no readable structure at all, or one that would take too long. */
export async function parseMail(received: ArrayBuffer, envelopeFrom: string): Promise<ParsedMail> {
  if (hasTooManyLines(new Uint8Array(received))) throw new Error("The mail has too many lines");
  const raw = withReadableLetters(received);
  const isUtf7 = isInUtf7(raw);
  const mail = await PostalMime.parse(endQuotedLines(raw), options);
  if (mail.headers.length === 0) throw new Error("The mail has no headers");
  const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value;
  const line = (name: string) => mail.headerLines.find(({ key }) => key === name)?.line ?? "";
  const decoded = (name: string, value: string) => decodeHeader(value, line(name));
  const sender = senderOf(mail, line("from"));
  const automatic = kindOf(mail, { header, envelopeFrom, from: sender.address });
  const { text, remotePictures } = bodyOf(await withBody(mail, raw), isUtf7 ? decodeUtf7 : (body) => body);
  return {
    from: sender.address,
    fromName: oneLine(decoded("from", sender.name), 120),
    recipients: [...(mail.to ?? []), ...(mail.cc ?? [])].flatMap(addressesOf),
    subject: oneLine(decoded("subject", mail.subject ?? ""), maxSubjectLength),
    messageId: messageIds(mail.messageId)[0] ?? null,
    answersTo: answeredIds(mail),
    parts: splitQuotes(text),
    remotePictures,
    attachments: mail.attachments.slice(0, maxAttachments).map(toAttachment),
    automatic,
    bounce: automatic === "bounce" ? bounceOf(mail, text) : null,
    isAuthentic: !/\bdmarc\s*=\s*fail/i.test(header("authentication-results") ?? ""),
  };
}

function hasTooManyLines(bytes: Uint8Array): boolean {
  let lines = 0;
  for (let at = bytes.indexOf(10); at >= 0 && lines <= maxLines; at = bytes.indexOf(10, at + 1)) lines++;
  return lines > maxLines;
}

/**
 * A line that ends in a space goes on in the next one in flowed text (RFC 3676), but not from a quote
 * into the answer below it. The parser joins those too, so quoted lines get a tab at their end.
 */
function endQuotedLines(raw: ArrayBuffer): ArrayBuffer {
  if (!Buffer.from(raw).includes("flowed")) return raw;
  const bytes = raw.slice(0);
  const copy = Buffer.from(bytes);
  for (let at = copy.indexOf("\n>"); at >= 0; at = copy.indexOf("\n>", at + 1)) {
    const lineEnd = copy.indexOf("\n", at + 1);
    if (lineEnd < 0) break;
    const end = copy[lineEnd - 1] === 13 ? lineEnd - 1 : lineEnd;
    if (copy[end - 1] === 32) copy[end - 1] = 9;
    else if (copy.toString("latin1", end - 3, end) === "=20") copy.write("=09", end - 3);
  }
  return bytes;
}

/**
 * A mail that names a boundary and has no part with it is read as empty: without its content type the
 * parser takes what is below its headers for text.
 */
async function withBody(mail: Email, raw: ArrayBuffer): Promise<Email> {
  const type = mail.headers.find(({ key }) => key === "content-type")?.value ?? "";
  const [, quoted, plain] = /\bboundary\s*=\s*(?:"([^"]+)"|([^\s;]+))/i.exec(type) ?? [];
  const boundary = quoted ?? plain;
  if (!boundary || mail.text || mail.html || mail.attachments.length > 0) return mail;
  const source = Buffer.from(raw).toString("latin1");
  if (source.includes(`--${boundary}`)) return mail;
  const renamed = Buffer.from(source.replace(/^content-type:/im, "X-$&"), "latin1");
  return PostalMime.parse(renamed, options);
}

/** The message ids in a header, each once. */
function messageIds(header: string | undefined): string[] {
  // Some programs leave the angle brackets out.
  const [bare] = /^[^<>\s@]{1,400}@[^<>\s@]{1,400}$/.exec(header?.trim() ?? "") ?? [];
  return bare ? [`<${bare}>`] : [...new Set(header?.match(/<[^<>\s]{1,900}>/g) ?? [])];
}

function answeredIds(mail: Email): string[] {
  const references = messageIds(mail.references).reverse();
  return [...new Set([...messageIds(mail.inReplyTo), ...references])].slice(0, maxReferences);
}

function kindOf(mail: Email, head: Parameters<typeof automaticKind>[0]): AutomaticKind | null {
  const kind = automaticKind(head);
  return kind === "bounce" && isOnlyLate(statusOf(mail)) ? "auto_reply" : kind;
}

function bounceOf(mail: Email, text: string): Bounce {
  return { id: bouncedId(mail), reason: bounceReason(statusOf(mail), text) };
}

/** What a delivery report says for programs; empty without one. */
function statusOf({ attachments }: Email): string {
  const statuses = attachments.filter(({ mimeType }) => mimeType === "message/delivery-status");
  return statuses.map(headOf).join("\n");
}

/** The id of the returned mail: from its own headers in the report, else from the report's. */
function bouncedId(mail: Email): string | null {
  const returned = mail.attachments.filter(({ mimeType }) =>
    /^(?:message\/rfc822|message\/global|text\/rfc822-headers)/.test(mimeType),
  );
  // Older servers return it within the text.
  for (const head of [...returned.map(headOf), (mail.text ?? "").slice(0, maxBodyLength)]) {
    const [id] = messageIds(/^message-id:\s*(<[^<>\s]+>)/im.exec(head)?.[1]);
    if (id) return id;
  }
  return answeredIds(mail)[0] ?? null;
}

/** The first 64 KiB of an attached text. */
function headOf(attachment: Attachment): string {
  return new TextDecoder().decode(bytesOf(attachment).subarray(0, 64 * 1024));
}

/** The text of a mail: its plain part, or that of its HTML where the plain part says nothing. */
function bodyOf(mail: Email, decode: (body: string) => string): { text: string; remotePictures: string[] } {
  const plain = cleanText(decode((mail.text ?? "").slice(0, maxBodyLength)).replaceAll(quoteMark, ""));
  const html = htmlToText(decode((mail.html ?? "").slice(0, maxBodyLength)));
  const rich = cleanText(html.text);
  const usesPlain = plain !== "" && (plain.length >= 20 || rich.length <= plain.length * 2);
  const text = usesPlain ? plain : rich || plain;
  return { text: text.slice(0, maxTextLength), remotePictures: html.remotePictures };
}

/** Text with `\n` line ends, without control characters and spaces at the end of lines. */
function cleanText(text: string): string {
  return (
    text
      .normalize("NFC")
      .replace(/\r\n?/g, "\n")
      // biome-ignore lint/suspicious/noControlCharactersInRegex: mails hold any of them.
      .replace(/[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufeff]/g, "")
      .split("\n")
      .map((line) => line.trimEnd())
      .join("\n")
      .trim()
  );
}

/** One line without control and direction characters. */
function oneLine(text: string, maxLength: number): string {
  return text
    .normalize("NFC")
    .replace(/[\p{Cc}\u2028\u2029]+/gu, " ")
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, "")
    .replace(/ {2,}/g, " ")
    .trim()
    .slice(0, maxLength);
}

function mailbox(address: Address | undefined): { name: string; address: string } {
  const [first] = address?.group ?? [address];
  const plain = first?.address?.trim().toLowerCase() ?? "";
  const isValid = /^[^\s<>@,;:"]+@[^\s<>@,;:"]+$/.test(plain) && plain.length <= 254;
  return { name: first?.name ?? "", address: isValid ? plain : "" };
}

/** Who wrote a mail. `line` is its `From`, unread. */
function senderOf(mail: Email, line: string): { name: string; address: string } {
  const found = mailbox(mail.from ?? mail.sender);
  if (found.address !== "") {
    // An address as name would be read as that of the sender.
    const isOtherAddress = /^\S+@\S+$/.test(found.name) && found.name.toLowerCase() !== found.address;
    return isOtherAddress ? { ...found, name: "" } : found;
  }
  // A name with a bare comma ends the parser's address before it begins.
  const [, name = "", address] = /^from:\s*([^<>]*)<([^<>]+)>\s*$/is.exec(line) ?? [];
  return address ? mailbox({ name: decodeWords(name).trim(), address }) : found;
}

function addressesOf(address: Address): string[] {
  const found = address.group ?? [address];
  return found.map((one) => one.address?.toLowerCase() ?? "").filter((one) => one !== "");
}

function toAttachment(attachment: Attachment): MailAttachment {
  return {
    fileName: oneLine(attachment.filename ?? "", 150).replace(/[/\\]/g, "-") || defaultName(attachment),
    declaredType: attachment.mimeType,
    content: bytesOf(attachment),
    isInline: attachment.disposition === "inline" && Boolean(attachment.related),
  };
}

function defaultName({ mimeType }: Attachment): string {
  if (mimeType === "message/rfc822") return "mail.eml";
  return mimeType === "text/calendar" ? "invitation.ics" : "attachment";
}

function bytesOf({ content }: Attachment): Uint8Array {
  if (typeof content === "string") return new TextEncoder().encode(content);
  return content instanceof Uint8Array ? content : new Uint8Array(content);
}
