import { Buffer } from "node:buffer";
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from "@simplewebauthn/server";
import type { Context } from "hono";
import type { Admin } from "#shared/contract/admins.ts";
import type { PasskeyAssertion, PasskeyRegistration } from "#shared/contract/sign-in.ts";
import { minuteMs } from "#shared/time.ts";
import { brand } from "#src/content/brand.ts";
import type { AppEnv } from "../../env.ts";
import { spendToken } from "./login-attempts.queries.ts";
import { countPasskeyUse, findPasskey, type StoredPasskey } from "./passkeys.queries.ts";
import { readToken, signToken } from "./tokens.ts";

const challengeLifetimeMs = 5 * minuteMs;

/** The subject of a challenge for signing in, when nobody is known yet. */
const anybody = "anybody";

/** Where a passkey is good: at this origin, for this host. */
function partyOf(c: Context<AppEnv>): { origin: string; rpID: string } {
  const { origin, hostname } = new URL(c.req.url);
  return { origin, rpID: hostname };
}

/** Options for `navigator.credentials.get`, without naming an account. */
export async function assertionOptions(c: Context<AppEnv>) {
  return generateAuthenticationOptions({
    rpID: partyOf(c).rpID,
    userVerification: "required",
    timeout: challengeLifetimeMs,
    challenge: await newChallenge(c, anybody),
  });
}

/** Options for `navigator.credentials.create`: a passkey that needs no typed e-mail address. */
export async function creationOptions(c: Context<AppEnv>, admin: Admin, existing: StoredPasskey[]) {
  return generateRegistrationOptions({
    rpName: `${brand.name} staff portal`,
    rpID: partyOf(c).rpID,
    userID: new Uint8Array(Buffer.from(admin.id)),
    userName: admin.email,
    userDisplayName: admin.name,
    timeout: challengeLifetimeMs,
    challenge: await newChallenge(c, admin.id),
    excludeCredentials: existing.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
}

/** The new credential, checked; null when anything about it is wrong. */
export async function verifyCreation(
  c: Context<AppEnv>,
  response: PasskeyRegistration,
): Promise<Omit<StoredPasskey, "id"> | null> {
  const { origin, rpID } = partyOf(c);
  const challenge = await spendChallenge(c, response.response.clientDataJSON, c.get("admin").id);
  if (!challenge) return null;
  const { registrationInfo } = await verifyRegistrationResponse({
    response: response as RegistrationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
  }).catch(unverified);
  if (!registrationInfo) return null;
  const { id, publicKey, counter } = registrationInfo.credential;
  return {
    credentialId: id,
    publicKey: Buffer.from(publicKey).toString("base64url"),
    counter,
    transports: response.response.transports ?? [],
  };
}

/** The active admin whose passkey signed this, once; null when anything about it is wrong. */
export async function verifyAssertion(
  c: Context<AppEnv>,
  response: PasskeyAssertion,
): Promise<{ admin: Admin; passkeyId: string } | null> {
  const db = c.get("db");
  const found = await findPasskey(db, response.id);
  const challenge = found && (await spendChallenge(c, response.response.clientDataJSON, anybody));
  if (!challenge) return null;
  const { passkey, admin } = found;
  const { userHandle } = response.response;
  if (userHandle && Buffer.from(userHandle, "base64url").toString() !== admin.id) return null;
  const { origin, rpID } = partyOf(c);
  const { authenticationInfo } = await verifyAuthenticationResponse({
    response: response as AuthenticationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, "base64url")),
      counter: passkey.counter,
    },
  }).then((result) => (result.verified ? result : unverified()), unverified);
  if (!authenticationInfo) return null;
  const use = { id: passkey.id, counter: authenticationInfo.newCounter, now: c.get("now") };
  return (await countPasskeyUse(db, use)) ? { admin, passkeyId: passkey.id } : null;
}

/** The library throws an error of its own for each fault of a credential. */
function unverified(): { registrationInfo?: never; authenticationInfo?: never } {
  return {};
}

function newChallenge(c: Context<AppEnv>, subject: string): Promise<string> {
  const now = c.get("now");
  const id = crypto.randomUUID();
  return signToken(c.env, "challenge", { subject, id, now, expiresAt: now + challengeLifetimeMs });
}

/**
 * The challenge that a credential answers, in base64url, when it is one of ours for this subject
 * and was not used before; otherwise null.
 */
async function spendChallenge(
  c: Context<AppEnv>,
  clientDataJSON: string,
  subject: string,
): Promise<string | null> {
  const challenge = challengeOf(clientDataJSON);
  const token = Buffer.from(challenge, "base64url").toString();
  const claims = await readToken(c.env, "challenge", token, c.get("now"));
  return claims?.subject === subject && (await spendToken(c.get("db"), claims)) ? challenge : null;
}

function challengeOf(clientDataJSON: string): string {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, "base64url").toString()) ?? {};
    return typeof challenge === "string" ? challenge : "";
  } catch {
    return "";
  }
}
