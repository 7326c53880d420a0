import { maxPowerOf } from "#shared/contract/station-fields.ts";
import type { StationHours, StationInput } from "#shared/contract/station-input.ts";
import { dayMinutes, mergedSpans, type Span, spanOf } from "#shared/station-hours.ts";

export const wholeDay = "Open 24 hours";

/** The columns of a station that hold what staff, a file or an operator say of it. */
export function stationColumns({ slug: _, ...input }: StationInput) {
  const [timing = "", timingSecond = null] = timingLines(input.hours);
  return {
    ...input,
    timing,
    timingSecond,
    pricePaise: Math.round((input.price?.energyPerKwh ?? 0) * 100),
    maxCapacityKw: maxPowerOf(input.evses),
  };
}

/**
 * The hours of the weekday with the longest opening time, such as "06:00 AM - 11:00 PM", in at
 * most two lines; none when no hours are known.
 */
export function timingLines(hours: readonly StationHours[]): string[] {
  const days = Map.groupBy(hours, ({ weekday }) => weekday);
  const openings = [...days.values()].map((parts) => mergedSpans(parts.map(spanOf)));
  const [widest = []] = openings.sort((a, b) => openMinutes(b) - openMinutes(a));
  return widest
    .toSorted((a, b) => b.to - b.from - (a.to - a.from))
    .slice(0, 2)
    .sort((a, b) => a.from - b.from)
    .map(openingText);
}

function openMinutes(openings: Span[]): number {
  return openings.reduce((sum, { from, to }) => sum + to - from, 0);
}

function openingText({ from, to }: Span): string {
  if (to - from >= dayMinutes) return wholeDay;
  return `${timeText(from)} - ${timeText(to)}`;
}

/** Minutes after midnight as "06:00 AM". */
function timeText(minutes: number): string {
  const hour = Math.floor(minutes / 60) % 24;
  const [clockHour, minute] = [hour % 12 || 12, minutes % 60].map((part) => String(part).padStart(2, "0"));
  return `${clockHour}:${minute} ${hour < 12 ? "AM" : "PM"}`;
}
