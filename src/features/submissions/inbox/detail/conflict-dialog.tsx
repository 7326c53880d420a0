import type { Submission } from "#src/shared/contract/submissions.ts";
import { Button } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import { priorityLabels, statusLabels } from "../labels.ts";
import styles from "./conflict-dialog.module.css";
import { changesOf } from "./submission-edit.ts";
import type { Editing } from "./use-edit-mode.ts";

const names = { status: "Status", priority: "Priority", notes: "Notes" } as const;

/** Two people changed the same submission: shows both, and nothing is lost before one of them is chosen. */
export function Conflict({ edit }: { edit: Editing }) {
  const { conflict, draft } = edit;
  const fields = draft ? (Object.keys(changesOf(draft)) as (keyof typeof names)[]) : [];
  return (
    <Dialog
      open={conflict !== null && draft !== null}
      onClose={edit.decideLater}
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
              draft &&
              fields.map((field) => (
                <tr key={field}>
                  <th scope="row">{names[field]}</th>
                  <td>{inWords(field, conflict)}</td>
                  <td>{inWords(field, draft)}</td>
                </tr>
              ))}
          </tbody>
        </table>
        <div className={styles.actions}>
          <Button variant="outline" onClick={edit.keepTheirs}>
            Keep what is saved
          </Button>
          <Button onClick={edit.saveMine}>Save mine</Button>
        </div>
      </div>
    </Dialog>
  );
}

function inWords(field: keyof typeof names, values: Pick<Submission, keyof typeof names>): string {
  if (field === "status") return statusLabels[values.status];
  if (field === "priority") return priorityLabels[values.priority];
  return values.notes || "None";
}
