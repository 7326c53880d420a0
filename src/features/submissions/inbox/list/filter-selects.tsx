import {
  formTypes,
  submissionPriorities,
  submissionStatuses,
} from "#src/shared/contract/submission-fields.ts";
import { CompactSelect } from "#src/ui/compact-select.tsx";
import { useAssignees } from "../assignee.tsx";
import type { InboxFilter } from "../inbox-filter.ts";
import { formTypeLabels, priorityLabels, statusLabels } from "../labels.ts";

interface FilterSelectsProps {
  filter: InboxFilter;
  onFilter: (change: Partial<InboxFilter>) => void;
}

/** One select for each field that the inbox can be filtered by. */
export function FilterSelects({ filter, onFilter }: FilterSelectsProps) {
  return (
    <>
      <FilterSelect
        label="Form type"
        all="All types"
        options={formTypes}
        labels={formTypeLabels}
        value={filter.formType}
        onSelect={(formType) => onFilter({ formType })}
      />
      <FilterSelect
        label="Status"
        all="Any status"
        options={submissionStatuses}
        labels={statusLabels}
        value={filter.status}
        onSelect={(status) => onFilter({ status })}
      />
      <FilterSelect
        label="Priority"
        all="Any priority"
        options={submissionPriorities}
        labels={priorityLabels}
        value={filter.priority}
        onSelect={(priority) => onFilter({ priority })}
      />
      <AssigneeFilter assignee={filter.assignee} onSelect={(assignee) => onFilter({ assignee })} />
    </>
  );
}

interface FilterSelectProps<Option extends string> {
  label: string;
  /** The label of no filter. */
  all: string;
  options: readonly Option[];
  labels: Record<Option, string>;
  value: Option | null;
  onSelect: (value: Option | null) => void;
}

function FilterSelect<Option extends string>({
  label,
  all,
  options,
  labels,
  value,
  onSelect,
}: FilterSelectProps<Option>) {
  return (
    <CompactSelect
      label={label}
      value={value ?? ""}
      active={value !== null}
      options={[
        { value: "", label: all },
        ...options.map((option) => ({ value: option, label: labels[option] })),
      ]}
      onSelect={(selected) => onSelect(options.find((option) => option === selected) ?? null)}
    />
  );
}

interface AssigneeFilterProps {
  assignee: string | null;
  onSelect: (assignee: string | null) => void;
}

function AssigneeFilter({ assignee, onSelect }: AssigneeFilterProps) {
  const { assignees } = useAssignees();
  const others = assignees.filter(({ isMe }) => !isMe);
  return (
    <CompactSelect
      label="Assignee"
      value={assignee ?? ""}
      active={assignee !== null}
      options={[
        { value: "", label: "Anyone" },
        { value: "me", label: "Mine" },
        { value: "nobody", label: "Unassigned" },
        ...others.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      onSelect={(value) => onSelect(value || null)}
    />
  );
}
