import type { SubmissionRequestBody } from "#shared/contract/submission-input.ts";
import { saveDraft } from "./form/draft.ts";
import { writeOutbox } from "./outbox.ts";
import { saveScenario } from "./scenario.ts";
import { sendSubmission } from "./send-submission.ts";

/** Sends a submission from the outbox once there is a connection. A refused one stays a draft. */
export async function sendFromOutbox(draftName: string, submission: SubmissionRequestBody): Promise<void> {
  try {
    await sendSubmission(submission, { retry: true });
    saveDraft(draftName, null);
    saveScenario(submission.formType, null);
  } finally {
    writeOutbox(draftName, null);
  }
}
