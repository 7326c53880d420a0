import { HttpError } from "../../http/errors.ts";
import { describeError, log } from "../../platform/log.ts";
import { readVerification } from "./submissions.rules.ts";

const siteverifyUrl = "https://challenges.cloudflare.com/turnstile/v0/siteverify";
const timeoutMs = 2000;

interface Challenge {
  secret: string;
  token: string | undefined;
  /** The visitor's IP address, when known. */
  ip: string | undefined;
  /** Makes verifying the same token twice, as a repeated request does, one verification. */
  clientId: string | undefined;
}

/**
 * Verifies a submission's Turnstile token. Returns a spam reason, or null when the token is
 * valid. A submission without a token, or one that could not be verified in time, counts as spam;
 * a token that is invalid, used or expired is refused with `invalid_request`, because the form
 * can get a new one.
 */
export async function checkChallenge({ secret, token, ip, clientId }: Challenge): Promise<string | null> {
  if (!token) return "no_challenge";
  const result = await verify({
    secret,
    response: token,
    ...(ip && { remoteip: ip }),
    ...(clientId && { idempotency_key: clientId }),
  });
  if (result === "refused") {
    const message = "The check that you are a person did not succeed. Please send the form again.";
    throw new HttpError("invalid_request", { message, details: [`turnstileToken: ${message}`] });
  }
  return result === "passed" ? null : "challenge_unchecked";
}

async function verify(parameters: Record<string, string>) {
  try {
    const response = await fetch(siteverifyUrl, {
      method: "POST",
      body: new URLSearchParams(parameters),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const result = readVerification(await response.json());
    if (result === "unknown") log("error", "challenge_failed", { status: response.status });
    return result;
  } catch (error) {
    log("error", "challenge_failed", { error: describeError(error) });
    return "unknown";
  }
}
