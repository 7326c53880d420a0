import { Hono } from "hono";
import { type SubmissionReceipt, submissionInput } from "#shared/contract/submission-input.ts";
import { thanks } from "#shared/thanks.ts";
import { isoTime } from "#shared/time.ts";
import type { AppEnv } from "../../env.ts";
import { validate } from "../../http/validate.ts";
import { receiveSubmission } from "./receive-submission.ts";

/** Submissions by visitors, mounted at `/api/form-submissions`. */
export const submissionPublicRoutes = new Hono<AppEnv>().post(
  "/",
  validate("json", submissionInput),
  async (c) => {
    const { id, reference, createdAt, link, isNew } = await receiveSubmission(c, c.req.valid("json"));
    const receipt: SubmissionReceipt = {
      data: { id, reference, createdAt: isoTime(createdAt), link },
      message: `${thanks.title} ${thanks.text}`,
    };
    return c.json(receipt, isNew ? 201 : 200);
  },
);
