import Reply from "lucide-react/icons/reply";
import type { Submission } from "#shared/contract/submissions.ts";
import { formatMoment } from "#src/lib/format.ts";
import { Badge } from "#src/ui/badge.tsx";
import styles from "./first-response.module.css";
import {
  formatWorkingMinutes,
  officeHours,
  type RespondableSubmission,
  responseState,
  targetMinutes,
} from "./first-response.rules.ts";

interface ResponseBadgeProps {
  submission: RespondableSubmission;
  now: Date;
}

/** The time that the first response took, has left, or is over, in a row of a list. */
export function ResponseBadge({ submission, now }: ResponseBadgeProps) {
  const response = responseState(submission, now);
  if (!response) return null;
  const time = formatWorkingMinutes(response.minutes);
  if (response.state === "overdue") return <Badge tone="urgent">{time} over</Badge>;
  if (response.state === "answered") {
    return (
      <span className={styles.answered} title="First response, in working hours">
        <Reply role="img" aria-label="Answered in" />
        {time}
      </span>
    );
  }
  return (
    <span className={styles.left} data-due={response.state === "due" || undefined}>
      {time} left
    </span>
  );
}

/** The same with the target, above a submission; nothing once it is answered. */
export function ResponseTarget({ submission, now }: ResponseBadgeProps) {
  const response = responseState(submission, now);
  if (!response || response.state === "answered") return null;
  const time = formatWorkingMinutes(response.minutes);
  return (
    <section className={styles.target} data-state={response.state} aria-label="First response">
      <b>
        {response.state === "overdue"
          ? `First response is ${time} over`
          : `${time} left for the first response`}
      </b>
      <span>
        {submission.priority === "urgent" ? "Urgent: " : ""}
        {targetMinutes(submission.priority) / 60} h, counted {officeHours}
      </span>
      <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
        <rect width="100" height="4" className={styles.track} />
        <rect width={response.elapsed * 100} height="4" className={styles.fill} />
      </svg>
    </section>
  );
}

/** When the first response was given and how long it took, as text. */
export function firstResponseText(submission: Submission, now: Date): string {
  const response = responseState(submission, now);
  if (submission.firstRespondedAt === null || response?.state !== "answered") return "Not yet";
  return `${formatMoment(submission.firstRespondedAt, now)}, in ${formatWorkingMinutes(response.minutes)}`;
}
