import { useQueryClient } from "@tanstack/react-query";
import { hasStatus } from "#src/lib/api.ts";
import { type EditedItem, etagOf, type ItemRecord } from "../editing-api.ts";
import type { DraftState, EditorModel } from "../editor-model.ts";
import type { useSave } from "./use-save.ts";

interface ConflictOptions<Item extends EditedItem, Draft extends DraftState, Body extends object> {
  model: EditorModel<Item, Draft, Body>;
  save: Pick<ReturnType<typeof useSave<Item, Draft, Body>>, "error" | "reset" | "overwrite">;
  resetAutosave: () => void;
  /** Puts the record into the editor in place of the draft. */
  replaceDraft: (record: ItemRecord<Item>) => void;
}

/** A save that met another admin's save (412), and the ways out of it. */
export function useConflict<Item extends EditedItem, Draft extends DraftState, Body extends object>({
  model,
  save,
  resetAutosave,
  replaceDraft,
}: ConflictOptions<Item, Draft, Body>) {
  const client = useQueryClient();
  const theirs = hasStatus(save.error, 412) ? (save.error.current as Item) : null;
  const readCurrent = (id: string) => client.fetchQuery(model.api.itemQuery(id)).catch(() => null);
  return {
    /** The item as the other admin saved it; null when there is no conflict. */
    theirs,
    /** Closes the conflict; the next save meets it again. */
    dismiss: save.reset,
    async takeTheirs() {
      if (!theirs) return;
      replaceDraft((await readCurrent(theirs.id)) ?? { item: theirs, etag: etagOf(theirs) });
    },
    async saveMine() {
      if (!theirs) return;
      save.reset();
      resetAutosave();
      const current = await readCurrent(theirs.id);
      await save.overwrite(() => current?.etag ?? null);
    },
  };
}
