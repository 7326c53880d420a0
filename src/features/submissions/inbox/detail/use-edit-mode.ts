import { type UseQueryResult, useMutation, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { ApiError } from "#src/lib/api.ts";
import type { Submission } from "#src/shared/contract/submissions.ts";
import { changeSubmission, refreshInbox, type SubmissionRecord, submissionQuery } from "../inbox.queries.ts";
import type { useChanges } from "../use-submission-changes.ts";
import {
  changesOf,
  continueDraft,
  isChanged,
  isStillFrom,
  newDraft,
  type SubmissionDraft,
  storeDraft,
  storedDraft,
} from "./submission-edit.ts";

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

  const leave = useCallback(() => onEditing((edited) => (edited === id ? null : edited)), [id, onEditing]);
  // A draft that was left behind is taken up again.
  useEffect(() => {
    const left = storedDraft(id);
    setDraft(left);
    if (left) onEditing(id);
    return leave;
  }, [id, onEditing, leave]);
  // The edit mode was asked for (by key or button): it begins as soon as the whole record is here, and anew with every one that comes
  // before something was changed.
  useEffect(() => {
    if (!editing || !loaded) return;
    setDraft((before) => (before && isChanged(before) ? before : newDraft(loaded.submission, loaded.etag)));
  }, [editing, loaded]);

  const stop = useCallback(() => {
    storeDraft(id, null);
    setDraft(null);
    leave();
  }, [id, leave]);

  const saving = useMutation({
    mutationFn: async (sent: SubmissionDraft) => {
      try {
        return await changeSubmission(client, id, changesOf(sent), sent.etag);
      } catch (error) {
        if (!isConflict(error)) throw error;
        // Somebody assigned it, or called: what is edited here is as it was, so there is nothing to choose between.
        const { submission, etag } = await client.fetchQuery(submissionQuery(id));
        if (!isStillFrom(sent, submission)) throw error;
        return changeSubmission(client, id, changesOf(sent), etag);
      }
    },
    onSuccess: (before, sent) => {
      const { draft: written } = latest.current;
      const record = client.getQueryData(submissionQuery(id).queryKey);
      // What was written while the save was under way stays, and is still to be saved.
      const left = written && record && continueDraft(written, sent, record);
      if (left && isChanged(left)) put(left);
      else stop();
      if (before) changes.offerUndo("Submission saved", before, changesOf(sent));
    },
    // Not waited for: without a network the reading is tried for seconds, and what failed is said at once.
    onSettled: () => void refreshInbox(client),
  });
  const { mutate, reset } = saving;
  const error = saving.error;
  const conflict = isConflict(error) ? (error.current as Submission) : null;

  function put(next: SubmissionDraft) {
    setDraft(next);
    storeDraft(id, next);
  }

  function cancel() {
    reset();
    stop();
  }
  function save() {
    if (!draft || saving.isPending) return;
    if (isChanged(draft)) mutate(draft);
    else stop();
  }
  const latest = useRef({ draft, save });
  useEffect(() => {
    latest.current = { draft, save };
  });
  const isEditing = draft !== null;
  useEffect(() => {
    if (!isEditing) return;
    const press = (event: KeyboardEvent) => {
      if (event.key !== "s" || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      latest.current.save();
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [isEditing]);
  return {
    draft,
    change: (part) => {
      if (draft) put({ ...draft, ...part });
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
        ({ etag }) => mutate({ ...draft, etag }),
        () => mutate(draft),
      );
    },
  };
}

function isConflict(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status === 412;
}
