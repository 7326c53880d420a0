import { errors, type JWTPayload, type JWTVerifyOptions, jwtVerify, SignJWT } from "jose";
import type { Bindings } from "../../env.ts";
import { HttpError } from "../../http/errors.ts";
import { log } from "../../platform/log.ts";

const issuer = "charge-india";
const minSecretBytes = 32;

type Secrets = Pick<Bindings, "AUTH_SECRET" | "AUTH_SECRET_PREVIOUS">;

/** Each kind of token has its own type and audience, so that none passes for another. */
const kinds = {
  session: { typ: "at+jwt", audience: "charge-india-admin" },
  /** A preview link, which opens nothing else. */
  preview: { typ: "preview+jwt", audience: "charge-india-preview" },
  /** The right password was given; the second step is missing. */
  ticket: { typ: "ticket+jwt", audience: "charge-india-second-step" },
  /** What a passkey signs. */
  challenge: { typ: "challenge+jwt", audience: "charge-india-passkey" },
  /** A browser in which somebody has signed in. */
  device: { typ: "device+jwt", audience: "charge-india-device" },
  /** The link to a sender's own page. */
  submission: { typ: "enquiry+jwt", audience: "charge-india-enquiry" },
} as const;
type TokenKind = keyof typeof kinds;

/** Claims of our own, beside those that every token has. */
interface Claims extends Record<string, unknown> {
  subject: string;
  /** The session's id, or that of a token that is used once. */
  id?: string;
}

/** Signs a token (HS256) of this kind, valid from `now` to `expiresAt`, both in milliseconds. */
export function signToken(
  secrets: Secrets,
  kind: TokenKind,
  { subject, id, now, expiresAt, ...claims }: Claims & { now: number; expiresAt: number },
): Promise<string> {
  const { typ, audience } = kinds[kind];
  const token = new SignJWT(claims)
    .setProtectedHeader({ alg: "HS256", typ })
    .setIssuer(issuer)
    .setAudience(audience)
    .setSubject(subject)
    .setIssuedAt(Math.floor(now / 1000))
    .setExpirationTime(Math.floor(expiresAt / 1000));
  if (id) token.setJti(id);
  return token.sign(requireSecret(secrets));
}

/**
 * The claims of a valid token of this kind, `expiresAt` in milliseconds; null for any other
 * token. The token's own `alg` and `kid` are ignored.
 */
export async function readToken(
  secrets: Secrets,
  kind: TokenKind,
  token: string,
  now: number,
): Promise<(Claims & { id: string; expiresAt: number }) | null> {
  const { typ, audience } = kinds[kind];
  const payload = await verify(secrets, token, {
    typ,
    audience,
    currentDate: new Date(now),
    requiredClaims: kind === "preview" ? ["sub", "exp"] : ["sub", "jti", "exp", "iat"],
  });
  if (!payload?.sub || !payload.exp) return null;
  return { ...payload, subject: payload.sub, id: payload.jti ?? "", expiresAt: payload.exp * 1000 };
}

/**
 * The last letter of a signature has two unused bits: only the encoding in which both are 0 is
 * accepted.
 */
const canonicalToken = /^[\w-]+\.[\w-]+\.[\w-]{42}[AEIMQUYcgkosw048]$/;

/** The payload of a token signed with the current or the previous key, or null. */
async function verify(
  secrets: Secrets,
  token: string,
  options: JWTVerifyOptions,
): Promise<JWTPayload | null> {
  const keys = [requireSecret(secrets)];
  if (secrets.AUTH_SECRET_PREVIOUS) keys.push(encode(secrets.AUTH_SECRET_PREVIOUS));
  if (!canonicalToken.test(token)) return null;
  for (const key of keys) {
    try {
      return (await jwtVerify(token, key, { ...options, algorithms: ["HS256"], issuer })).payload;
    } catch (error) {
      if (!(error instanceof errors.JOSEError)) throw error;
    }
  }
  return null;
}

/** Whether this deployment can sign tokens. */
export function hasSecret({ AUTH_SECRET }: Secrets): boolean {
  return encode(AUTH_SECRET ?? "").byteLength >= minSecretBytes;
}

/** The signing key; throws `unavailable` when it is missing or too short. There is no default. */
export function requireSecret(secrets: Secrets): Uint8Array {
  const key = encode(secrets.AUTH_SECRET ?? "");
  if (!hasSecret(secrets)) {
    log("error", "auth_secret_missing", { bytes: key.byteLength, needed: minSecretBytes });
    throw new HttpError("unavailable", { message: "Sign-in is not set up on this site yet." });
  }
  return key;
}

function encode(secret: string): Uint8Array {
  return new TextEncoder().encode(secret);
}
