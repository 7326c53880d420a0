import { errors, type JWTPayload, type JWTVerifyOptions, jwtVerify, SignJWT } from "jose";
import type { Bindings } from "../../env.ts";
import { HttpError } from "../../http/errors.ts";
import { log } from "../../platform/log.ts";

const issuer = "charge-india";
const audience = "charge-india-admin";
const minSecretBytes = 32;

type Secrets = Pick<Bindings, "AUTH_SECRET" | "AUTH_SECRET_PREVIOUS">;

interface TokenClaims {
  adminId: string;
  sessionId: string;
}

/** Audience of preview tokens, which are valid for nothing else. */
const previewAudience = "charge-india-preview";

interface PreviewClaims {
  itemId: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

/** Signs the token of a preview link, valid from `now` to `expiresAt`, both in milliseconds. */
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

/** The claims of a valid preview token; null for any other token. */
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

/** Signs a token (HS256) that is valid from `now` to `expiresAt`, both in milliseconds. */
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
 * The claims of a valid token; null for any other. The token's own `alg` and `kid` are ignored.
 * The caller checks whether the session still exists.
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

/** The signing key; throws `unavailable` when it is missing or too short. There is no default. */
export function requireSecret({ AUTH_SECRET }: Secrets): Uint8Array {
  const key = encode(AUTH_SECRET ?? "");
  if (key.byteLength < minSecretBytes) {
    log("error", "auth_secret_missing", { bytes: key.byteLength, needed: minSecretBytes });
    throw new HttpError("unavailable", { message: "Sign-in is not set up on this site yet." });
  }
  return key;
}

function encode(secret: string): Uint8Array {
  return new TextEncoder().encode(secret);
}
