import type { Submission } from "#shared/contract/submissions.ts";
import { firstResponse, workingDay } from "#shared/staff-limits.ts";
import { minuteMs } from "#shared/time.ts";
import { workingTime } from "#shared/working-hours.ts";

export type RespondableSubmission = Pick<
  Submission,
  "createdAt" | "firstRespondedAt" | "priority" | "status" | "spam"
>;

/**
 * The state of a submission's first response. `minutes` are working minutes: taken, left, or
 * over.
 */
export type ResponseState =
  | { state: "answered"; minutes: number }
  /** `elapsed` is the part of the target time that has passed, 0 to 1. */
  | { state: "waiting" | "due" | "overdue"; minutes: number; elapsed: number };

/**
 * Whether the first response was given, is awaited or overdue at `now`; null for spam and where
 * none is needed.
 */
export function responseState(
  { createdAt, firstRespondedAt, priority, status, spam }: RespondableSubmission,
  now: Date,
): ResponseState | null {
  const received = Date.parse(createdAt);
  if (firstRespondedAt !== null) {
    return { state: "answered", minutes: workingMinutes(received, Date.parse(firstRespondedAt)) };
  }
  if ((status !== "new" && status !== "in_progress") || spam) return null;
  const target = targetMinutes(priority);
  const passed = workingMinutes(received, now.getTime());
  const left = target - passed;
  const elapsed = Math.min(passed / target, 1);
  if (left < 0) return { state: "overdue", minutes: -left, elapsed };
  return { state: left < firstResponse.soonMinutes ? "due" : "waiting", minutes: left, elapsed };
}

/** Working minutes within which a submission of this priority should be answered. */
export function targetMinutes(priority: Submission["priority"]): number {
  return priority === "urgent" ? firstResponse.urgentMinutes : firstResponse.minutes;
}

function workingMinutes(from: number, to: number): number {
  return Math.max(0, Math.floor(workingTime(from, to) / minuteMs));
}

/** Working minutes as text: `38 min`, `3 h 22`, or full working days (`4 days`) from two on. */
export function formatWorkingMinutes(minutes: number): string {
  const days = minutes / (workingDay.closes - workingDay.opens);
  if (days >= 2) return `${Math.floor(days)} days`;
  if (minutes < 60) return `${minutes} min`;
  return `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, "0")}`;
}

/** `Mon to Sat 9:30 to 18:30` */
export const officeHours = `Mon to Sat ${clock(workingDay.opens)} to ${clock(workingDay.closes)}`;

function clock(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;
}
