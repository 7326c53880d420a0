import { Buffer } from "node:buffer";
import { timingSafeEqual } from "node:crypto";
import { parse as parseUuid, stringify as stringifyUuid } from "uuid";

/** Ten bytes of the signature: 80 bits, in 16 letters. */
const signatureBytes = 10;
const alphabet = "abcdefghijklmnopqrstuvwxyz234567";
const tokenPattern = /^reply\+([a-z2-7]{42})$/;

/** The keys that sign reply addresses; the previous one still opens them. */
interface ReplySecrets {
  AUTH_SECRET?: string;
  AUTH_SECRET_PREVIOUS?: string;
}

/**
 * The address that an answer to a submission goes to, `reply+<token>@domain`. The token is the
 * submission's id and a signature, in letters that survive a change of case, within the 64 that a
 * local part may have.
 */
export async function replyAddress(
  { AUTH_SECRET = "" }: ReplySecrets,
  submissionId: string,
  domain: string,
): Promise<string> {
  const id = parseUuid(submissionId);
  const signature = await sign(AUTH_SECRET, id);
  return `reply+${toBase32(Buffer.concat([id, signature]))}@${domain}`;
}

/** The submission of a reply address with a valid signature, or null. */
export async function readReplyAddress(
  { AUTH_SECRET, AUTH_SECRET_PREVIOUS }: ReplySecrets,
  address: string,
): Promise<string | null> {
  const local = address.toLowerCase().slice(0, address.lastIndexOf("@"));
  const bytes = fromBase32(tokenPattern.exec(local)?.[1] ?? "");
  if (!bytes) return null;
  const id = bytes.subarray(0, 16);
  for (const secret of [AUTH_SECRET, AUTH_SECRET_PREVIOUS]) {
    if (!secret) continue;
    const wanted = await sign(secret, id);
    if (timingSafeEqual(wanted, bytes.subarray(16))) return stringifyUuid(id);
  }
  return null;
}

async function sign(secret: string, id: Uint8Array): Promise<Uint8Array> {
  const encoder = new TextEncoder();
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", encoder.encode(secret), algorithm, false, ["sign"]);
  const data = Buffer.concat([encoder.encode("reply address\n"), id]);
  return new Uint8Array(await crypto.subtle.sign("HMAC", key, data)).subarray(0, signatureBytes);
}

function toBase32(bytes: Uint8Array): string {
  let bits = "";
  for (const byte of bytes) bits += byte.toString(2).padStart(8, "0");
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => alphabet[Number.parseInt(five.padEnd(5, "0"), 2)])
    .join("");
}

/** The 26 bytes of a token, or null when it is not canonical. */
function fromBase32(token: string): Uint8Array | null {
  if (token === "") return null;
  const bits = [...token].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, "0")).join("");
  const bytes = Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)));
  return toBase32(bytes) === token ? bytes : null;
}
