import { Buffer } from "node:buffer";

const ivBytes = 12;

/** Encrypts text with AES-256-GCM under a key derived from `secret` for `context`; base64. */
export async function seal(secret: string, context: string, text: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes));
  const key = await keyFor(secret, context);
  const sealed = await crypto.subtle.encrypt({ name: "AES-GCM", iv }, key, new TextEncoder().encode(text));
  return Buffer.concat([iv, new Uint8Array(sealed)]).toString("base64");
}

/** The text that `seal` encrypted; null with another secret or context. */
export async function unseal(secret: string, context: string, sealed: string): Promise<string | null> {
  const bytes = Buffer.from(sealed, "base64");
  const iv = bytes.subarray(0, ivBytes);
  const key = await keyFor(secret, context);
  try {
    const text = await crypto.subtle.decrypt({ name: "AES-GCM", iv }, key, bytes.subarray(ivBytes));
    return new TextDecoder().decode(text);
  } catch {
    return null;
  }
}

async function keyFor(secret: string, context: string): Promise<CryptoKey> {
  const bytes = new TextEncoder().encode(secret);
  const material = await crypto.subtle.importKey("raw", bytes, "HKDF", false, ["deriveKey"]);
  const info = new TextEncoder().encode(context);
  const derivation = { name: "HKDF", hash: "SHA-256", salt: new Uint8Array(), info };
  return crypto.subtle.deriveKey(derivation, material, { name: "AES-GCM", length: 256 }, false, [
    "encrypt",
    "decrypt",
  ]);
}
