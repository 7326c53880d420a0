import type {
  ContactOutcome,
  SubmissionPriority,
  SubmissionStatus,
} from "#shared/contract/submission-fields.ts";
import { withoutOverrides } from "#shared/directional.ts";

export { formTypeLabels } from "#shared/forms/forms.ts";

export const statusLabels: Record<SubmissionStatus, string> = {
  new: "New",
  in_progress: "In progress",
  completed: "Completed",
  archived: "Archived",
};

export const priorityLabels: Record<SubmissionPriority, string> = {
  urgent: "Urgent",
  high: "High",
  normal: "Normal",
  low: "Low",
};

export const outcomeLabels: Record<ContactOutcome, string> = {
  reached: "Reached",
  no_answer: "No answer",
  wrong_number: "Wrong number",
  call_later: "Call later",
};

const spamReasonLabels: Record<string, string> = {
  honeypot: "Filled the hidden field",
  too_fast: "Sent within two seconds",
  links: "Many links",
  no_challenge: "Came without the check for people",
  challenge_unchecked: "The check for people did not answer",
};

/** Why a submission counts as spam, in words. */
export function spamText(reasons: readonly string[]): string {
  if (reasons.length === 0) return "Marked by staff";
  return reasons.map((reason) => spamReasonLabels[reason] ?? reason).join(". ");
}

/** First and last name; rows of earlier releases may hold characters that turn it. */
export function fullName({ firstName, lastName }: { firstName: string; lastName: string | null }): string {
  return withoutOverrides(lastName ? `${firstName} ${lastName}` : firstName);
}

/** The submissions at the beginning of a sentence: `Submission`, `3 submissions`. */
export function countText(ids: readonly string[]): string {
  return ids.length === 1 ? "Submission" : `${ids.length} submissions`;
}
