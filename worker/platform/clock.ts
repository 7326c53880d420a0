import { Buffer } from "node:buffer";

/** Where time and ids come from; tests hand in their own. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** A UUID version 7 for the present moment. */
  id(): string;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  id: () => uuidV7(Date.now(), crypto.getRandomValues(new Uint8Array(10))),
};

/** Lays out a UUID version 7 (RFC 9562): 48 bits of milliseconds, then 74 random bits. */
export function uuidV7(milliseconds: number, random: Uint8Array): string {
  const bytes = new Uint8Array(16);
  for (let index = 0; index < 6; index++)
    bytes[index] = Math.floor(milliseconds / 2 ** (8 * (5 - index))) & 0xff;
  bytes.set(random.subarray(0, 10), 6);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x70;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Buffer.from(bytes.buffer).toString("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
