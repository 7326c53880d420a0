import { z } from "zod";
import { formTypes } from "../forms/forms.ts";
import { limits } from "../limits.ts";
import { toE164 } from "../phone.ts";
import { maxRetentionDays, minRetentionDays } from "../privacy-terms.ts";
import { staffLimits } from "../staff-limits.ts";
import { clearableText, emailField, idField, pageQuery, pagination, requiredText } from "./fields.ts";
import { breachSteps, requestStatuses, requestTypes } from "./privacy-fields.ts";

const time = z.iso.datetime({ error: "Use an ISO time such as 2026-11-22T10:00:00.000Z", offset: true });

/** A request under the data protection law, as owners read it. */
export const privacyRequest = z.object({
  id: idField,
  submissionId: idField,
  /** Null once the submission is erased for good. */
  reference: z.string().nullable(),
  type: z.enum(requestTypes),
  status: z.enum(requestStatuses),
  message: z.string().nullable(),
  answer: z.string().nullable(),
  /** The admin who entered it for the person; null when the person asked themselves. */
  enteredBy: z.string().nullable(),
  createdAt: z.string(),
  acknowledgeBy: z.string(),
  answerBy: z.string(),
  acknowledgedAt: z.string().nullable(),
  closedAt: z.string().nullable(),
  version: z.int(),
  /** Whether the submission is restricted, and when it is erased for good. */
  restrictedAt: z.string().nullable(),
  purgeAt: z.string().nullable(),
});
export type PrivacyRequest = z.infer<typeof privacyRequest>;

/** `GET /api/privacy/requests` */
export const privacyRequestQuery = z.object({
  ...pageQuery(25),
  open: z
    .enum(["true", "false"], "Use true or false")
    .transform((value) => value === "true")
    .default(true),
});
export const privacyRequestList = z.object({ requests: z.array(privacyRequest), pagination });
export type PrivacyRequestList = z.infer<typeof privacyRequestList>;

/** One line of who did what, from the audit log. */
export const privacyEvent = z.object({
  id: z.string(),
  at: z.string(),
  /** An admin's name, "the sender", or null for automatic changes. */
  person: z.string().nullable(),
  action: z.string(),
});
export type PrivacyEvent = z.infer<typeof privacyEvent>;

/** `GET /api/privacy/requests/:id`: the request, and what was done about it, newest first. */
export const privacyRequestDetail = z.object({ data: privacyRequest, events: z.array(privacyEvent) });
export type PrivacyRequestDetail = z.infer<typeof privacyRequestDetail>;

/** `PUT /api/privacy/requests/:id`: an answer goes with `answered` and `refused` only. */
export const privacyRequestUpdate = z.discriminatedUnion(
  "status",
  [
    z.object({ status: z.literal("acknowledged") }),
    z.object({
      status: z.enum(["answered", "refused"]),
      answer: requiredText({ max: limits.message, required: "Write what you answer", multiline: true }),
    }),
  ],
  "Choose acknowledged, answered or refused",
);
export type PrivacyRequestUpdate = z.infer<typeof privacyRequestUpdate>;

/** What a caller can be found by. */
export type PersonSearch = { by: "reference" | "email" | "phone"; value: string };

function toPersonSearch(text: string, context: z.RefinementCtx): PersonSearch {
  if (/^EV-/i.test(text)) return { by: "reference", value: text.toUpperCase() };
  const email = emailField.safeParse(text);
  if (email.success) return { by: "email", value: email.data };
  const phone = toE164(text);
  if (phone) return { by: "phone", value: phone };
  context.addIssue("Enter a reference, an email address or a phone number");
  return z.NEVER;
}

/** `GET /api/privacy/submissions`: those of a person, restricted or deleted too, newest first. */
export const privacySubmissionQuery = z.object({
  find: requiredText({
    max: limits.email,
    required: "Enter a reference, an email address or a phone number",
  }).transform(toPersonSearch),
});
export const privacySubmission = z.object({
  id: idField,
  reference: z.string(),
  formType: z.enum(formTypes),
  name: z.string(),
  email: z.string().nullable(),
  createdAt: z.string(),
  deleted: z.boolean(),
  restrictedAt: z.string().nullable(),
  purgeAt: z.string().nullable(),
});
export type PrivacySubmission = z.infer<typeof privacySubmission>;
export const privacySubmissionList = z.object({ submissions: z.array(privacySubmission) });

