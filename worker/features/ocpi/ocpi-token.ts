import { Buffer } from "node:buffer";
import { randomBytes } from "node:crypto";
import { CompactEncrypt, compactDecrypt, errors } from "jose";
import type { Bindings } from "../../env.ts";
import { sha256 } from "../../platform/digest.ts";
import { requireSecret } from "../admins/tokens.ts";

type Secrets = Pick<Bindings, "AUTH_SECRET" | "AUTH_SECRET_PREVIOUS">;

/** A new credentials token. Its `_` is no letter of Base64, so it is never taken for encoded. */
export function newCredentialsToken(): string {
  return `ocpi_${randomBytes(32).toString("base64url")}`;
}

/** The header that sends a credentials token. */
export function authorizationOf(token: string): string {
  return `Token ${Buffer.from(token, "utf8").toString("base64")}`;
}

/**
 * The credentials token of an `Authorization` header, or null. Tokens are sent in Base64; some
 * operators send theirs as it is, which is accepted when it cannot be Base64 of a token.
 */
export function readAuthorization(header: string | undefined): string | null {
  const sent = /^token +(\S{1,512})$/i.exec(header?.trim() ?? "")?.[1];
  if (!sent) return null;
  const isBase64 = /^[A-Za-z0-9+/]+={0,2}$/.test(sent) && sent.length % 4 === 0;
  const decoded = isBase64 ? Buffer.from(sent, "base64").toString("utf8").trim() : "";
  return /^[\x21-\x7e]+$/.test(decoded) ? decoded : sent;
}

/** Encrypts a token that we send to an operator, under a key derived from `AUTH_SECRET`. */
export async function encryptToken(secrets: Secrets, token: string): Promise<string> {
  const text = new TextEncoder().encode(token);
  return new CompactEncrypt(text)
    .setProtectedHeader({ alg: "dir", enc: "A256GCM" })
    .encrypt(await keyOf(requireSecret(secrets)));
}

/** The token, encrypted with the current or the previous secret; null when neither fits. */
export async function decryptToken(secrets: Secrets, encrypted: string): Promise<string | null> {
  const keys = [requireSecret(secrets)];
  if (secrets.AUTH_SECRET_PREVIOUS) keys.push(new TextEncoder().encode(secrets.AUTH_SECRET_PREVIOUS));
  for (const key of keys) {
    try {
      return new TextDecoder().decode((await compactDecrypt(encrypted, await keyOf(key))).plaintext);
    } catch (error) {
      if (!(error instanceof errors.JOSEError)) throw error;
    }
  }
  return null;
}

async function keyOf(secret: Uint8Array): Promise<Uint8Array> {
  const text = `ocpi-token:${Buffer.from(secret).toString("hex")}`;
  return Buffer.from(await sha256(text), "hex");
}
