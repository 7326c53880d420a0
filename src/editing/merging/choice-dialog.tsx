import { useId, useState } from "react";
import { Button } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import dialog from "../dialogs/dialog.module.css";
import { Marked } from "../revisions/field-diff.tsx";
import { diffWords, type Piece } from "../revisions/word-diff.ts";
import styles from "./choice-dialog.module.css";

/** A field that two people changed, with both texts. */
export interface ChoiceField<Field> {
  field: Field;
  name: string;
  theirs: string;
  mine: string;
}

interface ChoiceDialogProps<Field> {
  /** What it is about, after "this": "station". */
  noun: string;
  /** The fields to choose between; null when there is no conflict. */
  fields: readonly ChoiceField<Field>[] | null;
  /** Where what is not chosen remains. */
  remains: string;
  onClose: () => void;
  /** Saves theirs of these fields and mine of the others. */
  onSave: (theirs: ReadonlySet<Field>) => void;
}

/** Two people changed the same fields: asks for each of them whose text is saved. */
export function ChoiceDialog<Field>({ noun, fields, onClose, ...props }: ChoiceDialogProps<Field>) {
  return (
    <Dialog
      open={fields !== null}
      onClose={onClose}
      closeOnBackdrop={false}
      size="wide"
      title={`Somebody else changed this ${noun}`}
    >
      {fields && <Choices {...props} fields={fields} onClose={onClose} />}
    </Dialog>
  );
}

interface ChoicesProps<Field> extends Pick<ChoiceDialogProps<Field>, "remains" | "onClose" | "onSave"> {
  fields: readonly ChoiceField<Field>[];
}

function Choices<Field>({ fields, remains, onClose, onSave }: ChoicesProps<Field>) {
  const [theirs, setTheirs] = useState<ReadonlySet<Field>>(new Set());
  function choose(field: Field, side: Side) {
    const next = new Set(theirs);
    if (side === "theirs") next.add(field);
    else next.delete(field);
    setTheirs(next);
  }
  return (
    <div className={dialog.ask}>
      <p>
        While you were editing, a colleague saved the same {fields.length === 1 ? "field" : "fields"}. Choose
        what is saved; everything else of both of you is saved too. {remains}
      </p>
      {fields.map((choice) => (
        <FieldChoice
          key={String(choice.field)}
          {...choice}
          chosen={theirs.has(choice.field) ? "theirs" : "mine"}
          onChoose={(side) => choose(choice.field, side)}
        />
      ))}
      <div className={dialog.actions}>
        <Button variant="outline" onClick={onClose}>
          Decide later
        </Button>
        <Button onClick={() => onSave(theirs)}>Save this choice</Button>
      </div>
    </div>
  );
}

type Side = "theirs" | "mine";

interface FieldChoiceProps {
  name: string;
  theirs: string;
  mine: string;
  chosen: Side;
  onChoose: (side: Side) => void;
}

function FieldChoice({ name, theirs, mine, chosen, onChoose }: FieldChoiceProps) {
  const group = useId();
  const { before, after } = diffWords(theirs, mine);
  const option = (side: Side, label: string, pieces: Piece[]) => (
    <label>
      <span className={styles.side}>
        <input type="radio" name={group} checked={chosen === side} onChange={() => onChoose(side)} />
        {label}
      </span>
      <span className={styles.text} dir="auto">
        <Marked pieces={pieces} as="mark" />
      </span>
    </label>
  );
  return (
    <fieldset className={styles.field}>
      <legend>{name}</legend>
      {option("theirs", "Saved now", before)}
      {option("mine", "Yours", after)}
    </fieldset>
  );
}
