import { type QueryClient, type UseQueryResult, useMutation, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import type { Submission } from "#shared/contract/submissions.ts";
import { useSaveShortcut } from "#src/editing/saving/use-save-shortcut.ts";
import { hasStatus } from "#src/lib/api.ts";
import { type SubmissionRecord, submissionQuery } from "../inbox.queries.ts";
import { changeSubmission, refreshInbox } from "../inbox-write.queries.ts";
import type { InboxState } from "../use-inbox.ts";
import {
  changedFields,
  hasChanges,
  isBasedOn,
  readDraft,
  rebaseEdit,
  type SubmissionEdit,
  startEdit,
  storeDraft,
} from "./submission-edit.ts";

export interface EditMode {
  /** What is being edited; null in read mode. */
  edit: SubmissionEdit | null;
  change: (fields: Partial<Pick<SubmissionEdit, "status" | "priority" | "notes">>) => void;
  begin: () => void;
  cancel: () => void;
  save: () => void;
  saving: boolean;
  /** Why the last save failed, in a sentence. */
  failure: string | null;
  /** The submission as somebody else saved it, when a save met it. */
  conflict: Submission | null;
  /** Drops the edit in favour of what is saved. */
  keepTheirs: () => void;
  /** Continues to edit; the next save meets the conflict again. */
  decideLater: () => void;
  /** Saves the edit over what is saved. */
  saveMine: () => void;
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
  const { id, inbox } = options;
  const client = useQueryClient();
  const { edit, setEdit, stop } = useStoredEdit(options);
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
  const conflict = hasStatus(error, 412) ? (error.current as Submission) : null;

  function cancel() {
    reset();
    stop();
  }
  function save() {
    if (!edit || isPending) return;
    if (hasChanges(edit)) mutate(edit);
    else stop();
  }
  async function saveMine() {
    if (!edit) return;
    reset();
    const current = await client.fetchQuery(submissionQuery(id)).catch(() => null);
    mutate(current ? { ...edit, etag: current.etag } : edit);
  }
  useSaveShortcut(edit && save);
  return {
    edit,
    change: (fields) => {
      if (edit) setEdit({ ...edit, ...fields });
    },
    begin: () => inbox.setEditedId(id),
    cancel,
    save,
    saving: isPending,
    failure: error && !conflict ? error.message : null,
    conflict,
    keepTheirs: cancel,
    decideLater: reset,
    saveMine: () => void saveMine(),
  };
}

/** The edit of one submission, stored in this tab with every change. */
function useStoredEdit({ id, record, inbox: { editing, setEditedId } }: EditModeOptions) {
  const [edit, setState] = useState<SubmissionEdit | null>(null);
  const leave = useCallback(
    () => setEditedId((editedId) => (editedId === id ? null : editedId)),
    [id, setEditedId],
  );
  // Continues with the draft that this tab stored.
  useEffect(() => {
    const draft = readDraft(id);
    setState(draft);
    if (draft) setEditedId(id);
    return leave;
  }, [id, setEditedId, leave]);

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
      storeDraft(id, next);
    },
    [id],
  );
  const stop = useCallback(() => {
    storeDraft(id, null);
    setState(null);
    leave();
  }, [id, leave]);
  return { edit, setEdit, stop };
}

/**
 * Saves an edit. Throws the conflict only when somebody else changed one of the edited fields.
 */
async function saveEdit(client: QueryClient, id: string, edit: SubmissionEdit) {
  try {
    return await changeSubmission(client, id, changedFields(edit), edit.etag);
  } catch (error) {
    if (!hasStatus(error, 412)) throw error;
    // Somebody changed something else of it: there is nothing to choose between.
    const { submission, etag } = await client.fetchQuery(submissionQuery(id));
    if (!isBasedOn(edit, submission)) throw error;
    return changeSubmission(client, id, changedFields(edit), etag);
  }
}
