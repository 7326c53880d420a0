import { errors, type JWTPayload, type JWTVerifyOptions, jwtVerify, SignJWT } from "jose";
import type { Bindings } from "../../env.ts";
import { HttpError } from "../../http/errors.ts";
import { log } from "../../platform/log.ts";

const issuer = "charge-india";
const audience = "charge-india-admin";
const shortestSecret = 32;

type Secrets = Pick<Bindings, "AUTH_SECRET" | "AUTH_SECRET_PREVIOUS">;

interface TokenClaims {
  adminId: string;
  sessionId: string;
}

/** Who may read what a preview link shows. Not the staff's audience: such a token opens nothing else. */
const previewAudience = "charge-india-preview";

interface PreviewClaims {
  itemId: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

/** Signs the token of a preview link, good from `now` to `expiresAt`, both in milliseconds. */
export async function signPreviewToken(
  secrets: Secrets,
  { itemId, now, expiresAt }: PreviewClaims & { now: number },
): Promise<string> {
  return new SignJWT()
    .setProtectedHeader({ alg: "HS256", typ: "preview+jwt" })
    .setIssuer(issuer)
    .setAudience(previewAudience)
    .setSubject(itemId)
    .setIssuedAt(Math.floor(now / 1000))
    .setExpirationTime(Math.floor(expiresAt / 1000))
    .sign(requireSecret(secrets));
}

/** Reads the token of a preview link that this Worker signed and that has not expired; null for any other. */
export async function readPreviewToken(
  secrets: Secrets,
  token: string,
  now: number,
): Promise<PreviewClaims | null> {
  const { sub, exp } =
    (await verify(secrets, token, {
      typ: "preview+jwt",
      audience: previewAudience,
      currentDate: new Date(now),
      requiredClaims: ["sub", "exp"],
    })) ?? {};
  return sub && exp ? { itemId: sub, expiresAt: exp * 1000 } : null;
}

/** Signs a token (HS256) that is good from `now` to `expiresAt`, both in milliseconds. */
export async function signToken(
  secrets: Secrets,
  { adminId, sessionId, now, expiresAt }: TokenClaims & { now: number; expiresAt: number },
): Promise<string> {
  return new SignJWT()
    .setProtectedHeader({ alg: "HS256", typ: "at+jwt" })
    .setIssuer(issuer)
    .setAudience(audience)
    .setSubject(adminId)
    .setJti(sessionId)
    .setIssuedAt(Math.floor(now / 1000))
    .setExpirationTime(Math.floor(expiresAt / 1000))
    .sign(requireSecret(secrets));
}

/**
 * Reads a token that this Worker signed and that has not expired; null for any other. The header's own `alg` and `kid` decide nothing.
 * Whether the session still exists is for the caller to check.
 */
export async function readToken(secrets: Secrets, token: string, now: number): Promise<TokenClaims | null> {
  const { sub, jti } =
    (await verify(secrets, token, {
      typ: "at+jwt",
      audience,
      currentDate: new Date(now),
      requiredClaims: ["sub", "jti", "exp", "iat"],
    })) ?? {};
  return sub && jti ? { adminId: sub, sessionId: jti } : null;
}

/** A token as HS256 signs it. The last letter of a signature has two idle bits: only the spelling in which both are 0 counts. */
const spelling = /^[\w-]+\.[\w-]+\.[\w-]{42}[AEIMQUYcgkosw048]$/;

/** The claims of a token that one of our keys signed, or null. */
async function verify(
  secrets: Secrets,
  token: string,
  options: JWTVerifyOptions,
): Promise<JWTPayload | null> {
  const keys = [requireSecret(secrets)];
  if (secrets.AUTH_SECRET_PREVIOUS) keys.push(encode(secrets.AUTH_SECRET_PREVIOUS));
  if (!spelling.test(token)) return null;
  for (const key of keys) {
    try {
      return (await jwtVerify(token, key, { ...options, algorithms: ["HS256"], issuer })).payload;
    } catch (error) {
      if (!(error instanceof errors.JOSEError)) throw error;
    }
  }
  return null;
}

/** The signing key; without a good one nobody signs in, and nothing stands in for it. */
export function requireSecret({ AUTH_SECRET }: Secrets): Uint8Array {
  const key = encode(AUTH_SECRET ?? "");
  if (key.byteLength < shortestSecret) {
    log("error", "auth_secret_missing", { bytes: key.byteLength, needed: shortestSecret });
    throw new HttpError("unavailable", { message: "Sign-in is not set up on this site yet." });
  }
  return key;
}

function encode(secret: string): Uint8Array {
  return new TextEncoder().encode(secret);
}
