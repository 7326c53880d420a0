import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { type ItemRecord, invalidateDiscover } from "../admin/discover-admin.queries.ts";
import { useItemDraft } from "./drafts/use-item-draft.ts";
import { useLocalDraft } from "./drafts/use-local-draft.ts";
import { useMediaUploads } from "./media/use-media-uploads.ts";
import { useAutosave } from "./saving/use-autosave.ts";
import { useConflict } from "./saving/use-conflict.ts";
import { useSave } from "./saving/use-save.ts";

export type Editor = ReturnType<typeof useEditor>;

const saveFailed = "Failed to save content";

/** The state of the editor of one item; `record` is null for a new one. */
export function useEditor(record: ItemRecord | null) {
  const client = useQueryClient();
  const item = useItemDraft(record);
  const uploads = useMediaUploads();
  const localDraft = useLocalDraft(item);
  const autosaving = useRef<Promise<void> | null>(null);
  const save = useSave({
    item,
    uploads,
    waitForAutosave: async () => autosaving.current ?? undefined,
    onSaved: localDraft.remove,
  });
  const isDraftItem = item.stored !== null && !item.stored.item.isPublished && !item.draft.isPublished;
  const autosave = useAutosave({
    item,
    enabled: isDraftItem && item.isChanged && !localDraft.offer && !save.error,
    running: autosaving,
    isSaving: save.isRunning,
    onSaved: localDraft.remove,
  });

  function setRecord(next: ItemRecord) {
    item.setRecord(next);
    void invalidateDiscover(client);
  }
  function replaceDraft(next: ItemRecord) {
    item.replaceWith(next);
    void invalidateDiscover(client);
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
    save.clearNotice();
  }
  const conflict = useConflict({ save, resetAutosave: autosave.reset, replaceDraft });
  const error = conflict.theirs ? null : save.error;
  return {
    item,
    uploads,
    localDraft,
    save,
    autosave,
    conflict,
    setRecord,
    replaceDraft,
    retryUpload,
    /** There is something to save: text, or a file. */
    hasChanges: item.isChanged || Object.keys(uploads.pending).length > 0,
    isSaving: save.isPending || autosave.isPending,
    /** The sentence about a save that failed, or that left a file behind. */
    failure: error ? [saveFailed, error.message].filter(Boolean).join(". ") : save.notice,
  };
}
