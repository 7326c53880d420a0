import Archive from "lucide-react/icons/archive";
import X from "lucide-react/icons/x";
import { submissionPriorities, submissionStatuses } from "#src/shared/contract/submission-fields.ts";
import type { SubmissionUpdate } from "#src/shared/contract/submissions.ts";
import { Menu } from "#src/ui/menu.tsx";
import { Initials, useAssigning } from "../assignee.tsx";
import { priorityLabels, statusLabels } from "../labels.ts";
import { PriorityGlyph, StatusGlyph } from "../submission-icons.tsx";
import styles from "./bulk-bar.module.css";
import { ExportPicked } from "./export-buttons.tsx";

interface BulkBarProps {
  count: number;
  ids: string[];
  busy: boolean;
  /** `words` says what was done, such as "set to Completed". */
  onChange: (change: SubmissionUpdate, words: string) => void;
  onClear: () => void;
}

/** What can be done with all picked rows at once. */
export function BulkBar({ count, ids, busy, onChange, onClear }: BulkBarProps) {
  const { choices } = useAssigning();
  return (
    <div className={styles.bar} role="toolbar" aria-label="With selected" aria-busy={busy || undefined}>
      <b>
        {count}
        <span> selected</span>
      </b>
      <Menu
        trigger="Status"
        actions={submissionStatuses.map((status) => ({
          label: statusLabels[status],
          icon: <StatusGlyph status={status} bare />,
          disabled: busy,
          onSelect: () => onChange({ status }, `set to ${statusLabels[status]}`),
        }))}
      />
      <Menu
        trigger="Priority"
        actions={submissionPriorities.map((priority) => ({
          label: priorityLabels[priority],
          icon: <PriorityGlyph priority={priority} bare />,
          disabled: busy,
          onSelect: () => onChange({ priority }, `set to ${priorityLabels[priority]}`),
        }))}
      />
      <Menu
        trigger="Assign"
        actions={[
          ...choices.map(({ id, name, change, words }) => ({
            id,
            label: name,
            icon: <Initials name={name} bare />,
            disabled: busy,
            onSelect: () => onChange(change, words),
          })),
          {
            label: "Nobody",
            icon: <Initials name={null} bare />,
            disabled: busy,
            onSelect: () => onChange({ assigneeId: null }, "left to nobody"),
          },
        ]}
      />
      <hr />
      <button
        type="button"
        title="Archive"
        aria-label="Archive"
        disabled={busy}
        onClick={() => onChange({ status: "archived" }, "archived")}
      >
        <Archive aria-hidden="true" />
      </button>
      <ExportPicked ids={ids} />
      <button type="button" title="Clear selection  Esc" aria-label="Clear selection" onClick={onClear}>
        <X aria-hidden="true" />
      </button>
    </div>
  );
}
