import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { ApiError } from "#src/lib/api.ts";
import { formatList } from "#src/lib/format.ts";
import { showToast } from "#src/ui/toast.tsx";
import { type ItemDraft, useItemDraft } from "./drafts/use-item-draft.ts";
import { useLocalDraft } from "./drafts/use-local-draft.ts";
import type { EditedItem, ItemRecord } from "./editing-api.ts";
import type { DraftState, EditorModel } from "./editor-model.ts";
import { type MediaUploads, useMediaUploads } from "./media/use-media-uploads.ts";
import { useConflict } from "./merging/use-conflict.ts";
import { useAutosave } from "./saving/use-autosave.ts";
import { useSave } from "./saving/use-save.ts";

export type Editor<Item extends EditedItem, Draft extends DraftState, Body extends object> = ReturnType<
  typeof useEditor<Item, Draft, Body>
>;

const uploadFailed = "A file was not uploaded: what was there before is kept.";

/** The state of the editor of one item; `record` is null for a new one. */
export function useEditor<Item extends EditedItem, Draft extends DraftState, Body extends object>(
  model: EditorModel<Item, Draft, Body>,
  record: ItemRecord<Item> | null,
) {
  const client = useQueryClient();
  const item = useItemDraft(model, record);
  const uploads = useMediaUploads();
  const localDraft = useLocalDraft(model, item, uploads);
  const { save, autosave, failures } = useSaving(model, item, uploads, localDraft);
  const failedUploads = Object.values(uploads.pending).filter(({ state }) => state === "failed");

  function setRecord(next: ItemRecord<Item>) {
    item.setRecord(next);
    void model.invalidate(client);
  }
  function replaceDraft(next: ItemRecord<Item>) {
    item.replaceWith(next);
    void model.invalidate(client);
    save.reset();
    autosave.reset();
    // A pending file would overwrite a field of the content that was just chosen.
    uploads.clear();
    localDraft.remove();
  }
  async function retryUpload(path: string) {
    const url = await uploads.upload(path);
    if (!url) return;
    item.setMediaUrl(path, url);
  }
  const { keepNotChosen } = localDraft;
  const conflict = useConflict({ model, item, save, resetAutosave: autosave.reset, keepNotChosen });
  const error = save.conflict ? null : save.error;
  return {
    model,
    item,
    uploads,
    localDraft,
    save,
    autosave,
    conflict,
    setRecord,
    replaceDraft,
    retryUpload,
    /** There is something to save, text or a file, or to complete. */
    hasChanges: item.isChanged || item.incompleteCount > 0 || Object.keys(uploads.pending).length > 0,
    isSaving: save.isPending || autosave.isPending,
    /** The sentence about a save that failed, or that left a file behind. */
    failure: error
      ? [`Failed to save ${model.noun}`, error.message].filter(Boolean).join(". ")
      : failedUploads.length > 0
        ? uploadFailed
        : null,
    /** How often saving has failed in a row, with something left that another try may save. */
    failures: item.isChanged || failedUploads.some(({ canRetry }) => canRetry) ? failures : 0,
  };
}

/** The two ways to save, and how often saving has failed in a row. */
function useSaving<Item extends EditedItem, Draft extends DraftState, Body extends object>(
  model: EditorModel<Item, Draft, Body>,
  item: ItemDraft<Item, Draft>,
  uploads: MediaUploads,
  localDraft: { offer: { notChosen?: unknown } | null; remove: () => void },
) {
  const autosaving = useRef<Promise<void> | null>(null);
  const [failures, setFailures] = useState(0);
  const outcome = {
    onSaved(theirFields: string[]) {
      if (theirFields.length > 0) showToast({ text: mergedText(theirFields) });
      localDraft.remove();
      setFailures(uploads.hasFailed() ? (before) => before + 1 : 0);
    },
    onFailed(error: unknown) {
      setFailures(error instanceof ApiError && error.isTransient ? (before) => before + 1 : 0);
    },
  };
  const save = useSave({
    ...outcome,
    model,
    item,
    uploads,
    waitForAutosave: async () => autosaving.current ?? undefined,
  });
  const isDraftItem = item.stored !== null && !item.stored.item.isPublished && !item.draft.isPublished;
  // An offered draft may replace what is in the editor, what was not chosen only adds to it.
  const isOffered = localDraft.offer !== null && !localDraft.offer.notChosen;
  const autosave = useAutosave({
    ...outcome,
    model,
    item,
    enabled: isDraftItem && item.isChanged && !isOffered && !save.error,
    running: autosaving,
    isSaving: save.isRunning,
  });
  return { save, autosave, failures };
}

function mergedText(theirFields: string[]): string {
  return `A colleague changed ${formatList(theirFields)} meanwhile. Theirs and yours are saved.`;
}
