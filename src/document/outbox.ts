import { outboxKey } from "../features/submissions/outbox-key.ts";
import { sessionStore } from "../lib/browser-storage.ts";

/** Sends pending submissions from any later page; few pages have any, and load code for it. */
export function startOutbox(): void {
  if (sessionStore.get(outboxKey)) {
    void import("../features/submissions/send-waiting.ts").then((module) => module.sendWaiting());
  }
}
