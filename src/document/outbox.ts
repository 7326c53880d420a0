import { readOutbox } from "../features/submissions/outbox.ts";

/**
 * Sends a pending submission from any later page. A page with its form leaves it to the form, which
 * shows the result.
 */
export function startOutbox(): void {
  for (const [draftName, submission] of Object.entries(readOutbox())) {
    if (document.querySelector(`[data-draft="${draftName}"]`)) continue;
    void import("../features/submissions/send-waiting.ts").then(({ sendFromOutbox }) =>
      sendFromOutbox(draftName, submission),
    );
  }
}
