import type { SubmissionRequestBody } from "#shared/contract/submission-input.ts";
import { sessionStore } from "#src/lib/browser-storage.ts";
import { outboxKey } from "./outbox-key.ts";

/** Submissions of this tab without a response yet, by the name of their draft. */
export type Outbox = Record<string, SubmissionRequestBody>;

export function readOutbox(): Outbox {
  return sessionStore.getJson<Outbox>(outboxKey) ?? {};
}

/** Adds a submission to the outbox; null removes it. */
export function writeOutbox(draftName: string, submission: SubmissionRequestBody | null): void {
  const { [draftName]: _, ...others } = readOutbox();
  const outbox = submission ? { ...others, [draftName]: submission } : others;
  if (Object.keys(outbox).length > 0) sessionStore.setJson(outboxKey, outbox);
  else sessionStore.remove(outboxKey);
}
