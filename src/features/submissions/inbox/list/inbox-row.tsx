import History from "lucide-react/icons/history";
import { type MouseEvent, memo } from "react";
import { Link } from "react-router";
import { formatDayAndClock, formatListDate } from "#src/lib/format.ts";
import type { Submission } from "#src/shared/contract/submissions.ts";
import { Initials } from "../assignee.tsx";
import { ResponseMark } from "../first-response.tsx";
import { formTypeLabels, fullName, gistOf } from "../labels.ts";
import { PriorityGlyph, StatusGlyph } from "../submission-icons.tsx";
import styles from "./inbox-row.module.css";

interface RowProps {
  submission: Submission;
  /** Earlier ones from the same person. */
  repeats: number;
  /** Its place in the whole list of `total` rows, and pixels from the list's top. */
  index: number;
  total: number;
  top: number;
  /** Where the row leads. */
  href: string;
  open: boolean;
  picked: boolean;
  now: Date;
  /** `range`: with everything between the last one and this. */
  onPick: (id: string, range?: boolean) => void;
  onOpen: (id: string) => void;
}

/** One submission in the list: who, what kind, what about, when, how urgent. */
export const Row = memo(function Row({
  submission,
  repeats,
  index,
  total,
  top,
  href,
  open,
  picked,
  now,
  onPick,
  onOpen,
}: RowProps) {
  const { id, formType, status, priority, formData, createdAt, assignee } = submission;
  const name = fullName(submission);
  function follow(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onOpen(id);
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
      data-picked={picked || undefined}
    >
      <span className={styles.lead}>
        <StatusGlyph status={status} />
        <input
          type="checkbox"
          className={styles.box}
          aria-label={`Select ${name}`}
          checked={picked}
          onMouseDown={(event) => {
            // A range of rows, not of their text.
            if (event.shiftKey) event.preventDefault();
          }}
          onChange={({ nativeEvent }) =>
            onPick(id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
          }
        />
      </span>
      <Link to={href} className={styles.name} aria-current={open ? "true" : undefined} onClick={follow}>
        <span className={styles.who}>{name}</span>
        <span className={styles.kind}>{formTypeLabels[formType]}</span>
        {repeats > 0 && <Repeats count={repeats} />}
      </Link>
      <time className={styles.when} dateTime={createdAt} title={formatDayAndClock(createdAt, now)}>
        {formatListDate(createdAt, now)}
      </time>
      <span className={styles.gist}>{gistOf(formData)}</span>
      <span className={styles.tail}>
        <span className={styles.kindBelow} aria-hidden="true">
          {formTypeLabels[formType]}
        </span>
        <ResponseMark submission={submission} now={now} />
        {assignee && <Initials name={assignee.name} />}
        <PriorityGlyph priority={priority} />
      </span>
    </li>
  );
});

function Repeats({ count }: { count: number }) {
  const words = `${count} earlier from the same phone or e-mail`;
  return (
    <span role="img" className={styles.repeats} aria-label={words} title={words}>
      <History aria-hidden="true" />
      {count}
    </span>
  );
}
