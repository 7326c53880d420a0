import Lock from "lucide-react/icons/lock";
import { formatDayAndClock, formatListDate } from "#src/lib/format.ts";
import { useAssignees } from "../assignee.tsx";
import styles from "./conversation.module.css";
import { mentionsIn } from "./mention.rules.ts";
import type { TimelineNote } from "./timeline.rules.ts";

/** A note, which only staff see, with its author and date where they are known. */
export function NoteItem({ note: { text, entry }, now }: { note: TimelineNote; now: Date }) {
  const { assignees } = useAssignees();
  return (
    <li className={styles.note}>
      <header>
        <Lock aria-hidden="true" />
        {entry && <b>{entry.adminName ?? "A former colleague"}</b>}
        <i>Internal note</i>
        {entry && (
          <time dateTime={entry.at} title={formatDayAndClock(entry.at, now)}>
            {formatListDate(entry.at, now)}
          </time>
        )}
      </header>
      <p className={styles.text} dir="auto">
        {mentionsIn(text, assignees).map((piece, index) =>
          // The pieces of a note never change their order.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above.
          piece.id ? <mark key={index}>{piece.text}</mark> : piece.text,
        )}
      </p>
    </li>
  );
}
