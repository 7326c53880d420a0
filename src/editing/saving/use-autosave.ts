import { useMutation } from "@tanstack/react-query";
import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import type { ItemDraft } from "../drafts/use-item-draft.ts";
import type { EditedItem } from "../editing-api.ts";
import type { DraftState, EditorModel } from "../editor-model.ts";
import { EditConflict, saveMerged } from "../merging/save-merged.ts";

const autosaveDelayMs = 4000;

interface AutosaveOptions<Item extends EditedItem, Draft extends DraftState, Body extends object> {
  model: EditorModel<Item, Draft, Body>;
  item: ItemDraft<Item, Draft>;
  enabled: boolean;
  /** The autosave that is running, for a manual save to wait for. */
  running: RefObject<Promise<void> | null>;
  /** Whether a manual save is running. */
  isSaving: () => boolean;
  onSaved: (theirFields: string[]) => void;
  onFailed: (error: unknown) => void;
}

/**
 * Saves a valid draft after each longer pause in typing; after a conflict only from `reset` on.
 */
export function useAutosave<Item extends EditedItem, Draft extends DraftState, Body extends object>({
  model,
  item,
  enabled,
  running,
  isSaving,
  onSaved,
  onFailed,
}: AutosaveOptions<Item, Draft, Body>) {
  const [hasConflict, setHasConflict] = useState(false);
  const { draft } = item;
  const { mutateAsync, isPending } = useMutation({ mutationFn: autosave });

  async function autosave(typed: Draft): Promise<void> {
    const current = item.latestRecord();
    if (!current || isSaving() || model.issuesOf(model.toRequestBody(typed)).length > 0) return;
    const { record, sent, theirFields } = await saveMerged(model, item, {
      sent: typed,
      send: (next, etag) =>
        model.api.save(current.item.id, model.toRequestBody(next), { etag, autosave: true }),
      // What a colleague has published changes for visitors only when somebody presses Save.
      refuse: (theirs) => theirs.isPublished,
    });
    item.markSaved(record, model.draftsAfterAutosave(record.item, sent, sent).saved);
    item.setDraft((now) => model.draftsAfterAutosave(record.item, now, sent).draft);
    onSaved(theirFields);
  }
  const start = useEffectEvent(() => {
    if (running.current) return;
    running.current = mutateAsync(draft)
      .catch((error: unknown) => {
        if (error instanceof EditConflict) setHasConflict(true);
        else onFailed(error);
      })
      .finally(() => {
        running.current = null;
      });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the draft starts the pause again
  useEffect(() => {
    if (!enabled || hasConflict) return;
    const timer = setTimeout(() => start(), autosaveDelayMs);
    return () => clearTimeout(timer);
  }, [draft, enabled, hasConflict]);
  return { isPending, hasConflict, reset: () => setHasConflict(false) };
}
