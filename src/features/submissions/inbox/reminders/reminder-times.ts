import { dayMs, endOfIndianDay, hourMs, indianOffsetMs, minuteMs } from "#shared/time.ts";
import { afterWorking, workingTime } from "#shared/working-hours.ts";

/** A time to call that staff choose with one press. */
export interface SuggestedTime {
  label: string;
  /** Milliseconds since 1970. */
  at: number;
}

const quarterMs = 15 * minuteMs;
/** People are at their desks by then. */
const morning = 30 * minuteMs;

/** Times within office hours, the earliest first: later today, the next working day, next week. */
export function suggestedTimes(now: number): SuggestedTime[] {
  const inTwoHours = Math.ceil(afterWorking(now, 2 * hourMs) / quarterMs) * quarterMs;
  const nextDay = afterWorking(endOfIndianDay(now), morning);
  const nextWeek = afterWorking(endOfIndianWeek(now), morning);
  return [
    ...(inTwoHours < endOfIndianDay(now) ? [{ label: "In two hours", at: inTwoHours }] : []),
    { label: "Next working day", at: nextDay },
    ...(nextWeek > nextDay ? [{ label: "Next week", at: nextWeek }] : []),
  ];
}

/** The end of the Sunday that ends the Indian week of a moment. */
function endOfIndianWeek(time: number): number {
  // Day 0 of 1970 was a Thursday.
  const weekday = (Math.floor((time + indianOffsetMs) / dayMs) + 3) % 7;
  return endOfIndianDay(time) + (6 - weekday) * dayMs;
}

/** True when staff are in the office then. */
export function isOfficeTime(time: number): boolean {
  return workingTime(time, time + minuteMs) > 0;
}

/** A call is missed when it was not made within this working time. */
const missedAfterMs = hourMs;

/** Whether a planned call is still to come, is due, or was missed. */
export function reminderState(at: string, now: Date): "planned" | "due" | "missed" {
  const time = Date.parse(at);
  if (time > now.getTime()) return "planned";
  return workingTime(time, now.getTime()) > missedAfterMs ? "missed" : "due";
}
