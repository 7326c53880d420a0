import type { Submission, SubmissionUpdate } from "#shared/contract/submissions.ts";
import { Button } from "#src/ui/button.tsx";
import { CompactSelect } from "#src/ui/compact-select.tsx";
import { Initials, unassign, useAssignees } from "../assignee.tsx";
import styles from "./properties.module.css";

interface AssigneePropertyProps {
  assignee: Submission["assignee"];
  onChange: (change: SubmissionUpdate, description: string) => void;
}

/** The assignee, which can be changed in place at any time: it is not part of the edit mode. */
export function AssigneeProperty({ assignee, onChange }: AssigneePropertyProps) {
  const { assignees, me } = useAssignees();
  // An assignee who has since left the team is still shown.
  const former = assignee && !assignees.some(({ id }) => id === assignee.id) ? [assignee] : [];
  return (
    <>
      {assignee === null && me ? (
        <Button
          variant="quiet"
          size="small"
          className={styles.take}
          title="Take it  A"
          onClick={() => onChange(me.change, me.description)}
        >
          <Initials name={null} decorative />
          Take it
        </Button>
      ) : (
        <Initials name={assignee?.name ?? null} decorative />
      )}
      <CompactSelect
        className={styles.select}
        label="Assignee"
        value={assignee?.id ?? ""}
        options={[
          { value: "", label: "Nobody" },
          ...[...assignees, ...former].map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onSelect={(value) => {
          const selected = value === "" ? unassign : assignees.find(({ id }) => id === value);
          if (selected) onChange(selected.change, selected.description);
        }}
      />
    </>
  );
}
