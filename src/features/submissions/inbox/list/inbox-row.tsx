import History from "lucide-react/icons/history";
import { memo, type MouseEvent as ReactMouseEvent } from "react";
import { Link } from "react-router";
import { languageLabels } from "#shared/contract/submission-fields.ts";
import type { Submission } from "#shared/contract/submissions.ts";
import { submissionSummary } from "#shared/form-answers.ts";
import { formatDayAndClock, formatListDate } from "#src/lib/format.ts";
import { Badge } from "#src/ui/badge.tsx";
import { Initials } from "../assignee.tsx";
import { ResponseBadge } from "../first-response.tsx";
import { formTypeLabels, fullName } from "../labels.ts";
import { ReminderMark } from "../reminders/reminder-mark.tsx";
import { PriorityIcon, StatusIcon } from "../submission-icons.tsx";
import styles from "./inbox-row.module.css";

interface InboxRowProps {
  submission: Submission;
  /** How many earlier submissions came from the same person. */
  repeats: number;
  /** Position in the whole list of `total` rows. */
  index: number;
  total: number;
  /** Pixels from the top of the list. */
  top: number;
  href: string;
  open: boolean;
  selected: boolean;
  /** Takes part in the order of the Tab key. */
  tabbable: boolean;
  now: Date;
  /** `range`: with all rows since the last toggled one. */
  onToggle: (id: string, range?: boolean) => void;
  onOpen: (id: string) => void;
}

/** One submission in the list: who sent which form, what about, when, and how urgent it is. */
export const InboxRow = memo(function InboxRow(props: InboxRowProps) {
  const { submission, repeats, index, total, top, open, selected, tabbable, now } = props;
  const { id, formType, language, status, priority, formData, createdAt, assignee } = submission;
  function openInPlace(event: ReactMouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    props.onOpen(id);
  }
  return (
    <li
      className={styles.row}
      style={{ top }}
      aria-posinset={index + 1}
      aria-setsize={total}
      data-index={index}
      data-row={id}
      data-new={status === "new" || undefined}
      data-open={open || undefined}
      data-selected={selected || undefined}
    >
      <span className={styles.lead}>
        <StatusIcon status={status} />
        <SelectBox
          submission={submission}
          selected={selected}
          tabbable={tabbable}
          onToggle={props.onToggle}
        />
      </span>
      <Link
        to={props.href}
        className={styles.name}
        tabIndex={tabbable ? undefined : -1}
        aria-current={open ? "true" : undefined}
        onClick={openInPlace}
      >
        <span className={styles.who}>{fullName(submission)}</span>
        <span className={styles.formType}>{formTypeLabels[formType]}</span>
        {language !== "en" && <Badge>{languageLabels[language]}</Badge>}
        {repeats > 0 && <Repeats count={repeats} />}
      </Link>
      <time className={styles.when} dateTime={createdAt} title={formatDayAndClock(createdAt, now)}>
        {formatListDate(createdAt, now)}
      </time>
      <span className={styles.summary}>{submissionSummary({ formType, formData })}</span>
      <span className={styles.tail}>
        <span className={styles.formTypeBelow} aria-hidden="true">
          {formTypeLabels[formType]}
        </span>
        <ReminderMark reminder={submission.reminder} now={now} />
        <ResponseBadge submission={submission} now={now} />
        {assignee && <Initials name={assignee.name} />}
        <PriorityIcon priority={priority} />
      </span>
    </li>
  );
});

function SelectBox({
  submission,
  selected,
  tabbable,
  onToggle,
}: Pick<InboxRowProps, "submission" | "selected" | "tabbable" | "onToggle">) {
  return (
    <input
      type="checkbox"
      className={styles.checkbox}
      tabIndex={tabbable ? undefined : -1}
      aria-label={`Select ${fullName(submission)}`}
      checked={selected}
      onMouseDown={(event) => {
        // Shift selects a range of rows, not their text.
        if (event.shiftKey) event.preventDefault();
      }}
      onChange={({ nativeEvent }) =>
        onToggle(submission.id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
      }
    />
  );
}

function Repeats({ count }: { count: number }) {
  const label = `${count} earlier from the same phone or e-mail`;
  return (
    <span role="img" className={styles.repeats} aria-label={label} title={label}>
      <History aria-hidden="true" />
      {count}
    </span>
  );
}
