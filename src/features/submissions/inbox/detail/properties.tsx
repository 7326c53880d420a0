import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { formatDayAndClock, formatMoment } from "#src/lib/format.ts";
import { submissionPriorities, submissionStatuses } from "#src/shared/contract/submission-fields.ts";
import type { Submission, SubmissionUpdate } from "#src/shared/contract/submissions.ts";
import { Button } from "#src/ui/button.tsx";
import { CompactSelect } from "#src/ui/compact-select.tsx";
import { Initials, useAssigning } from "../assignee.tsx";
import { contactedWords } from "../first-response.tsx";
import { earlierQuery } from "../inbox.queries.ts";
import { type InboxFilter, inboxPath } from "../inbox-filter.ts";
import { formTypeLabels, priorityLabels, spamText, statusLabels } from "../labels.ts";
import { PriorityGlyph, StatusGlyph } from "../submission-icons.tsx";
import styles from "./properties.module.css";
import type { Editing } from "./use-edit-mode.ts";

interface PropertiesProps {
  submission: Submission;
  edit: Editing;
  filter: InboxFilter;
  now: Date;
  onChange: (change: SubmissionUpdate, words: string) => void;
}

/** Status, priority and times of a submission, and earlier ones by the same person. */
export function Properties({ submission, edit, filter, now, onChange }: PropertiesProps) {
  const { status, priority, createdAt, updatedAt, spam, spamReasons } = submission;
  const { draft } = edit;
  return (
    <aside className={styles.side} aria-label="Properties">
      <dl className={styles.properties}>
        <div>
          <dt>Status</dt>
          <dd>
            {draft ? (
              <CompactSelect
                className={styles.choice}
                label="Status"
                value={draft.status}
                options={submissionStatuses.map((value) => ({ value, label: statusLabels[value] }))}
                onSelect={(value) =>
                  edit.change({ status: submissionStatuses.find((word) => word === value) })
                }
              />
            ) : (
              <>
                <StatusGlyph status={status} bare />
                {statusLabels[status]}
              </>
            )}
          </dd>
        </div>
        <div>
          <dt>Priority</dt>
          <dd>
            {draft ? (
              <CompactSelect
                className={styles.choice}
                label="Priority"
                value={draft.priority}
                options={submissionPriorities.map((value) => ({ value, label: priorityLabels[value] }))}
                onSelect={(value) =>
                  edit.change({ priority: submissionPriorities.find((word) => word === value) })
                }
              />
            ) : (
              <>
                <PriorityGlyph priority={priority} bare />
                {priorityLabels[priority]}
              </>
            )}
          </dd>
        </div>
        <Assignee assignee={submission.assignee} onChange={onChange} />
        <Property name="Contacted">{contactedWords(submission, now)}</Property>
        <Property name="Received">{formatDayAndClock(createdAt, now)}</Property>
        <Property name="Updated">{formatDayAndClock(updatedAt, now)}</Property>
        {spam && <Property name="Spam">{spamText(spamReasons)}</Property>}
      </dl>
      <Earlier submission={submission} filter={filter} now={now} />
    </aside>
  );
}

/** Whose it is: changed in place at any time, since it is not part of what is being written. */
function Assignee({
  assignee,
  onChange,
}: { assignee: Submission["assignee"] } & Pick<PropertiesProps, "onChange">) {
  const { choices, take } = useAssigning();
  const left = assignee && !choices.some(({ id }) => id === assignee.id) ? [assignee] : [];
  return (
    <div>
      <dt>Assignee</dt>
      <dd>
        {assignee === null && take ? (
          <Button
            variant="quiet"
            size="small"
            className={styles.take}
            title="Take it  A"
            onClick={() => onChange(take.change, take.words)}
          >
            <Initials name={null} bare />
            Take it
          </Button>
        ) : (
          <Initials name={assignee?.name ?? null} bare />
        )}
        <CompactSelect
          className={styles.choice}
          label="Assignee"
          value={assignee?.id ?? ""}
          options={[
            { value: "", label: "Nobody" },
            ...[...choices, ...left].map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onSelect={(value) => {
            const chosen = choices.find(({ id }) => id === value);
            if (chosen) onChange(chosen.change, chosen.words);
            else if (value === "") onChange({ assigneeId: null }, "left to nobody");
          }}
        />
      </dd>
    </div>
  );
}

function Property({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <span>{children}</span>
      </dd>
    </div>
  );
}

function Earlier({ submission, filter, now }: Omit<PropertiesProps, "edit" | "onChange">) {
  const { data = [] } = useQuery(earlierQuery(submission));
  if (data.length === 0) return null;
  return (
    <section className={styles.earlier}>
      <h3>{data.length === 1 ? "1 other" : `${data.length} others`}, same phone or e-mail</h3>
      <ul>
        {data.map((other) => (
          <li key={other.id}>
            <Link to={inboxPath(filter, other.id)}>
              <StatusGlyph status={other.status} />
              <b>{formTypeLabels[other.formType]}</b>
              <span>{formatMoment(other.createdAt, now)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
