import type { SubmissionPriority, SubmissionStatus } from "#shared/contract/submission-fields.ts";
import { priorityLabels, statusLabels } from "./labels.ts";
import styles from "./submission-icons.module.css";

/** A submission's status as a shape; `decorative` when the status is also written beside it. */
export function StatusIcon({ status, decorative }: { status: SubmissionStatus; decorative?: boolean }) {
  return (
    <svg
      viewBox="0 0 16 16"
      className={styles.status}
      data-status={status}
      role="img"
      aria-label={statusLabels[status]}
      aria-hidden={decorative}
    >
      {status === "new" && <circle cx="8" cy="8" r="6" className={styles.halo} />}
      {status === "new" && <circle cx="8" cy="8" r="3.2" className={styles.solid} />}
      {status === "in_progress" && <circle cx="8" cy="8" r="6" className={styles.ring} />}
      {status === "in_progress" && <path d="M8 4.5a3.5 3.5 0 0 1 0 7Z" className={styles.solid} />}
      {status === "completed" && <circle cx="8" cy="8" r="6.7" className={styles.solid} />}
      {status === "completed" && <path d="m5.2 8.3 2 2 3.7-4.2" className={styles.tick} />}
      {status === "archived" && <circle cx="8" cy="8" r="6" className={styles.dashes} />}
    </svg>
  );
}

const bars = { urgent: 0, high: 3, normal: 2, low: 1 } as const;

/** A submission's priority: bars, or a sign with an exclamation mark. */
export function PriorityIcon({
  priority,
  decorative,
}: {
  priority: SubmissionPriority;
  decorative?: boolean;
}) {
  return (
    <svg
      viewBox="0 0 14 14"
      className={styles.priority}
      role="img"
      aria-label={`${priorityLabels[priority]} priority`}
      aria-hidden={decorative}
    >
      {priority === "urgent" ? (
        <>
          <rect x="0.5" y="0.5" width="13" height="13" rx="3.5" className={styles.sign} />
          <path d="M7 3.6v4M7 10.1v.1" className={styles.mark} />
        </>
      ) : (
        [0, 1, 2].map((bar) => (
          <rect
            key={bar}
            x={1 + bar * 4.5}
            y={9 - bar * 3.5}
            width="3"
            height={4 + bar * 3.5}
            rx="1"
            className={bar < bars[priority] ? styles.full : styles.faint}
          />
        ))
      )}
    </svg>
  );
}
