import type { EditedItem } from "../editing-api.ts";
import type { DraftState, EditorModel } from "../editor-model.ts";
import type { Editor } from "../use-editor.ts";
import { ChoiceDialog, type ChoiceField } from "./choice-dialog.tsx";
import type { Merged } from "./merge-values.ts";

/** Asks whose text is saved of the fields that a colleague and this editor both changed. */
export function ConflictDialog<Item extends EditedItem, Draft extends DraftState, Body extends object>({
  editor: { model, conflict },
}: {
  editor: Editor<Item, Draft, Body>;
}) {
  const { conflict: met, dismiss, resolve } = conflict;
  return (
    <ChoiceDialog
      noun={model.noun}
      fields={met && choiceFields(model, met.merged)}
      remains="What you do not choose stays: theirs in Versions, yours on this device for a day."
      onClose={dismiss}
      onSave={(theirs) => void resolve(theirs)}
    />
  );
}

function choiceFields<Item extends EditedItem, Draft extends DraftState, Body extends object>(
  model: EditorModel<Item, Draft, Body>,
  { preferMine, preferTheirs, conflicts }: Merged<Draft>,
): ChoiceField<keyof Draft>[] {
  const mine = model.textsOf(model.toRequestBody(preferMine));
  const theirs = model.textsOf(model.toRequestBody(preferTheirs));
  return conflicts.map((field) => {
    const parts = model.bodyFields?.[field] ?? [field as unknown as keyof Body];
    const textOf = (texts: Record<keyof Body, string>) => parts.map((part) => texts[part]).join(", ");
    return {
      field,
      name: parts.map((part) => model.fieldNames[part]).join(", "),
      mine: textOf(mine),
      theirs: textOf(theirs),
    };
  });
}
