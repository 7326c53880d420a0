import type { SubmissionRequestBody } from "#shared/contract/submission-input.ts";
import { saveEstimate } from "./estimate.ts";
import { saveDraft } from "./form/draft.ts";
import { readOutbox, writeOutbox } from "./outbox.ts";
import { sendSubmission } from "./send-submission.ts";

/**
 * Sends the submissions of the outbox once there is a connection. A page with the form of one leaves
 * it to the form, which shows the result.
 */
export function sendWaiting(): void {
  for (const [draftName, submission] of Object.entries(readOutbox())) {
    if (!document.querySelector(`[data-draft="${draftName}"]`)) void sendFromOutbox(draftName, submission);
  }
}

/** A refused submission stays a draft. */
async function sendFromOutbox(draftName: string, submission: SubmissionRequestBody): Promise<void> {
  try {
    await sendSubmission(submission, { retry: true });
    saveDraft(draftName, null);
    saveEstimate(submission.formType, null);
  } finally {
    writeOutbox(draftName, null);
  }
}
