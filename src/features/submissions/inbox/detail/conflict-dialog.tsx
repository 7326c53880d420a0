import type { Submission } from "#shared/contract/submissions.ts";
import { Button } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import { priorityLabels, statusLabels } from "../labels.ts";
import styles from "./conflict-dialog.module.css";
import { changedFields } from "./submission-edit.ts";
import type { EditMode } from "./use-edit-mode.ts";

const fieldLabels = { status: "Status", priority: "Priority", notes: "Notes" } as const;
type Field = keyof typeof fieldLabels;

/** Shows both versions of a submission that two people changed; one of them has to be chosen. */
export function ConflictDialog({ editMode }: { editMode: EditMode }) {
  const { conflict, edit } = editMode;
  const fields = edit ? (Object.keys(changedFields(edit)) as Field[]) : [];
  return (
    <Dialog
      open={conflict !== null && edit !== null}
      onClose={editMode.decideLater}
      closeOnBackdrop={false}
      title="Somebody else changed this"
    >
      <div className={styles.conflict}>
        <p>While you were editing, a colleague saved this submission. Choose what stays.</p>
        <table>
          <thead>
            <tr>
              <th scope="col">Field</th>
              <th scope="col">Saved now</th>
              <th scope="col">Yours</th>
            </tr>
          </thead>
          <tbody>
            {conflict &&
              edit &&
              fields.map((field) => (
                <tr key={field}>
                  <th scope="row">{fieldLabels[field]}</th>
                  <td>{valueText(field, conflict)}</td>
                  <td>{valueText(field, edit)}</td>
                </tr>
              ))}
          </tbody>
        </table>
        <div className={styles.actions}>
          <Button variant="outline" onClick={editMode.keepTheirs}>
            Keep what is saved
          </Button>
          <Button onClick={editMode.saveMine}>Save mine</Button>
        </div>
      </div>
    </Dialog>
  );
}

function valueText(field: Field, values: Pick<Submission, Field>): string {
  if (field === "status") return statusLabels[values.status];
  if (field === "priority") return priorityLabels[values.priority];
  return values.notes || "None";
}
