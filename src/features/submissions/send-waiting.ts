import type { SubmissionRequestBody } from "#shared/contract/submission-input.ts";
import { saveEstimate } from "./estimate.ts";
import { saveDraft } from "./form/draft.ts";
import { sendSubmission } from "./send-submission.ts";
import { readWaiting, writeWaiting } from "./waiting-submissions.ts";

/**
 * Sends the waiting submissions once there is a connection. A page with the form of one leaves
 * it to the form, which shows the result.
 */
export function sendWaiting(): void {
  for (const [draftName, submission] of Object.entries(readWaiting())) {
    if (!document.querySelector(`[data-draft="${draftName}"]`)) void sendOne(draftName, submission);
  }
}

/** A refused submission stays a draft. */
async function sendOne(draftName: string, submission: SubmissionRequestBody): Promise<void> {
  try {
    await sendSubmission(submission, { retry: true });
    saveDraft(draftName, null);
    saveEstimate(submission.formType, null);
  } finally {
    writeWaiting(draftName, null);
  }
}
