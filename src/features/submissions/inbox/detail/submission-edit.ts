import type { Submission } from "#shared/contract/submissions.ts";
import { sessionStore } from "#src/lib/browser-storage.ts";
import type { SubmissionRecord } from "../inbox.queries.ts";

/** The fields of a submission that are being edited, and the values that editing started from. */
export interface SubmissionEdit {
  status: Submission["status"];
  priority: Submission["priority"];
  notes: string;
  from: Pick<Submission, "status" | "priority" | "notes">;
  etag: string | null;
}

/** An edit without changes. */
export function startEdit({ status, priority, notes }: Submission, etag: string | null): SubmissionEdit {
  return { status, priority, notes: notes ?? "", from: { status, priority, notes }, etag };
}

/**
 * The rest of `edit` after an earlier state of it, `sent`, was saved and became `record`: what
 * was changed since.
 */
export function rebaseEdit(
  { status, priority, notes }: SubmissionEdit,
  sent: SubmissionEdit,
  { submission, etag }: SubmissionRecord,
): SubmissionEdit {
  return {
    ...startEdit(submission, etag),
    ...(status === sent.status ? {} : { status }),
    ...(priority === sent.priority ? {} : { priority }),
    ...(notes === sent.notes ? {} : { notes }),
  };
}

/** The fields that differ from the values that the edit started from. */
export function changedFields({ status, priority, notes, from }: SubmissionEdit) {
  return {
    ...(status === from.status ? {} : { status }),
    ...(priority === from.priority ? {} : { priority }),
    ...(notes.trim() === (from.notes ?? "") ? {} : { notes: notes.trim() || null }),
  };
}

/**
 * True when nobody else changed what the edit changes: of a submission that was saved meanwhile,
 * its other fields do not matter.
 */
export function isBasedOn(edit: SubmissionEdit, submission: Submission): boolean {
  const fields = Object.keys(changedFields(edit)) as (keyof SubmissionEdit["from"])[];
  return fields.every((field) => submission[field] === edit.from[field]);
}

/** True when there is something to save. */
export function hasChanges(edit: SubmissionEdit): boolean {
  return Object.keys(changedFields(edit)).length > 0;
}

const draftKey = (id: string) => `submission_draft:${id}`;

/** The unsaved edit that this tab stored: it was closed, reloaded or signed out while editing. */
export function readDraft(id: string): SubmissionEdit | null {
  return sessionStore.getJson<SubmissionEdit>(draftKey(id));
}

/** Stores an edit until it is saved or cancelled; null, or one without changes, removes it. */
export function storeDraft(id: string, edit: SubmissionEdit | null): void {
  if (edit && hasChanges(edit)) sessionStore.setJson(draftKey(id), edit);
  else sessionStore.remove(draftKey(id));
}
