import { Button } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import type { EditedItem } from "../editing-api.ts";
import type { DraftState } from "../editor-model.ts";
import { FieldDiff } from "../revisions/field-diff.tsx";
import type { Editor } from "../use-editor.ts";
import styles from "./dialog.module.css";

/** Shows what another admin saved beside the draft, and asks which of the two stays. */
export function ConflictDialog<Item extends EditedItem, Draft extends DraftState, Body extends object>({
  editor: { model, conflict, item },
}: {
  editor: Editor<Item, Draft, Body>;
}) {
  const { theirs, dismiss, takeTheirs, saveMine } = conflict;
  return (
    <Dialog
      open={theirs !== null}
      onClose={dismiss}
      closeOnBackdrop={false}
      size="wide"
      title={`Somebody else changed this ${model.noun}`}
    >
      <div className={styles.ask}>
        <p>
          While you were editing, a colleague saved it. Nothing of yours is lost before you choose, and every
          save stays in Versions.
        </p>
        {theirs && (
          <FieldDiff
            fields={model}
            before={model.toRequestBody(model.draftFromItem(theirs))}
            after={model.toRequestBody(item.draft)}
            beforeLabel="Saved now"
            afterLabel="Yours"
          />
        )}
        <div className={styles.actions}>
          <Button variant="outline" onClick={() => void takeTheirs()}>
            Take what is saved
          </Button>
          <Button onClick={() => void saveMine()}>Save mine</Button>
        </div>
      </div>
    </Dialog>
  );
}
