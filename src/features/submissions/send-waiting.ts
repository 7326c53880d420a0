import type { SubmissionRequestBody } from "#src/shared/contract/submission-input.ts";
import { keepDraft } from "./enquiry/draft.ts";
import { writeOutbox } from "./outbox.ts";
import { keepScenario } from "./scenario.ts";
import { sendEnquiry } from "./send-enquiry.ts";

/** Sends an enquiry from the outbox, once there is a connection. One that is refused stays as its form's draft. */
export async function sendWaiting(draftName: string, enquiry: SubmissionRequestBody): Promise<void> {
  try {
    await sendEnquiry(enquiry, { patient: true });
    keepDraft(draftName, null);
    keepScenario(enquiry.formType, null);
  } finally {
    writeOutbox(draftName, null);
  }
}
