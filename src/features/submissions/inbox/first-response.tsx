import Reply from "lucide-react/icons/reply";
import { formatMoment } from "#src/lib/format.ts";
import type { Submission } from "#src/shared/contract/submissions.ts";
import { firstResponse, workingDay } from "#src/shared/limits.ts";
import { workingTime } from "#src/shared/working-hours.ts";
import { Badge } from "#src/ui/badge.tsx";
import styles from "./first-response.module.css";

type Answerable = Pick<Submission, "createdAt" | "firstRespondedAt" | "priority" | "status" | "spam">;

/** How far an enquiry is from its first answer; minutes are working minutes. */
export type ResponseAge =
  | { state: "answered"; minutes: number }
  | { state: "waiting" | "due" | "overdue"; minutes: number; part: number };

/** The age of the first answer: given, or how long until it is late and since. Null for spam, and where nobody needs one. */
export function responseAge(
  { createdAt, firstRespondedAt, priority, status, spam }: Answerable,
  now: Date,
): ResponseAge | null {
  const received = Date.parse(createdAt);
  if (firstRespondedAt !== null) {
    return { state: "answered", minutes: workingMinutes(received, Date.parse(firstRespondedAt)) };
  }
  if (status !== "new" || spam) return null;
  const target = targetOf(priority);
  const passed = workingMinutes(received, now.getTime());
  const left = target - passed;
  const part = Math.min(passed / target, 1);
  if (left < 0) return { state: "overdue", minutes: -left, part };
  return { state: left < firstResponse.soonMinutes ? "due" : "waiting", minutes: left, part };
}

function targetOf(priority: Answerable["priority"]): number {
  return priority === "urgent" ? firstResponse.urgentMinutes : firstResponse.minutes;
}

function workingMinutes(from: number, to: number): number {
  return Math.max(0, Math.floor(workingTime(from, to) / 60_000));
}

/** `38 min`, `3 h 22`, and working days (`4 days`) from two of them on. */
export function inHours(minutes: number): string {
  const days = minutes / (workingDay.closes - workingDay.opens);
  if (days >= 2) return `${Math.floor(days)} days`;
  if (minutes < 60) return `${minutes} min`;
  return `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, "0")}`;
}

/** The age in a row of the list. */
export function ResponseMark({ submission, now }: { submission: Answerable; now: Date }) {
  const age = responseAge(submission, now);
  if (!age) return null;
  if (age.state === "overdue") return <Badge tone="urgent">{inHours(age.minutes)} over</Badge>;
  if (age.state === "answered") {
    return (
      <span className={styles.answered} title="First response, in working hours">
        <Reply role="img" aria-label="Answered in" />
        {inHours(age.minutes)}
      </span>
    );
  }
  return (
    <span className={styles.left} data-due={age.state === "due" || undefined}>
      {inHours(age.minutes)} left
    </span>
  );
}

/** The same above a submission, with the target; nothing once it is answered. */
export function ResponseTarget({ submission, now }: { submission: Submission; now: Date }) {
  const age = responseAge(submission, now);
  if (!age || age.state === "answered") return null;
  const target = targetOf(submission.priority);
  return (
    <section className={styles.target} data-state={age.state} aria-label="First response">
      <b>
        {age.state === "overdue"
          ? `First response is ${inHours(age.minutes)} over`
          : `${inHours(age.minutes)} left for the first response`}
      </b>
      <span>
        {submission.priority === "urgent" ? "Urgent: " : ""}
        {target / 60} h, counted Mon to Sat {clock(workingDay.opens)} to {clock(workingDay.closes)}
      </span>
      <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
        <rect width="100" height="4" className={styles.track} />
        <rect width={age.part * 100} height="4" className={styles.fill} />
      </svg>
    </section>
  );
}

/** When and how fast somebody answered, for the properties. */
export function contactedWords(submission: Submission, now: Date): string {
  const age = responseAge(submission, now);
  if (submission.firstRespondedAt === null || age?.state !== "answered") return "Not yet";
  return `${formatMoment(submission.firstRespondedAt, now)}, in ${inHours(age.minutes)}`;
}

function clock(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;
}
