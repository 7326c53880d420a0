import { type QueryClient, type UseQueryResult, useMutation, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { useUnsavedTexts } from "#src/editing/drafts/use-unsaved-texts.ts";
import { useSaveShortcut } from "#src/editing/saving/use-save-shortcut.ts";
import { hasStatus } from "#src/lib/api.ts";
import type { UnsavedTexts } from "#src/lib/unsaved-texts.ts";
import { type SubmissionRecord, submissionQuery } from "../inbox.queries.ts";
import { changeSubmission, refreshInbox } from "../inbox-write.queries.ts";
import type { InboxState } from "../use-inbox.ts";
import {
  changedFields,
  conflictingFields,
  type EditedField,
  editOnTop,
  hasChanges,
  readUnsavedEdit,
  rebaseEdit,
  type SubmissionEdit,
  startEdit,
  storeUnsavedEdit,
} from "./submission-edit.ts";
import { appendToUnsavedNote } from "./unsaved-texts.ts";

export interface EditMode {
  /** What is being edited; null in read mode. */
  edit: SubmissionEdit | null;
  /** Asked for, but the record is not there yet: a choice now would be saved at once. */
  isLoading: boolean;
  change: (fields: Partial<Pick<SubmissionEdit, "status" | "priority" | "notes">>) => void;
  begin: () => void;
  cancel: () => void;
  save: () => void;
  saving: boolean;
  /** Why the last save failed, in a sentence. */
  failure: string | null;
  /** What somebody else saved of the same fields, when a save met it. */
  conflict: SubmissionConflict | null;
  /** Continues to edit; the next save meets the conflict again. */
  decideLater: () => void;
  /** Saves the edit without these fields; a note of it then waits in the note composer. */
  saveWithout: (dropped: ReadonlySet<EditedField>) => void;
}

/** A save that met somebody else's save of the same fields: somebody has to choose. */
class SubmissionConflict extends Error {
  readonly record: SubmissionRecord;
  readonly fields: readonly EditedField[];

  constructor(record: SubmissionRecord, fields: readonly EditedField[]) {
    super("Somebody else changed the same fields meanwhile.");
    this.record = record;
    this.fields = fields;
  }
}

interface EditModeOptions {
  id: string;
  record: UseQueryResult<SubmissionRecord>;
  inbox: InboxState;
}

/**
 * The edit mode of one submission. What was typed survives closing, reloading and signing in
 * again.
 */
export function useEditMode(options: EditModeOptions): EditMode {
  const { id, record, inbox } = options;
  const client = useQueryClient();
  const texts = useUnsavedTexts();
  const { edit, setEdit, stop } = useStoredEdit(options, texts);
  const latest = useRef(edit);
  useEffect(() => {
    latest.current = edit;
  });
  const { mutate, reset, error, isPending } = useMutation({
    mutationFn: (sent: SubmissionEdit) => saveEdit(client, id, sent),
    onSuccess: (before, sent) => {
      const saved = client.getQueryData(submissionQuery(id).queryKey);
      // What was typed while the save was under way remains to be saved.
      const remaining = latest.current && saved && rebaseEdit(latest.current, sent, saved);
      if (remaining && hasChanges(remaining)) setEdit(remaining);
      else stop();
      if (before) inbox.changes.offerUndo("Submission saved", before, changedFields(sent));
    },
    // Not awaited: without a network the refresh retries for seconds, and a failure is shown at
    // once.
    onSettled: () => void refreshInbox(client),
  });
  const conflict = error instanceof SubmissionConflict ? error : null;

  function cancel() {
    reset();
    stop();
  }
  function save() {
    if (!edit || isPending) return;
    if (hasChanges(edit)) mutate(edit);
    else stop();
  }
  function saveWithout(dropped: ReadonlySet<EditedField>) {
    if (!edit || !conflict) return;
    reset();
    if (dropped.has("notes")) appendToUnsavedNote(texts, conflict.record.submission, edit.notes.trim());
    const next = editOnTop(edit, conflict.record, dropped);
    if (!hasChanges(next)) return stop();
    setEdit(next);
    mutate(next);
  }
  useSaveShortcut(edit && save);
  return {
    edit,
    isLoading: inbox.editing && edit === null && record.isPlaceholderData,
    change: (fields) => {
      if (edit) setEdit({ ...edit, ...fields });
    },
    begin: () => inbox.setEditedId(id),
    cancel,
    save,
    saving: isPending,
    failure: error && !conflict ? error.message : null,
    conflict,
    decideLater: reset,
    saveWithout,
  };
}

/** The edit of one submission, stored in this browser with every change. */
function useStoredEdit(
  { id, record, inbox: { editing, setEditedId } }: EditModeOptions,
  texts: UnsavedTexts,
) {
  const [edit, setState] = useState<SubmissionEdit | null>(null);
  const leave = useCallback(
    () => setEditedId((editedId) => (editedId === id ? null : editedId)),
    [id, setEditedId],
  );
  // Continues with what this account has not saved.
  useEffect(() => {
    const draft = readUnsavedEdit(texts, id);
    setState(draft);
    if (draft) setEditedId(id);
    return leave;
  }, [id, texts, setEditedId, leave]);

  // Editing starts as soon as the record is loaded, and again with each newer one until something
  // was changed.
  const loaded = record.isPlaceholderData ? undefined : record.data;
  useEffect(() => {
    if (!editing || !loaded) return;
    setState((before) => (before && hasChanges(before) ? before : startEdit(loaded.submission, loaded.etag)));
  }, [editing, loaded]);

  const setEdit = useCallback(
    (next: SubmissionEdit) => {
      setState(next);
      storeUnsavedEdit(texts, loaded?.submission ?? { id }, next);
    },
    [id, texts, loaded],
  );
  const stop = useCallback(() => {
    storeUnsavedEdit(texts, { id }, null);
    setState(null);
    leave();
  }, [id, texts, leave]);
  return { edit, setEdit, stop };
}

/** Saves an edit, merged with what others changed of other fields. Throws `SubmissionConflict`. */
async function saveEdit(client: QueryClient, id: string, edit: SubmissionEdit) {
  try {
    return await changeSubmission(client, id, changedFields(edit), edit.etag);
  } catch (error) {
    if (!hasStatus(error, 412)) throw error;
    const record = await client.fetchQuery(submissionQuery(id));
    const fields = conflictingFields(edit, record.submission);
    if (fields.length > 0) throw new SubmissionConflict(record, fields);
    return changeSubmission(client, id, changedFields(edit), record.etag);
  }
}
