import AlarmClock from "lucide-react/icons/alarm-clock";
import type { Submission } from "#shared/contract/submissions.ts";
import { formatMoment } from "#src/lib/format.ts";
import { Badge } from "#src/ui/badge.tsx";
import styles from "./reminder-mark.module.css";
import { reminderState } from "./reminder-times.ts";

/** In a row: that a call is planned, due or missed. */
export function ReminderMark({ reminder, now }: Pick<Submission, "reminder"> & { now: Date }) {
  if (!reminder) return null;
  const state = reminderState(reminder.at, now);
  const label = `Call planned for ${formatMoment(reminder.at, now)}`;
  if (state === "missed") return <Badge tone="urgent">Call missed</Badge>;
  if (state === "due") return <Badge tone="limited">Call now</Badge>;
  return (
    <span role="img" className={styles.planned} aria-label={label} title={label}>
      <AlarmClock aria-hidden="true" />
    </span>
  );
}
