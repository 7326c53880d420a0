import type { HoursException, StationHours } from "#shared/contract/station-input.ts";
import { dayMinutes, mergedSpans, type Span, weekdayOfDate } from "#shared/station-hours.ts";
import { stationLimits } from "#shared/station-limits.ts";
import { dayMs, indianDay, indianOffsetMs, minuteMs } from "#shared/time.ts";
import { type OcpiHours, timeOf } from "./ocpi.schemas.ts";

const wholeDay: Span = { from: 0, to: dayMinutes };
const weekdays = [1, 2, 3, 4, 5, 6, 7];

/** The opening hours of each weekday, and the dates that differ. */
export function hoursOf(times: OcpiHours | null | undefined): {
  hours: StationHours[];
  exceptions: HoursException[];
} {
  if (!times) return { hours: [], exceptions: [] };
  const regular = new Map(weekdays.map((day) => [day, regularSpans(times, day)]));
  const hours = weekdays.flatMap((weekday) =>
    (regular.get(weekday) ?? []).map((span) => ({ weekday, ...clockTimes(span) })),
  );
  const openings = spansByDay(times.exceptional_openings ?? []);
  const closings = spansByDay(times.exceptional_closings ?? []);
  const days = [...new Set([...openings.keys(), ...closings.keys()])].sort();
  const exceptions = days.flatMap((date): HoursException[] => {
    const usual = regular.get(weekdayOfDate(date)) ?? [];
    const open = mergedSpans([...usual, ...(openings.get(date) ?? [])]);
    const left = without(open, closings.get(date) ?? []);
    return left.length === 0 ? [{ date, closed: true }] : left.map((span) => ({ date, ...clockTimes(span) }));
  });
  return {
    hours: hours.slice(0, stationLimits.hours),
    exceptions: exceptions.slice(0, stationLimits.hours),
  };
}

function regularSpans(times: OcpiHours, weekday: number): Span[] {
  if (times.twentyfourseven) return [wholeDay];
  const spans = (times.regular_hours ?? [])
    .filter((one) => one.weekday === weekday)
    .flatMap(({ period_begin, period_end }): Span[] => {
      const [from, to] = [minuteOf(period_begin), minuteOf(period_end)];
      if (from === null || to === null) return [];
      // 23:59 and 00:00 both mean the end of the day.
      return [{ from, to: to === 0 || to === dayMinutes - 1 ? dayMinutes : to }];
    });
  return spans.sort((a, b) => a.from - b.from);
}

function minuteOf(clock: string): number | null {
  const [, hour, minute] = /^([01]\d|2[0-4]):([0-5]\d)$/.exec(clock) ?? [];
  return hour === undefined ? null : Math.min(dayMinutes, Number(hour) * 60 + Number(minute));
}

/** `to` of a span that ends at midnight is 00:00, which means the next day's. */
function clockTimes({ from, to }: Span): { from: string; to: string } {
  const clock = (minutes: number) =>
    `${String(Math.floor(minutes / 60) % 24).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
  return { from: clock(from), to: clock(to) };
}

/** Periods in UTC as spans of Indian days; at most as many days as a station has exceptions. */
function spansByDay(periods: { period_begin: string; period_end: string }[]): Map<string, Span[]> {
  const days = new Map<string, Span[]>();
  for (const { period_begin, period_end } of periods) {
    const end = timeOf(period_end);
    for (let at = timeOf(period_begin); at < end && days.size <= stationLimits.hours; ) {
      const dayStart = Math.floor((at + indianOffsetMs) / dayMs) * dayMs - indianOffsetMs;
      const span = {
        from: Math.floor((at - dayStart) / minuteMs),
        to: Math.min(dayMinutes, Math.ceil((end - dayStart) / minuteMs)),
      };
      const date = indianDay(at);
      days.set(date, [...(days.get(date) ?? []), span]);
      at = dayStart + dayMs;
    }
  }
  return days;
}

function without(spans: Span[], holes: Span[]): Span[] {
  return holes.reduce(
    (left, hole) =>
      left.flatMap((span) =>
        [
          { from: span.from, to: Math.min(span.to, hole.from) },
          { from: Math.max(span.from, hole.to), to: span.to },
        ].filter(({ from, to }) => from < to),
      ),
    spans,
  );
}
