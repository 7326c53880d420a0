import Archive from "lucide-react/icons/archive";
import Trash from "lucide-react/icons/trash-2";
import X from "lucide-react/icons/x";
import { submissionPriorities, submissionStatuses } from "#src/shared/contract/submission-fields.ts";
import type { SubmissionUpdate } from "#src/shared/contract/submissions.ts";
import { Menu } from "#src/ui/menu.tsx";
import { Initials, unassign, useAssignees } from "../assignee.tsx";
import { priorityLabels, statusLabels } from "../labels.ts";
import { PriorityIcon, StatusIcon } from "../submission-icons.tsx";
import styles from "./bulk-bar.module.css";
import { ExportSelectedButton } from "./export-buttons.tsx";

interface BulkBarProps {
  /** The selected submissions. */
  ids: string[];
  busy: boolean;
  /** `description` says what was done, such as "set to Completed". */
  onChange: (change: SubmissionUpdate, description: string) => void;
  onDelete: () => void;
  /** Restores the rows, where they are deleted ones. */
  onRestore: (() => void) | null;
  onClear: () => void;
}

/** What can be done with all selected rows at once. */
export function BulkBar({ ids, busy, onChange, onDelete, onRestore, onClear }: BulkBarProps) {
  return (
    <div className={styles.bar} role="toolbar" aria-label="With selected" aria-busy={busy || undefined}>
      <b>
        {ids.length}
        <span> selected</span>
      </b>
      {onRestore ? (
        <button type="button" onClick={onRestore}>
          Restore
        </button>
      ) : (
        <>
          <ChangeMenus busy={busy} onChange={onChange} />
          <hr />
          <button
            type="button"
            title="Archive  Y"
            aria-label="Archive"
            disabled={busy}
            onClick={() => onChange({ status: "archived" }, "archived")}
          >
            <Archive aria-hidden="true" />
          </button>
          <button type="button" title="Delete  #" aria-label="Delete" disabled={busy} onClick={onDelete}>
            <Trash aria-hidden="true" />
          </button>
          <ExportSelectedButton ids={ids} />
        </>
      )}
      <button type="button" title="Clear selection  Esc" aria-label="Clear selection" onClick={onClear}>
        <X aria-hidden="true" />
      </button>
    </div>
  );
}

function ChangeMenus({ busy, onChange }: Pick<BulkBarProps, "busy" | "onChange">) {
  const { assignees } = useAssignees();
  return (
    <>
      <Menu
        trigger="Status"
        actions={submissionStatuses.map((status) => ({
          label: statusLabels[status],
          icon: <StatusIcon status={status} decorative />,
          disabled: busy,
          onSelect: () => onChange({ status }, `set to ${statusLabels[status]}`),
        }))}
      />
      <Menu
        trigger="Priority"
        actions={submissionPriorities.map((priority) => ({
          label: priorityLabels[priority],
          icon: <PriorityIcon priority={priority} decorative />,
          disabled: busy,
          onSelect: () => onChange({ priority }, `set to ${priorityLabels[priority]}`),
        }))}
      />
      <Menu
        trigger="Assign"
        actions={[...assignees, { ...unassign, id: "nobody", name: null }].map(
          ({ id, name, change, description }) => ({
            id,
            label: name ?? "Nobody",
            icon: <Initials name={name} decorative />,
            disabled: busy,
            onSelect: () => onChange(change, description),
          }),
        )}
      />
    </>
  );
}