/** `POST /api/privacy/links`: a new link to the sender's page, which ends the others. */
export const submissionLinkInput = z.object({ submissionId: idField.transform((id) => id.toLowerCase()) });
export const submissionLink = z.object({ url: z.string() });
export type SubmissionLink = z.infer<typeof submissionLink>;

/** `POST /api/privacy/requests`: what somebody asked for by telephone or letter. */
export const privacyRequestInput = submissionLinkInput.extend({
  type: z.enum(requestTypes, "Choose what the person asks for"),
  message: requiredText({
    max: limits.message,
    required: "Write what the person asks for, and how they asked",
    multiline: true,
  }),
  /** The day in India on which it was received, when that was not today: the terms begin then. */
  receivedOn: z.iso.date("Enter a day").optional(),
});
export type PrivacyRequestInput = z.infer<typeof privacyRequestInput>;

/** `POST /api/privacy/erasures` */
export const erasureInput = submissionLinkInput.extend({
  reason: requiredText({ max: limits.subject, required: "Say who asked for it, and how" }),
});

/** `GET /api/privacy/retention` */
export const retention = z.object({
  rules: z.array(
    z.object({
      formType: z.enum(formTypes),
      days: z.int(),
      isDefault: z.boolean(),
      /** How many submissions the next run would erase. */
      due: z.int(),
    }),
  ),
  /** Restricted submissions, and how many of them the next run would erase. */
  restricted: z.object({ total: z.int(), due: z.int() }),
  runs: z.array(
    z.object({
      id: idField,
      plannedAt: z.string(),
      dueAt: z.string(),
      planned: z.partialRecord(z.enum(formTypes), z.int()),
      purged: z.int(),
      finishedAt: z.string().nullable(),
      cancelledAt: z.string().nullable(),
    }),
  ),
});
export type Retention = z.infer<typeof retention>;

/** `PUT /api/privacy/retention`: days for each form type; those left out stay as they are. */
export const retentionUpdate = z.object({
  days: z
    .partialRecord(
      z.enum(formTypes, "Choose a form type"),
      z
        .int(`Use ${minRetentionDays} to ${maxRetentionDays} days`)
        .min(minRetentionDays, `The law asks for at least ${minRetentionDays} days`)
        .max(maxRetentionDays, `Use at most ${maxRetentionDays} days`),
    )
    .refine((days) => Object.keys(days).length > 0, "Name at least one form"),
});

/** A breach of personal data. */
export const breach = z.object({
  id: idField,
  title: z.string(),
  description: z.string(),
  measures: z.string().nullable(),
  discoveredAt: z.string(),
  /** When the Board's 72 hours end. */
  reportBy: z.string(),
  formTypes: z.array(z.enum(formTypes)),
  receivedFrom: z.string(),
  receivedTo: z.string(),
  /** How many submissions that is. */
  affected: z.int(),
  boardInformedAt: z.string().nullable(),
  peopleInformedAt: z.string().nullable(),
  boardReportedAt: z.string().nullable(),
  closedAt: z.string().nullable(),
  createdAt: z.string(),
  version: z.int(),
});
export type Breach = z.infer<typeof breach>;

/** `GET /api/privacy/breaches` */
export const breachList = z.object({ breaches: z.array(breach) });

/** `POST /api/privacy/breaches` */
export const breachInput = z
  .object({
    title: requiredText({ max: staffLimits.title, required: "Name the breach" }),
    description: requiredText({ max: limits.message, required: "Say what happened", multiline: true }),
    measures: clearableText({ max: limits.message, multiline: true }),
    discoveredAt: time,
    formTypes: z.array(z.enum(formTypes)).min(1, "Choose at least one form type"),
    receivedFrom: time,
    receivedTo: time,
  })
  .refine(({ receivedFrom, receivedTo }) => Date.parse(receivedFrom) <= Date.parse(receivedTo), {
    path: ["receivedTo"],
    message: "The end is before the beginning",
  });
export type BreachInput = z.infer<typeof breachInput>;

/** `PUT /api/privacy/breaches/:id`: a step that was done now, or what was done against it. */
export const breachUpdate = z.object({
  step: z.enum(breachSteps, "Choose a step").optional(),
  measures: clearableText({ max: limits.message, multiline: true }),
});
