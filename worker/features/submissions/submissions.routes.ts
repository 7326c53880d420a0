import { Hono } from "hono";
import { type SubmissionReceipt, submissionInput } from "#shared/contract/submission-input.ts";
import { thanks } from "#shared/thanks.ts";
import { openDb } from "../../db/client.ts";
import type { AppEnv } from "../../env.ts";
import { limitRate } from "../../http/rate-limit.ts";
import { validate } from "../../http/validate.ts";
import { notifyOfSubmission } from "../mail/mailer.ts";
import { checkChallenge } from "./challenge.ts";
import { spamReasons } from "./submissions.rules.ts";
import { insertSubmission } from "./submissions-insert.queries.ts";

/** Submissions by visitors, mounted at `/api/form-submissions`. */
export const submissionPublicRoutes = new Hono<AppEnv>().post(
  "/",
  validate("json", submissionInput),
  async (c) => {
    const input = c.req.valid("json");
    await limitRate(c, c.env.ENQUIRY_RATE, "enquiry");
    const clock = c.get("clock");
    const challengeReason = c.env.TURNSTILE_SECRET
      ? await checkChallenge({
          secret: c.env.TURNSTILE_SECRET,
          token: input.turnstileToken,
          ip: c.req.header("CF-Connecting-IP"),
          clientId: input.clientId,
        })
      : null;
    const reasons = [...spamReasons(input), ...(challengeReason ? [challengeReason] : [])];
    const { id, reference, createdAt, isNew } = await insertSubmission(openDb(c.env.DB), input, {
      id: clock.id(),
      now: clock.now(),
      spamReasons: reasons,
      random: () => crypto.getRandomValues(new Uint8Array(8)),
    });
    if (isNew && reasons.length === 0) notifyOfSubmission(c, id);
    const receipt: SubmissionReceipt = {
      data: { id, reference, createdAt: new Date(createdAt).toISOString() },
      message: `${thanks.title} ${thanks.text}`,
    };
    return c.json(receipt, isNew ? 201 : 200);
  },
);
