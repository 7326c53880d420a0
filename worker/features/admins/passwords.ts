import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";

// OWASP's and ASVS's approved cost; workerd refuses N·r·p above 2^20.
const cost = { N: 2 ** 15, r: 8, p: 3, maxmem: 64 * 1024 * 1024 } as const;
const keyLength = 32;

/** A hash that matches no password: verifying an unknown address takes as long as a known one. */
export const dummyHash = `scrypt$${cost.N}$${cost.r}$${cost.p}$${"A".repeat(22)}$${"A".repeat(43)}`;

/** Hashes a password as `scrypt$N$r$p$salt$key`, salt and key in base64url. Takes about 0.3 s. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, cost);
  return ["scrypt", cost.N, cost.r, cost.p, salt.toString("base64url"), key.toString("base64url")].join("$");
}

/** True when the hash is of this password; false for a hash that cannot be parsed. */
export async function verifyPassword(password: string, hash: string): Promise<boolean> {
  const [scheme, N, r, p, salt = "", key = ""] = hash.split("$");
  if (scheme !== "scrypt") return false;
  const expected = Buffer.from(key, "base64url");
  const costs = { N: Number(N), r: Number(r), p: Number(p), maxmem: cost.maxmem };
  const actual = await derive(password, Buffer.from(salt, "base64url"), costs);
  return expected.byteLength === actual.byteLength && timingSafeEqual(actual, expected);
}

function derive(password: string, salt: Buffer, costs: typeof cost | Record<keyof typeof cost, number>) {
  return new Promise<Buffer>((resolve, reject) => {
    scrypt(password.normalize("NFC"), salt, keyLength, costs, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}
