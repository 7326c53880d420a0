import type { ItemDraft } from "../drafts/use-item-draft.ts";
import type { useLocalDraft } from "../drafts/use-local-draft.ts";
import { type EditedItem, etagOf } from "../editing-api.ts";
import type { DraftState, EditorModel } from "../editor-model.ts";
import type { useSave } from "../saving/use-save.ts";
import { changedNames, type EditConflict, rebase } from "./save-merged.ts";

interface ConflictOptions<Item extends EditedItem, Draft extends DraftState, Body extends object> {
  model: EditorModel<Item, Draft, Body>;
  item: ItemDraft<Item, Draft>;
  save: Pick<ReturnType<typeof useSave<Item, Draft, Body>>, "conflict" | "reset" | "send">;
  resetAutosave: () => void;
  keepNotChosen: ReturnType<typeof useLocalDraft<Item, Draft, Body>>["keepNotChosen"];
}

/** A save that met a colleague's save of the same fields, and the choice between the two. */
export function useConflict<Item extends EditedItem, Draft extends DraftState, Body extends object>({
  model,
  item,
  save,
  resetAutosave,
  keepNotChosen,
}: ConflictOptions<Item, Draft, Body>) {
  const { conflict } = save;
  return {
    conflict,
    /** Closes the dialog; the next save meets the conflict again. */
    dismiss: save.reset,
    /** Saves theirs of these fields and mine of the others; my texts stay on this device. */
    async resolve(theirFields: ReadonlySet<keyof Draft>) {
      if (!conflict) return;
      const { theirs, sent } = conflict;
      const content = model.draftFromItem(theirs);
      const next = chosenValues(conflict, theirFields);
      const notChosen = changedNames(model, next, conflict.merged.preferMine);
      if (notChosen.length > 0) {
        keepNotChosen({ etag: etagOf(theirs), base: content, draft: conflict.merged.preferMine, notChosen });
      }
      save.reset();
      resetAutosave();
      rebase(model, item, { theirs, sent, next });
      if (model.needsSave(next, content)) await save.send(next);
    },
  };
}

function chosenValues<Item extends EditedItem, Draft extends DraftState>(
  { merged: { preferMine, preferTheirs } }: EditConflict<Item, Draft>,
  theirFields: ReadonlySet<keyof Draft>,
): Draft {
  const chosen = { ...preferMine };
  for (const field of theirFields) chosen[field] = preferTheirs[field];
  return chosen;
}
