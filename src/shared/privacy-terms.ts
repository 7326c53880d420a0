import { type FormType, formTypes } from "./forms/forms.ts";
import { dayMs, hourMs } from "./time.ts";

/**
 * All terms of data protection, in one place. The wording and the length of each are for a lawyer
 * to confirm. Sources: Digital Personal Data Protection Act, 2023, and its Rules of 2025.
 */

/** Rule 8(3): data and logs are kept for at least one year. */
export const minRetentionDays = 366;
export const maxRetentionDays = 3660;

/** Days without a change after which a submission is deleted for good; owners may change them. */
export const defaultRetentionDays = Object.fromEntries(formTypes.map((type) => [type, 731])) as Record<
  FormType,
  number
>;

/** How long a restricted submission is stored before it is deleted for good. */
export const restrictionMs = minRetentionDays * dayMs;

/** A planned deletion waits so long, for staff to look at it. */
export const retentionNoticeMs = dayMs;

/** Until when a request is acknowledged and answered. Rule 14(3) gives grievances 90 days. */
export const requestTermsMs = {
  access: { acknowledge: 3 * dayMs, answer: 30 * dayMs },
  correction: { acknowledge: 3 * dayMs, answer: 30 * dayMs },
  erasure: { acknowledge: 3 * dayMs, answer: 30 * dayMs },
  withdrawal: { acknowledge: 3 * dayMs, answer: 30 * dayMs },
  grievance: { acknowledge: 3 * dayMs, answer: 90 * dayMs },
} as const;

/** Rule 7(2): the Board gets the full report within 72 hours. */
export const breachReportMs = 72 * hourMs;

/** A link to the sender's page works so long. */
export const submissionLinkMs = 366 * dayMs;

/** A mailed code works so long, and for so many attempts. */
export const submissionCodeMs = 15 * 60_000;
export const submissionCodeAttempts = 5;
