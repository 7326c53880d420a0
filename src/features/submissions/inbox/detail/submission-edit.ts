import { sessionStore } from "#src/lib/browser-storage.ts";
import type { Submission } from "#src/shared/contract/submissions.ts";
import type { SubmissionRecord } from "../inbox.queries.ts";

/** What is being edited in one submission, and what it was edited from. */
export interface SubmissionDraft {
  status: Submission["status"];
  priority: Submission["priority"];
  notes: string;
  from: Pick<Submission, "status" | "priority" | "notes">;
  etag: string | null;
}

const keyOf = (id: string) => `submission_draft:${id}`;

/** Begins to edit. */
export function newDraft({ status, priority, notes }: Submission, etag: string | null): SubmissionDraft {
  return { status, priority, notes: notes ?? "", from: { status, priority, notes }, etag };
}

/** What is left to save of `written` after an earlier state of it, `sent`, made the record: without changes when nothing is. */
export function continueDraft(
  { status, priority, notes }: SubmissionDraft,
  sent: SubmissionDraft,
  { submission, etag }: SubmissionRecord,
): SubmissionDraft {
  return {
    ...newDraft(submission, etag),
    ...(status === sent.status ? {} : { status }),
    ...(priority === sent.priority ? {} : { priority }),
    ...(notes === sent.notes ? {} : { notes }),
  };
}

/** True when a submission still says what the draft began with, whatever else was changed in it. */
export function isStillFrom({ from }: SubmissionDraft, submission: Submission): boolean {
  return (["status", "priority", "notes"] as const).every((field) => submission[field] === from[field]);
}

/** The fields that differ from what the draft began with. */
export function changesOf({ status, priority, notes, from }: SubmissionDraft) {
  return {
    ...(status === from.status ? {} : { status }),
    ...(priority === from.priority ? {} : { priority }),
    ...(notes.trim() === (from.notes ?? "") ? {} : { notes: notes.trim() || null }),
  };
}

/** True when there is something to save. */
export function isChanged(draft: SubmissionDraft): boolean {
  return Object.keys(changesOf(draft)).length > 0;
}

/** The draft that this tab left behind: closed, reloaded, or signed out in the middle of it. */
export function storedDraft(id: string): SubmissionDraft | null {
  return sessionStore.getJson<SubmissionDraft>(keyOf(id));
}

/** Keeps a draft until it is saved or cancelled; one without changes needs no keeping. */
export function storeDraft(id: string, draft: SubmissionDraft | null): void {
  if (draft && isChanged(draft)) sessionStore.setJson(keyOf(id), draft);
  else sessionStore.remove(keyOf(id));
}
