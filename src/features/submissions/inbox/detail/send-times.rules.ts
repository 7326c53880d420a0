import { workingDay } from "#shared/staff-limits.ts";
import { dayMs, indianOffsetMs, isoTime, minuteMs } from "#shared/time.ts";

/** When a reply can be sent later with one press: the next mornings of work. ISO timestamps. */
export function sendTimes(now: number): { label: string; at: string }[] {
  const today = Math.floor((now + indianOffsetMs) / dayMs);
  const morning = (day: number) => isoTime(day * dayMs - indianOffsetMs + workingDay.opens * minuteMs);
  // Day 0 was a Thursday.
  const weekday = (today + 4) % 7;
  const monday = today + ((8 - weekday) % 7 || 7);
  const tomorrow = today + 1;
  const isSunday = (tomorrow + 4) % 7 === 0;
  const times = [
    ...(isSunday || tomorrow === monday ? [] : [{ label: "Tomorrow, 9:30", at: morning(tomorrow) }]),
    { label: tomorrow === monday ? "Tomorrow (Monday), 9:30" : "Monday, 9:30", at: morning(monday) },
  ];
  const isBeforeWork = Date.parse(morning(today)) > now && weekday !== 0;
  return isBeforeWork ? [{ label: "Today, 9:30", at: morning(today) }, ...times] : times;
}
