import { waitingKey } from "../features/submissions/waiting-key.ts";
import { sessionStore } from "../lib/browser-storage.ts";

/** Sends waiting submissions from any later page; few pages have any, and load code for it. */
export function resumeSending(): void {
  if (sessionStore.get(waitingKey)) {
    void import("../features/submissions/send-waiting.ts").then((module) => module.sendWaiting());
  }
}
