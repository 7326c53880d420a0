import type { Submission } from "#shared/contract/submissions.ts";
import { formatMoment } from "#src/lib/format.ts";
import { Button } from "#src/ui/button.tsx";
import { ReminderMark } from "./reminder-mark.tsx";
import styles from "./reminder-property.module.css";
import { reminderState } from "./reminder-times.ts";
import { useEndReminder } from "./use-end-reminder.ts";

interface ReminderPropertyProps {
  submission: Submission;
  now: Date;
  /** Opens the dialog that asks for the time. */
  onRemind: () => void;
}

/** When staff want to call the sender, with buttons to plan it, change it and end it. */
export function ReminderProperty({ submission, now, onRemind }: ReminderPropertyProps) {
  const { reminder } = submission;
  const end = useEndReminder();
  if (!reminder) {
    return (
      <span className={styles.actions}>
        <Button variant="quiet" size="small" title="Plan a call  H" onClick={onRemind}>
          Plan a call
        </Button>
      </span>
    );
  }
  return (
    <div className={styles.reminder}>
      <span>
        {formatMoment(reminder.at, now)}{" "}
        {reminderState(reminder.at, now) !== "planned" && <ReminderMark reminder={reminder} now={now} />}
      </span>
      {reminder.note && <q dir="auto">{reminder.note}</q>}
      <span className={styles.actions}>
        <Button variant="quiet" size="small" title="Change the time  H" onClick={onRemind}>
          Change
        </Button>
        <Button variant="quiet" size="small" onClick={() => end(submission)}>
          Done
        </Button>
      </span>
    </div>
  );
}
