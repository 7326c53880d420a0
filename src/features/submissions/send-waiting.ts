import type { SubmissionRequestBody } from "#shared/contract/submission-input.ts";
import { saveDraft } from "./enquiry/draft.ts";
import { writeOutbox } from "./outbox.ts";
import { saveScenario } from "./scenario.ts";
import { sendEnquiry } from "./send-enquiry.ts";

/** Sends an enquiry from the outbox once there is a connection. A refused one stays a draft. */
export async function sendFromOutbox(draftName: string, enquiry: SubmissionRequestBody): Promise<void> {
  try {
    await sendEnquiry(enquiry, { retry: true });
    saveDraft(draftName, null);
    saveScenario(enquiry.formType, null);
  } finally {
    writeOutbox(draftName, null);
  }
}
