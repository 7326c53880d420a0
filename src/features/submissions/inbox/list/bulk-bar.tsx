import Archive from "lucide-react/icons/archive";
import Trash from "lucide-react/icons/trash-2";
import X from "lucide-react/icons/x";
import { submissionPriorities, submissionStatuses } from "#shared/contract/submission-fields.ts";
import type { SubmissionUpdate } from "#shared/contract/submissions.ts";
import { Menu } from "#src/ui/menu.tsx";
import { Initials, unassign, useAssignees } from "../assignee.tsx";
import { priorityLabels, statusLabels } from "../labels.ts";
import { PriorityIcon, StatusIcon } from "../submission-icons.tsx";
import type { InboxState } from "../use-inbox.ts";
import styles from "./bulk-bar.module.css";
import { ExportSelectedButton } from "./export-buttons.tsx";

/** What can be done with all selected rows at once. */
export function BulkBar({ inbox }: { inbox: InboxState }) {
  const { filter, selection, changeAll, deletion } = inbox;
  const { busy } = inbox.changes;
  const ids = [...selection.ids];
  const change = (values: SubmissionUpdate, description: string) => void changeAll(ids, values, description);
  return (
    <div className={styles.bar} role="toolbar" aria-label="With selected" aria-busy={busy || undefined}>
      <b>
        {ids.length}
        <span> selected</span>
      </b>
      {filter.deleted ? (
        <button type="button" onClick={() => deletion.restore(ids)}>
          Restore
        </button>
      ) : (
        <>
          <ChangeMenus busy={busy} onChange={change} />
          <hr />
          <button
            type="button"
            title="Archive  Y"
            aria-label="Archive"
            disabled={busy}
            onClick={() => change({ status: "archived" }, "archived")}
          >
            <Archive aria-hidden="true" />
          </button>
          <button
            type="button"
            title="Delete  #"
            aria-label="Delete"
            disabled={busy}
            onClick={() => deletion.ask(ids)}
          >
            <Trash aria-hidden="true" />
          </button>
          <ExportSelectedButton ids={ids} />
        </>
      )}
      <button
        type="button"
        title="Clear selection  Esc"
        aria-label="Clear selection"
        onClick={selection.clear}
      >
        <X aria-hidden="true" />
      </button>
    </div>
  );
}

interface ChangeMenusProps {
  busy: boolean;
  /** `description` says what was done, such as "set to Completed". */
  onChange: (change: SubmissionUpdate, description: string) => void;
}

function ChangeMenus({ busy, onChange }: ChangeMenusProps) {
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
