import { type SubmitEvent, useId } from "react";
import { type DeletionReason, deletionReasons } from "#shared/contract/submission-fields.ts";
import { Button } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import { Checkbox } from "#src/ui/field.tsx";
import styles from "./delete-dialog.module.css";

const reasonLabels: Record<DeletionReason, string> = {
  duplicate: "It is a duplicate",
  test: "It is a test",
  asked: "The sender asked for it",
  not_an_enquiry: "It is no enquiry",
  other: "Another reason",
};

interface DeleteDialogProps {
  /** How many are to be deleted; 0 keeps the dialog closed. */
  count: number;
  onCancel: () => void;
  onConfirm: (reason: DeletionReason) => void;
}

/** Asks why submissions are deleted. They can be restored for 30 days. */
export function DeleteDialog({ count, onCancel, onConfirm }: DeleteDialogProps) {
  const group = useId();
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget).get(group);
    const reason = deletionReasons.find((option) => option === chosen);
    if (reason) onConfirm(reason);
  }
  return (
    <Dialog
      open={count > 0}
      onClose={onCancel}
      title={count === 1 ? "Delete this enquiry?" : `Delete ${count} enquiries?`}
    >
      <form className={styles.form} onSubmit={submit}>
        <p>It can be restored for 30 days from the view Deleted. The reason is kept in the audit log.</p>
        <fieldset aria-label="Reason">
          {deletionReasons.map((reason, index) => (
            <Checkbox
              key={reason}
              type="radio"
              name={group}
              value={reason}
              defaultChecked={index === 0}
              label={reasonLabels[reason]}
            />
          ))}
        </fieldset>
        <div>
          <Button variant="outline" onClick={onCancel}>
            Cancel
          </Button>
          <Button variant="danger" type="submit">
            Delete
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
