import { submissionPriorities, submissionStatuses } from "#shared/contract/submission-fields.ts";
import { formTypes } from "#shared/forms/forms.ts";
import { MultiSelect } from "#src/ui/multi-select.tsx";
import { useAssignees } from "../assignee.tsx";
import type { InboxFilter } from "../inbox-filter.ts";
import { formTypeLabels, priorityLabels, statusLabels } from "../labels.ts";

export interface FilterSelectsProps {
  filter: InboxFilter;
  onFilter: (change: Partial<InboxFilter>) => void;
}

/** One select for each field that the inbox can be filtered by; each takes several values. */
export function FilterSelects({ filter, onFilter }: FilterSelectsProps) {
  const { assignees } = useAssignees();
  const others = assignees.filter(({ isMe }) => !isMe);
  return (
    <>
      <MultiSelect
        label="Form type"
        options={optionsOf(formTypes, formTypeLabels)}
        values={filter.formType}
        onSelect={(formType) => onFilter({ formType })}
      />
      <MultiSelect
        label="Status"
        options={optionsOf(submissionStatuses, statusLabels)}
        values={filter.status}
        onSelect={(status) => onFilter({ status })}
      />
      <MultiSelect
        label="Priority"
        options={optionsOf(submissionPriorities, priorityLabels)}
        values={filter.priority}
        onSelect={(priority) => onFilter({ priority })}
      />
      <MultiSelect
        label="Assignee"
        options={[
          { value: "me", label: "Mine" },
          { value: "nobody", label: "Unassigned" },
          ...others.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        values={filter.assignee}
        onSelect={(assignee) => onFilter({ assignee })}
      />
    </>
  );
}

function optionsOf<Value extends string>(values: readonly Value[], labels: Record<Value, string>) {
  return values.map((value) => ({ value, label: labels[value] }));
}
