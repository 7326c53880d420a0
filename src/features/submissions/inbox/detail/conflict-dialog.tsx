import type { Submission } from "#shared/contract/submissions.ts";
import { ChoiceDialog } from "#src/editing/merging/choice-dialog.tsx";
import { priorityLabels, statusLabels } from "../labels.ts";
import type { EditedField } from "./submission-edit.ts";
import type { EditMode } from "./use-edit-mode.ts";

const fieldLabels: Record<EditedField, string> = { status: "Status", priority: "Priority", notes: "Notes" };

/** Asks whose value is saved of the fields of a submission that two people changed. */
export function ConflictDialog({ editMode: { conflict, edit, ...editMode } }: { editMode: EditMode }) {
  return (
    <ChoiceDialog
      noun="enquiry"
      fields={
        conflict &&
        edit &&
        conflict.fields.map((field) => ({
          field,
          name: fieldLabels[field],
          theirs: valueText(field, conflict.record.submission),
          mine: valueText(field, edit),
        }))
      }
      remains="What you do not choose stays: theirs in the history, a note of yours as a note to add."
      onClose={editMode.decideLater}
      onSave={editMode.saveWithout}
    />
  );
}

function valueText(field: EditedField, values: Pick<Submission, EditedField>): string {
  if (field === "status") return statusLabels[values.status];
  if (field === "priority") return priorityLabels[values.priority];
  return values.notes ?? "";
}
