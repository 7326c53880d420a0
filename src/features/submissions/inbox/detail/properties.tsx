import { lazy, type ReactNode, Suspense } from "react";
import { Link, useOutletContext } from "react-router";
import { type Admin, mayUse } from "#shared/contract/admins.ts";
import { submissionPriorities, submissionStatuses } from "#shared/contract/submission-fields.ts";
import type { Submission, SubmissionUpdate } from "#shared/contract/submissions.ts";
import { formatDayAndClock } from "#src/lib/format.ts";
import { newRequestPath } from "#src/lib/privacy-paths.ts";
import { CompactSelect } from "#src/ui/compact-select.tsx";
import { firstResponseText } from "../first-response.tsx";
import type { InboxFilter } from "../inbox-filter.ts";
import { priorityLabels, spamText, statusLabels } from "../labels.ts";
import { ReminderProperty } from "../reminders/reminder-property.tsx";
import { PriorityIcon, StatusIcon } from "../submission-icons.tsx";
import { AssigneeProperty } from "./assignee-property.tsx";
import styles from "./properties.module.css";
import type { EditMode } from "./use-edit-mode.ts";

const SamePerson = lazy(async () => ({ default: (await import("./same-person.tsx")).SamePerson }));

interface PropertiesProps {
  submission: Submission;
  editMode: EditMode;
  filter: InboxFilter;
  now: Date;
  onChange: (change: SubmissionUpdate, description: string) => void;
  onRemind: () => void;
}

/** Status, priority, assignee and times of a submission, and others by the same person. */
export function Properties(props: PropertiesProps) {
  const { submission, editMode, filter, now, onChange, onRemind } = props;
  const { status, priority, createdAt, updatedAt, spam, spamReasons } = submission;
  const { edit, isLoading, change } = editMode;
  const admin = useOutletContext<Admin>();
  return (
    <aside className={styles.side} aria-label="Properties">
      <dl className={styles.properties}>
        <SelectProperty
          name="Status"
          icon={<StatusIcon status={edit?.status ?? status} decorative />}
          options={submissionStatuses}
          labels={statusLabels}
          value={edit?.status ?? status}
          disabled={isLoading}
          onSelect={(value, label) =>
            edit ? change({ status: value }) : onChange({ status: value }, `set to ${label}`)
          }
        />
        <SelectProperty
          name="Priority"
          icon={<PriorityIcon priority={edit?.priority ?? priority} decorative />}
          options={submissionPriorities}
          labels={priorityLabels}
          value={edit?.priority ?? priority}
          disabled={isLoading}
          onSelect={(value, label) =>
            edit ? change({ priority: value }) : onChange({ priority: value }, `set to ${label}`)
          }
        />
        <Property name="Assignee">
          <AssigneeProperty assignee={submission.assignee} onChange={onChange} />
        </Property>
        <Property name="Call back">
          <ReminderProperty submission={submission} now={now} onRemind={onRemind} />
        </Property>
        <TextProperty name="Contacted">{firstResponseText(submission, now)}</TextProperty>
        <TextProperty name="Received">{formatDayAndClock(createdAt, now)}</TextProperty>
        <TextProperty name="Updated">{formatDayAndClock(updatedAt, now)}</TextProperty>
        {spam && <TextProperty name="Spam">{spamText(spamReasons)}</TextProperty>}
      </dl>
      {mayUse(admin.role, "owner") && (
        <Link to={newRequestPath(submission.reference)} className={styles.privacy}>
          Enter a privacy request
        </Link>
      )}
      {/* Last, because it comes later than the rest and would move what is below it. */}
      {!filter.deleted && (
        <Suspense>
          <SamePerson submission={submission} filter={filter} now={now} />
        </Suspense>
      )}
    </aside>
  );
}

function Property({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function TextProperty({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Property name={name}>
      <span>{children}</span>
    </Property>
  );
}

interface SelectPropertyProps<Option extends string> {
  name: string;
  icon: ReactNode;
  options: readonly Option[];
  labels: Record<Option, string>;
  value: Option;
  disabled: boolean;
  onSelect: (value: Option, label: string) => void;
}

function SelectProperty<Option extends string>(props: SelectPropertyProps<Option>) {
  const { name, icon, options, labels, value, disabled, onSelect } = props;
  return (
    <Property name={name}>
      {icon}
      <CompactSelect
        className={styles.select}
        label={name}
        value={value}
        disabled={disabled}
        options={options.map((option) => ({ value: option, label: labels[option] }))}
        onSelect={(selected) => {
          const option = options.find((other) => other === selected);
          if (option) onSelect(option, labels[option]);
        }}
      />
    </Property>
  );
}
