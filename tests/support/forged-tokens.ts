import { env } from "cloudflare:workers";
import { base64url, SignJWT } from "jose";
import type { Bindings } from "#worker/env.ts";

const encoder = new TextEncoder();

function segment(value: unknown): string {
  return base64url.encode(JSON.stringify(value));
}

/**
 * Another base64url letter with the same first four bits: at the end of a signature it encodes
 * the same bytes.
 */
function spelledAgain(letter: string): string {
  const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
  return letters[letters.indexOf(letter) ^ 1] ?? "";
}

/**
 * Invalid tokens for an account and its valid session, by what is wrong with each. Only the check
 * of the token can refuse them.
 */
export async function forgedTokens({
  id,
  sessionId,
  token,
}: {
  id: string;
  sessionId: string;
  token: string;
}): Promise<[name: string, token: string][]> {
  const ours = encoder.encode((env as Bindings).AUTH_SECRET);
  const foreign = encoder.encode("another-secret-of-thirty-two-bytes!!");
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    iss: "charge-india",
    aud: "charge-india-admin",
    sub: id,
    jti: sessionId,
    iat: now,
    exp: now + 600,
  };
  const header = { alg: "HS256", typ: "at+jwt" };
  const sign = (key: Uint8Array, head: object = {}, body: object = {}) =>
    new SignJWT(JSON.parse(JSON.stringify({ ...claims, ...body })))
      .setProtectedHeader({ ...header, ...head } as { alg: string })
      .sign(key);
  const [head = "", payload = "", signature = ""] = token.split(".");
  const otherLetter = signature.startsWith("A") ? "B" : "A";
  const made: [string, Promise<string> | string][] = [
    ["alg none", `${segment({ ...header, alg: "none" })}.${payload}.`],
    ["alg nOnE", `${segment({ ...header, alg: "nOnE" })}.${payload}.`],
    ["alg none with the old signature", `${segment({ ...header, alg: "none" })}.${payload}.${signature}`],
    ["signature stripped", `${head}.${payload}.`],
    ["two parts", `${head}.${payload}`],
    ["five parts", `${token}.x.y`],
    ["first letter of the signature changed", `${head}.${payload}.${otherLetter}${signature.slice(1)}`],
    [
      "signature in another spelling",
      `${head}.${payload}.${signature.slice(0, -1)}${spelledAgain(signature.slice(-1))}`,
    ],
    ["payload changed", `${head}.${segment({ ...claims, exp: now + 9e6 })}.${signature}`],
    ["header changed", `${segment({ ...header, kid: "1" })}.${payload}.${signature}`],
    ["foreign key", sign(foreign)],
    ["HS384 with our key", sign(ours, { alg: "HS384" })],
    ["HS512 with our key", sign(ours, { alg: "HS512" })],
    ["kid that names a file", sign(foreign, { kid: "../../../dev/null" })],
    ["kid that is SQL", sign(foreign, { kid: "' OR 1=1 --" })],
    ["kid of ten thousand letters", sign(foreign, { kid: "k".repeat(10_000) })],
    ["kid that is a list", sign(foreign, { kid: ["a"] })],
    ["key of its own", sign(foreign, { jwk: { kty: "oct", k: base64url.encode(foreign) } })],
    ["address of a key set", sign(foreign, { jku: "https://keys.example/jwks.json" })],
    ["certificate of its own", sign(foreign, { x5c: ["MIIB"] })],
    [
      "critical header that nobody knows",
      `${segment({ ...header, crit: ["x"], x: 1 })}.${payload}.${signature}`,
    ],
    ["another type", sign(ours, { typ: "JWT" })],
    ["expired", sign(ours, {}, { exp: now - 1 })],
    ["no expiry", sign(ours, {}, { exp: undefined })],
    ["expiry that is text", `${head}.${segment({ ...claims, exp: "never" })}.${signature}`],
    ["not valid yet", sign(ours, {}, { nbf: now + 600 })],
    ["no time of issue", sign(ours, {}, { iat: undefined })],
    ["another issuer", sign(ours, {}, { iss: "somebody-else" })],
    ["another audience", sign(ours, {}, { aud: "charge-india-visitors" })],
    ["no subject", sign(ours, {}, { sub: undefined })],
    ["another subject", sign(ours, {}, { sub: crypto.randomUUID() })],
    ["subject that is SQL", sign(ours, {}, { sub: "' OR 1=1 --" })],
    ["no session", sign(ours, {}, { jti: undefined })],
    ["unknown session", sign(ours, {}, { jti: crypto.randomUUID() })],
    ["not a token", "x"],
    ["a hundred thousand letters", "x".repeat(100_000)],
  ];
  return Promise.all(made.map(async ([name, value]) => [name, await value] as [string, string]));
}
