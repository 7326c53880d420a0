import { Buffer, isUtf8 } from "node:buffer";

/** `TextDecoder` knows none of these; read as Latin letters their texts are nonsense without a sign of it. */
const undecodable = /^(?:(?:cs)?iso-?2022-?(?:kr|cn)(?:-ext)?|hz-gb-2312|utf-?32(?:le|be)?)$/i;
/** Also `unicode-1-1-utf-7` and `csUnicode11UTF7`. */
const utf7 = /utf-?7$/i;
const contentType = /^content-type:[^\r\n]*(?:\r?\n[ \t][^\r\n]*)*/gim;
const isText = /^content-type:\s*text\/(?:plain|html)\b/i;
const binaryPart = /^content-transfer-encoding:\s*binary\b/im;
const charset = /\bcharset\*?\s*=\s*"?([^\s";]+)/i;
const utf7Word = /=\?[^?\s]*utf-?7\?[bq]\?/i;
const anyWord = /=\?[^?\s]+\?[bq]\?/gi;
/** Characters in base64 between `+` and what ends them; `+-` is a plus sign. */
const shifted = /\+([A-Za-z0-9+/]*)(-?)/g;

/**
 * True when the texts of a mail are in UTF-7 (RFC 2152), which mail parsers read as ASCII. Throws when
 * a text cannot be decoded: it is in a charset that nothing here knows, or some are in UTF-7 and some not.
 */
export function isInUtf7(raw: ArrayBuffer): boolean {
  const charsets = charsetsOf(latin1(raw));
  const found = charsets.filter((name) => utf7.test(name)).length;
  const isMixed = found > 0 && found < charsets.length;
  const unknown = charsets.find((name) => undecodable.test(name)) ?? (isMixed ? "UTF-7" : null);
  if (unknown) throw new Error(`Its text in ${unknown.slice(0, 40)} cannot be decoded`);
  return found > 0;
}

/** One character for each byte. */
function latin1(raw: ArrayBuffer): string {
  return Buffer.from(raw).toString("latin1");
}

/** The charsets that a mail declares for its texts; an empty one is not declared. */
function charsetsOf(source: string): string[] {
  const headers = source.match(contentType) ?? [];
  return headers.filter((header) => isText.test(header)).map((header) => charset.exec(header)?.[1] ?? "");
}

/**
 * The mail with its letters in UTF-8, which parsers assume where no charset is declared. Programs that
 * declare none and write something else mean Windows-1252. A mail with a binary part is
 * returned unchanged: decoding would change the bytes of that part.
 */
export function withReadableLetters(raw: ArrayBuffer): ArrayBuffer {
  if (isUtf8(Buffer.from(raw))) return raw;
  const source = latin1(raw);
  if (binaryPart.test(source) || charsetsOf(source).some((name) => name !== "")) return raw;
  const { buffer } = new TextEncoder().encode(new TextDecoder("windows-1252").decode(raw));
  return buffer as ArrayBuffer;
}

/** Decodes the encoded words in UTF-7 of a header, which the parser read as ASCII. */
export function decodeHeader(value: string, line: string): string {
  const words = line.match(anyWord) ?? [];
  return words.length > 0 && words.every((word) => utf7Word.test(word)) ? decodeUtf7(value) : value;
}

/** Decodes UTF-7. What is no valid run of it, such as a phone number after a plus sign, stays. */
export function decodeUtf7(text: string): string {
  return text.replace(shifted, (run: string, base64: string, end: string) => {
    if (base64 === "") return end ? "+" : run;
    const bytes = Buffer.from(base64, "base64");
    const decoded = bytes
      .subarray(0, bytes.length - (bytes.length % 2))
      .swap16()
      .toString("utf16le");
    // Encoded again it is the same only when no bit was left over.
    const again = Buffer.from(decoded, "utf16le").swap16().toString("base64").replace(/=+$/, "");
    return decoded !== "" && again === base64 && decoded.isWellFormed() ? decoded : run;
  });
}
