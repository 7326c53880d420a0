import { Buffer } from "node:buffer";

/** The SHA-256 of text (as UTF-8) or bytes in hexadecimal, cut to its first `length` bytes. */
export async function sha256(data: string | ArrayBuffer | Uint8Array, length = 32): Promise<string> {
  const bytes = typeof data === "string" ? new TextEncoder().encode(data) : data;
  return Buffer.from(await crypto.subtle.digest("SHA-256", bytes as BufferSource), 0, length).toString("hex");
}
