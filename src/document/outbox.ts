import { readOutbox } from "../features/submissions/outbox.ts";

/**
 * An enquiry that was sent without a connection goes out from whatever page the visitor is on by then. A
 * page that has the form itself leaves it to the form, which shows what becomes of it.
 */
export function startOutbox(): void {
  for (const [draftName, enquiry] of Object.entries(readOutbox())) {
    if (document.querySelector(`[data-draft="${draftName}"]`)) continue;
    void import("../features/submissions/send-waiting.ts").then(({ sendFromOutbox }) =>
      sendFromOutbox(draftName, enquiry),
    );
  }
}
