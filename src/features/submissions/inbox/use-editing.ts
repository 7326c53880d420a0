import { type UseQueryResult, useMutation, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { ApiError } from "#src/lib/api.ts";
import type { Submission, SubmissionUpdate } from "#src/shared/contract/submissions.ts";
import { changeSubmission, refreshInbox, type SubmissionRecord, submissionQuery } from "../inbox-queries.ts";
import { changesOf, isChanged, newDraft, type SubmissionDraft, storeDraft, storedDraft } from "./draft.ts";
import type { useChanges } from "./use-changes.ts";

export interface Editing {
  /** What is being edited; null when reading. */
  draft: SubmissionDraft | null;
  change: (part: Partial<Pick<SubmissionDraft, "status" | "priority" | "notes">>) => void;
  begin: () => void;
  cancel: () => void;
  save: () => void;
  saving: boolean;
  /** The sentence of a save that failed. */
  failure: string | null;
  /** The submission as somebody else left it, when a save met it. */
  conflict: Submission | null;
  /** Drops the draft in favour of what is there now. */
  keepTheirs: () => void;
  /** Goes on editing; the next save meets the conflict again. */
  decideLater: () => void;
  /** Saves the draft over what is there now. */
  saveMine: () => void;
}

interface EditingParts {
  id: string;
  record: UseQueryResult<SubmissionRecord>;
  editing: boolean;
  /** Sets the id of the submission that is edited. */
  onEditing: React.Dispatch<React.SetStateAction<string | null>>;
  changes: ReturnType<typeof useChanges>;
}

/** The edit mode of one submission. What was typed survives closing, reloading and signing in again. */
export function useEditing({ id, record, editing, onEditing, changes }: EditingParts): Editing {
  const client = useQueryClient();
  const [draft, setDraft] = useState<SubmissionDraft | null>(null);
  const loaded = record.isPlaceholderData ? undefined : record.data;

  // A draft that was left behind is taken up again.
  useEffect(() => {
    const left = storedDraft(id);
    setDraft(left);
    if (left) onEditing(id);
    return () => onEditing((edited) => (edited === id ? null : edited));
  }, [id, onEditing]);
  // The edit mode was asked for (by key or button): it begins as soon as the whole record is here.
  useEffect(() => {
    if (editing && loaded) setDraft((before) => before ?? newDraft(loaded.submission, loaded.etag));
  }, [editing, loaded]);

  const stop = useCallback(() => {
    storeDraft(id, null);
    setDraft(null);
    onEditing(null);
  }, [id, onEditing]);

  const saving = useMutation({
    mutationFn: ({ change, etag }: { change: SubmissionUpdate; etag: string | null }) =>
      changeSubmission(client, id, change, etag),
    onSuccess: (before, { change }) => {
      stop();
      if (before) changes.offerUndo("Submission saved", before, change);
    },
    onSettled: () => refreshInbox(client),
  });
  const { mutate, reset } = saving;
  const error = saving.error;
  const conflict = error instanceof ApiError && error.status === 412 ? (error.current as Submission) : null;

  function cancel() {
    reset();
    stop();
  }
  function save() {
    if (!draft || saving.isPending) return;
    if (isChanged(draft)) mutate({ change: changesOf(draft), etag: draft.etag });
    else stop();
  }
  const latestSave = useRef(save);
  useEffect(() => {
    latestSave.current = save;
  });
  const isEditing = draft !== null;
  useEffect(() => {
    if (!isEditing) return;
    const press = (event: KeyboardEvent) => {
      if (event.key !== "s" || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      latestSave.current();
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [isEditing]);
  return {
    draft,
    change: (part) => {
      if (!draft) return;
      const next = { ...draft, ...part };
      setDraft(next);
      storeDraft(id, next);
    },
    begin: () => onEditing(id),
    cancel,
    save,
    saving: saving.isPending,
    failure: error && !conflict ? error.message : null,
    conflict,
    keepTheirs: cancel,
    decideLater: reset,
    saveMine: () => {
      if (!draft) return;
      reset();
      void client.fetchQuery(submissionQuery(id)).then(
        ({ etag }) => mutate({ change: changesOf(draft), etag }),
        () => mutate({ change: changesOf(draft), etag: draft.etag }),
      );
    },
  };
}
