import { errors, jwtVerify, SignJWT } from "jose";
import type { Bindings } from "../../env.ts";
import { Failure } from "../../http/errors.ts";
import { log } from "../../http/log.ts";

const issuer = "charge-india";
const audience = "charge-india-admin";
const shortestSecret = 32;

type Secrets = Pick<Bindings, "AUTH_SECRET" | "AUTH_SECRET_PREVIOUS">;

interface TokenClaims {
  adminId: string;
  sessionId: string;
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
  const keys = [requireSecret(secrets)];
  if (secrets.AUTH_SECRET_PREVIOUS) keys.push(encode(secrets.AUTH_SECRET_PREVIOUS));
  for (const key of keys) {
    try {
      const { payload } = await jwtVerify(token, key, {
        algorithms: ["HS256"],
        typ: "at+jwt",
        issuer,
        audience,
        currentDate: new Date(now),
        requiredClaims: ["sub", "jti", "exp", "iat"],
      });
      if (!payload.sub || !payload.jti) return null;
      return { adminId: payload.sub, sessionId: payload.jti };
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
    throw new Failure("unavailable", { message: "Sign-in is not set up on this site yet." });
  }
  return key;
}

function encode(secret: string): Uint8Array {
  return new TextEncoder().encode(secret);
}
