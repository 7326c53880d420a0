import type { SubmissionRequestBody } from "#shared/contract/submission-input.ts";
import { sessionStore } from "#src/lib/browser-storage.ts";
import { waitingKey } from "./waiting-key.ts";

/** Submissions of this tab without a response yet, by the name of their draft. */
export type WaitingSubmissions = Record<string, SubmissionRequestBody>;

export function readWaiting(): WaitingSubmissions {
  return sessionStore.getJson<WaitingSubmissions>(waitingKey) ?? {};
}

/** Stores a submission until it is sent; null removes it. */
export function writeWaiting(draftName: string, submission: SubmissionRequestBody | null): void {
  const { [draftName]: _, ...others } = readWaiting();
  const waiting = submission ? { ...others, [draftName]: submission } : others;
  if (Object.keys(waiting).length > 0) sessionStore.setJson(waitingKey, waiting);
  else sessionStore.remove(waitingKey);
}
