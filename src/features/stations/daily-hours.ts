import { type DayRow, type OpeningTimes, weekRows } from "#shared/station-hours.ts";

/** The hours of all days in one row, where they are the same; else null. `now` in ms. */
export function dailyHours(times: OpeningTimes, now: number): DayRow | null {
  const [everyDay, ...others] = weekRows(times, now).week;
  return everyDay && others.length === 0 ? everyDay : null;
}
