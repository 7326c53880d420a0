import Archive from "lucide-react/icons/archive";
import X from "lucide-react/icons/x";
import { submissionPriorities, submissionStatuses } from "#src/shared/contract/submission-fields.ts";
import type { SubmissionUpdate } from "#src/shared/contract/submissions.ts";
import { Menu } from "#src/ui/menu.tsx";
import styles from "./bulk-bar.module.css";
import { PriorityGlyph, StatusGlyph } from "./glyphs.tsx";
import { priorityLabels, statusLabels } from "./labels.ts";

interface BulkBarProps {
  count: number;
  busy: boolean;
  /** `words` says what was done, such as "set to Completed". */
  onChange: (change: SubmissionUpdate, words: string) => void;
  onClear: () => void;
}

/** What can be done with all picked rows at once. */
export function BulkBar({ count, busy, onChange, onClear }: BulkBarProps) {
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
      <button type="button" title="Clear selection  Esc" aria-label="Clear selection" onClick={onClear}>
        <X aria-hidden="true" />
      </button>
    </div>
  );
}
