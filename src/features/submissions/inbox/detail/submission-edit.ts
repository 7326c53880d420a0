import type { Submission } from "#shared/contract/submissions.ts";
import type { UnsavedTexts } from "#src/lib/unsaved-texts.ts";
import type { SubmissionRecord } from "../inbox.queries.ts";

/** The fields of a submission that are being edited, and the values that editing started from. */
export interface SubmissionEdit {
  status: Submission["status"];
  priority: Submission["priority"];
  notes: string;
  from: Pick<Submission, "status" | "priority" | "notes">;
  etag: string | null;
}

export type EditedField = keyof SubmissionEdit["from"];

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

/** The edited fields that somebody else changed too, to something else. */
export function conflictingFields(edit: SubmissionEdit, submission: Submission): EditedField[] {
  const changed = changedFields(edit);
  return (Object.keys(changed) as EditedField[]).filter(
    (field) => submission[field] !== edit.from[field] && submission[field] !== changed[field],
  );
}

/** The edit on top of what somebody else saved, without its changes of `dropped` fields. */
export function editOnTop(
  edit: SubmissionEdit,
  { submission, etag }: SubmissionRecord,
  dropped: ReadonlySet<EditedField>,
): SubmissionEdit {
  const { notes, ...changed } = Object.fromEntries(
    Object.entries(changedFields(edit)).filter(([field]) => !dropped.has(field as EditedField)),
  ) as ReturnType<typeof changedFields>;
  return {
    ...startEdit(submission, etag),
    ...changed,
    ...(notes === undefined ? {} : { notes: notes ?? "" }),
  };
}

/** True when there is something to save. */
export function hasChanges(edit: SubmissionEdit): boolean {
  return Object.keys(changedFields(edit)).length > 0;
}

const nameOf = (id: string) => `submission:${id}`;

/** The unsaved edit of this account: the page was closed, reloaded or signed out of while editing. */
export function readUnsavedEdit(texts: UnsavedTexts, id: string): SubmissionEdit | null {
  return texts.read<SubmissionEdit>(nameOf(id));
}

/** Stores an edit until it is saved or cancelled; null, or one without changes, removes it. */
export function storeUnsavedEdit(
  texts: UnsavedTexts,
  submission: Pick<Submission, "id"> & Partial<Submission>,
  edit: SubmissionEdit | null,
): void {
  const { id, firstName } = submission;
  const title = firstName ? `Changes of the enquiry of ${firstName}` : "Changes of an enquiry";
  if (edit && hasChanges(edit)) texts.write(nameOf(id), title, edit);
  else texts.remove(nameOf(id));
}
