import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { formatMoment } from "#src/lib/format.ts";
import { useNow } from "#src/lib/use-now.ts";
import { Button } from "#src/ui/button.tsx";
import { dueRemindersQuery } from "../inbox.queries.ts";
import { emptyFilter, type InboxFilter, inboxPath } from "../inbox-filter.ts";
import { fullName } from "../labels.ts";
import styles from "./due-reminders.module.css";
import { ReminderMark } from "./reminder-mark.tsx";
import { useEndReminder } from "./use-end-reminder.ts";

const shown = 3;

/** The calls that are due, above the list whatever its filter is. */
export function DueReminders({ filter }: { filter: InboxFilter }) {
  const { data } = useQuery(dueRemindersQuery());
  const now = useNow();
  const end = useEndReminder();
  const rows = data?.submissions ?? [];
  if (rows.length === 0 || filter.reminder) return null;
  const total = data?.pagination.total ?? rows.length;
  return (
    <section className={styles.due} aria-label="Calls that are due">
      <ul>
        {rows.slice(0, shown).map((submission) => (
          <li key={submission.id}>
            <Link to={inboxPath(filter, submission.id)} preventScrollReset>
              <b dir="auto">{fullName(submission)}</b>
              <span>
                {submission.reminder && formatMoment(submission.reminder.at, now)}
                {submission.reminder?.note && `, ${submission.reminder.note}`}
              </span>
            </Link>
            <ReminderMark reminder={submission.reminder} now={now} />
            <Button variant="quiet" size="small" onClick={() => end(submission)}>
              Done
            </Button>
          </li>
        ))}
      </ul>
      {total > shown && (
        <Link to={inboxPath({ ...emptyFilter, reminder: "due" })} className={styles.all}>
          All {total} calls that are due
        </Link>
      )}
    </section>
  );
}
