import type { Context } from "hono";
import type { SubmissionInput } from "#shared/contract/submission-input.ts";
import { purge } from "../../cache/purge.ts";
import type { AppEnv } from "../../env.ts";
import { afterResponse } from "../../http/after-response.ts";
import { limitRate } from "../../http/rate-limit.ts";
import { sha256 } from "../../platform/digest.ts";
import { networkOf } from "../admins/admins.rules.ts";
import { addReportSender } from "../stations/evidence.queries.ts";
import { stationsTag } from "../stations/stations.rules.ts";
import { checkChallenge } from "./challenge.ts";
import { ownSubmissionPath } from "./own-submission-link.ts";
import { notifyOfSubmission } from "./submission-mail.ts";
import { spamReasons } from "./submissions.rules.ts";
import { firstLinkVersion, insertSubmission } from "./submissions-insert.queries.ts";

/** The name of a sender who gave none, in the inbox and in mail. */
const anonymous = "Anonymous";

/**
 * Handles one valid submission: rate limit, challenge, spam rules, storage, mail to admins and to
 * the sender. A repeated `clientId` gets the receipt of the first, with `isNew` false. `link` is
 * the path of the sender's own page, unless its first link was revoked.
 */
export async function receiveSubmission(c: Context<AppEnv>, input: SubmissionInput) {
  await limitRate(c, c.env.SUBMISSION_RATE, "submission");
  const challengeReason = c.env.TURNSTILE_SECRET
    ? await checkChallenge({
        secret: c.env.TURNSTILE_SECRET,
        token: input.turnstileToken,
        ip: c.req.header("CF-Connecting-IP"),
        clientId: input.clientId,
      })
    : null;
  const reasons = [...spamReasons(input), ...(challengeReason ? [challengeReason] : [])];
  const sent = { ...input, firstName: input.firstName ?? anonymous };
  const receipt = await insertSubmission(c.get("db"), sent, {
    id: c.get("newId")(),
    now: c.get("now"),
    spamReasons: reasons,
    random: () => crypto.getRandomValues(new Uint8Array(8)),
  });
  const isFirstLink = receipt.linkVersion === firstLinkVersion;
  // As of the first one, so that a repeated receipt is the same.
  const link = isFirstLink ? await ownSubmissionPath(c.env, receipt, receipt.createdAt) : undefined;
  if (receipt.isNew && reasons.length === 0) {
    notifyOfSubmission(c, { ...receipt, language: input.language, email: input.email, link });
    afterResponse(c, "report_sender_failed", () => storeReportSender(c, input, receipt.id));
  }
  return { ...receipt, link };
}

/**
 * Of a report about a station, stores which network it came from, so that one person's reports
 * count once. Keyed, because all addresses can be guessed from a plain digest.
 */
async function storeReportSender(
  c: Context<AppEnv>,
  { formData, origin }: SubmissionInput,
  submissionId: string,
): Promise<void> {
  const slug = origin?.station;
  if (formData.source !== "station_report" || !slug) return;
  const network = networkOf(c.req.header("CF-Connecting-IP") ?? "local");
  const digest = await sha256(JSON.stringify([c.env.AUTH_SECRET, "station-report", network]));
  const now = c.get("now");
  const isChange = await addReportSender(c.get("db"), { submissionId, slug, digest }, now);
  if (isChange) await purge(c.env, c.executionCtx, now, [stationsTag]);
}
