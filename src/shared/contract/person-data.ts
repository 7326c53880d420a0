import { z } from "zod";
import { emailField } from "./fields.ts";
import { requestStatuses, requestTypes } from "./privacy-fields.ts";
import { submission } from "./submissions.ts";

/** `GET /api/privacy/export` */
export const personDataQuery = z.object({ email: emailField });

const timeOrNull = z.string().nullable();

/** A submission as it is stored, with what was done about it. */
const storedSubmission = submission.omit({ assignee: true, version: true }).extend({
  deleted: z.boolean(),
  /** Whether it is restricted, and when it is erased for good. */
  restrictedAt: timeOrNull,
  purgeAt: timeOrNull,
  history: z.array(
    z.object({
      at: z.string(),
      /** The admin's name; null for automatic changes. */
      by: z.string().nullable(),
      field: z.string(),
      from: z.string().nullable(),
      to: z.string().nullable(),
      outcome: z.string().nullable(),
    }),
  ),
  requests: z.array(
    z.object({
      type: z.enum(requestTypes),
      status: z.enum(requestStatuses),
      message: z.string().nullable(),
      answer: z.string().nullable(),
      createdAt: z.string(),
      answerBy: z.string(),
      closedAt: timeOrNull,
    }),
  ),
  messages: z.array(
    z.object({
      at: z.string(),
      /** `in` from the person or a third party, `out` to the person, `forward` to a third party. */
      direction: z.enum(["in", "out", "forward"]),
      with: z.string(),
      by: z.string().nullable(),
      subject: z.string(),
      text: z.string(),
      /** When the person asks to be called. */
      callAt: timeOrNull,
      files: z.array(z.object({ fileName: z.string(), size: z.int() })),
    }),
  ),
});

/** Everything that is stored about a person, newest submission first. */
export const personData = z.object({
  submissions: z.array(storedSubmission),
  /** Of the last 30 days; the text of one is deleted when it is sent. */
  emails: z.array(
    z.object({
      subject: z.string(),
      to: z.enum(["the person", "staff"]),
      createdAt: z.string(),
      sentAt: timeOrNull,
    }),
  ),
});
export type PersonData = z.infer<typeof personData>;
