import { submissionLinkMs } from "#shared/privacy-terms.ts";
import type { Bindings } from "../../env.ts";
import { hasSecret, readToken, signToken } from "../admins/tokens.ts";

/**
 * The path of a sender's own page, `/enquiry/<token>`, valid for a year. A higher `linkVersion` of
 * the submission revokes it. Undefined where no signing key is set.
 */
export async function ownSubmissionPath(
  env: Bindings,
  { id, linkVersion }: { id: string; linkVersion: number },
  now: number,
): Promise<string | undefined> {
  if (!hasSecret(env)) return undefined;
  const expiresAt = now + submissionLinkMs;
  return `/enquiry/${await signToken(env, "submission", { subject: id, id: String(linkVersion), now, expiresAt })}`;
}

/** The submission that a valid token is about, and the version of the link; null for any other. */
export async function readSubmissionToken(
  env: Bindings,
  token: string,
  now: number,
): Promise<{ id: string; linkVersion: number } | null> {
  const claims = hasSecret(env) ? await readToken(env, "submission", token, now) : null;
  return claims && { id: claims.subject, linkVersion: Number(claims.id) };
}
