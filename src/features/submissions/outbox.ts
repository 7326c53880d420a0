import type { SubmissionRequestBody } from "#shared/contract/submission-input.ts";
import { sessionStore } from "#src/lib/browser-storage.ts";

/** Submissions of this tab without a response yet, by the name of their draft. */
export type Outbox = Record<string, SubmissionRequestBody>;

const key = "enquiry-outbox";

export function readOutbox(): Outbox {
  return sessionStore.getJson<Outbox>(key) ?? {};
}

/** Adds a submission to the outbox; null removes it. */
export function writeOutbox(draftName: string, submission: SubmissionRequestBody | null): void {
  // JSON leaves out what is undefined.
  sessionStore.setJson(key, { ...readOutbox(), [draftName]: submission ?? undefined });
}
