import { MutationObserver } from "@tanstack/react-query";
import { createQueryClient } from "#src/lib/query-client.ts";
import type { SubmissionRequestBody } from "#src/shared/contract/submission-input.ts";
import { keepDraft } from "./enquiry/draft.ts";
import { writeOutbox } from "./outbox.ts";
import { keepScenario } from "./scenario.ts";
import { sendEnquiryMutation } from "./submissions.queries.ts";

/** Sends an enquiry from the outbox, once there is a connection. One that is refused stays as its form's draft. */
export async function sendWaiting(draftName: string, enquiry: SubmissionRequestBody): Promise<void> {
  const client = createQueryClient();
  client.mount();
  try {
    await new MutationObserver(client, sendEnquiryMutation()).mutate(enquiry);
    keepDraft(draftName, null);
    keepScenario(enquiry.formType, null);
  } finally {
    writeOutbox(draftName, null);
    client.unmount();
  }
}
