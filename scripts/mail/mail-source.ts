import { Buffer } from "node:buffer";

/** A part of a mail: a body, or an attachment. */
export interface MailBody {
  type: string;
  /** Text is encoded in the charset of the part; bytes stay as they are. */
  content: string | Buffer;
  charset?: "utf-8" | "iso-8859-1" | "utf-16le";
  encoding?: "7bit" | "8bit" | "quoted-printable" | "base64";
  headers?: string[];
}

const lineEnd = "\r\n";

/** The source of a mail with one body or several parts, lines ending in CRLF. */
export function mailSource(
  headers: string[],
  bodies: MailBody[],
  { multipart = "mixed", boundary = "=_part_7f3a" }: { multipart?: string; boundary?: string } = {},
): Buffer {
  const [only, ...others] = bodies;
  if (only && others.length === 0) {
    return Buffer.concat([
      text([...headers, "MIME-Version: 1.0", ...bodyHeaders(only), "", ""]),
      encoded(only),
    ]);
  }
  const chunks = [
    text([
      ...headers,
      "MIME-Version: 1.0",
      `Content-Type: multipart/${multipart}; boundary="${boundary}"`,
      "",
      "",
    ]),
  ];
  for (const body of bodies) {
    chunks.push(text([`--${boundary}`, ...bodyHeaders(body), "", ""]), encoded(body), text(["", ""]));
  }
  chunks.push(text([`--${boundary}--`, ""]));
  return Buffer.concat(chunks);
}

/** A header text as an encoded word, in base64 (B) or quoted-printable (Q). */
export function encodedWord(value: string, way: "B" | "Q" = "B"): string {
  // A word has at most 75 characters, and splits between characters.
  const words: string[] = [];
  let run = "";
  for (const letter of value) {
    if (Buffer.byteLength(run + letter) > 36) {
      words.push(run);
      run = "";
    }
    run += letter;
  }
  words.push(run);
  return words
    .map((word) => {
      const bytes = Buffer.from(word);
      if (way === "B") return `=?UTF-8?B?${bytes.toString("base64")}?=`;
      return `=?utf-8?Q?${[...bytes].map((byte) => `=${byte.toString(16).toUpperCase().padStart(2, "0")}`).join("")}?=`;
    })
    .join(`${lineEnd} `);
}

function bodyHeaders({ type, charset, encoding, headers = [] }: MailBody): string[] {
  const isText = type.startsWith("text/") && charset;
  return [
    `Content-Type: ${type}${isText ? `; charset=${charset}` : ""}`,
    ...(encoding ? [`Content-Transfer-Encoding: ${encoding}`] : []),
    ...headers,
  ];
}

function encoded({ content, charset = "utf-8", encoding }: MailBody): Buffer {
  const bytes = typeof content === "string" ? bytesOf(content.replace(/\r?\n/g, lineEnd), charset) : content;
  if (encoding === "base64") return Buffer.from(bytes.toString("base64").replace(/.{76}/g, `$&${lineEnd}`));
  return encoding === "quoted-printable" ? quotedPrintable(bytes) : bytes;
}

function bytesOf(value: string, charset: NonNullable<MailBody["charset"]>): Buffer {
  return Buffer.from(
    value,
    charset === "iso-8859-1" ? "latin1" : charset === "utf-16le" ? "utf16le" : "utf8",
  );
}

function quotedPrintable(bytes: Buffer): Buffer {
  let line = "";
  let result = "";
  for (const byte of bytes) {
    if (byte === 13) continue;
    if (byte === 10) {
      result += line + lineEnd;
      line = "";
      continue;
    }
    const isPlain = byte > 32 && byte < 127 && byte !== 61;
    const piece = isPlain
      ? String.fromCharCode(byte)
      : `=${byte.toString(16).toUpperCase().padStart(2, "0")}`;
    if (line.length + piece.length > 74) {
      result += `${line}=${lineEnd}`;
      line = "";
    }
    line += piece;
  }
  return Buffer.from(result + line, "latin1");
}

function text(lines: string[]): Buffer {
  return Buffer.from(lines.join(lineEnd));
}
