import { HttpError } from "../../http/errors.ts";
import { describeError, log } from "../../platform/log.ts";
import { judgeChallenge } from "./submissions.rules.ts";

const verification = "https://challenges.cloudflare.com/turnstile/v0/siteverify";
/** Milliseconds that Cloudflare gets to answer. */
const patience = 2000;

interface Challenge {
  secret: string;
  token: string | undefined;
  /** The visitor's address, when known. */
  address: string | undefined;
  /** Makes asking twice about the same token, as a repeated request does, one question. */
  clientId: string | undefined;
}

/**
 * Asks Cloudflare Turnstile about the token that came with an enquiry. Gives the reason to suspect the sender, or null when the token is good. An
 * enquiry without a token, and one that could not be checked in time, is a suspect and no more; a token that is wrong, spent or
 * too old is refused with `invalid_request`, because the form can get a new one.
 */
export async function checkChallenge({
  secret,
  token,
  address,
  clientId,
}: Challenge): Promise<string | null> {
  if (!token) return "no_challenge";
  const verdict = await ask({
    secret,
    response: token,
    ...(address && { remoteip: address }),
    ...(clientId && { idempotency_key: clientId }),
  });
  if (verdict === "refused") {
    const message = "The check that you are a person did not succeed. Please send the form again.";
    throw new HttpError("invalid_request", { message, details: [`turnstileToken: ${message}`] });
  }
  return verdict === "passed" ? null : "challenge_unchecked";
}

async function ask(question: Record<string, string>) {
  try {
    const answer = await fetch(verification, {
      method: "POST",
      body: new URLSearchParams(question),
      signal: AbortSignal.timeout(patience),
    });
    const verdict = judgeChallenge(await answer.json());
    if (verdict === "unknown") log("error", "challenge_failed", { status: answer.status });
    return verdict;
  } catch (error) {
    log("error", "challenge_failed", { error: describeError(error) });
    return "unknown";
  }
}
