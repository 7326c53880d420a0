import type { StationHours, StationInput } from "#shared/contract/station-input.ts";

const dayMinutes = 24 * 60;

/** An opening in minutes after midnight; `to` is past 1440 where it ends on the next day. */
interface Opening {
  from: number;
  to: number;
}

/** The columns of a station that hold what staff, a file or an operator say of it. */
export function stationColumns({ slug: _, ...input }: StationInput) {
  const [timing = "", timingSecond = null] = timingLines(input.hours);
  const powers = input.evses.flatMap(({ connectors }) => connectors.map(({ maxPowerKw }) => maxPowerKw));
  return {
    ...input,
    timing,
    timingSecond,
    pricePaise: Math.round((input.price?.energyPerKwh ?? 0) * 100),
    maxCapacityKw: Math.max(0, ...powers),
  };
}

/**
 * The hours of the weekday with the longest opening time, such as "06:00 AM - 11:00 PM", in at
 * most two lines; none when no hours are known.
 */
export function timingLines(hours: readonly StationHours[]): string[] {
  const days = Map.groupBy(hours, ({ weekday }) => weekday);
  const openings = [...days.values()].map((parts) => merged(parts.map(toOpening)));
  const [widest = []] = openings.sort((a, b) => openMinutes(b) - openMinutes(a));
  return widest
    .toSorted((a, b) => b.to - b.from - (a.to - a.from))
    .slice(0, 2)
    .sort((a, b) => a.from - b.from)
    .map(openingText);
}

function toOpening({ from, to }: Pick<StationHours, "from" | "to">): Opening {
  const [opens, closes] = [minutesOf(from), minutesOf(to)];
  return { from: opens, to: closes > opens ? closes : closes + dayMinutes };
}

/** Openings of a day without overlaps and touching parts, from the first on. */
function merged(openings: Opening[]): Opening[] {
  const result: Opening[] = [];
  for (const opening of openings.sort((a, b) => a.from - b.from)) {
    const last = result.at(-1);
    if (last && opening.from <= last.to) last.to = Math.max(last.to, opening.to);
    else result.push({ ...opening });
  }
  return result;
}

function openMinutes(openings: Opening[]): number {
  return openings.reduce((sum, { from, to }) => sum + to - from, 0);
}

function openingText({ from, to }: Opening): string {
  if (to - from >= dayMinutes) return "12:00 AM - 12:00 AM";
  return `${timeText(from)} - ${timeText(to)}`;
}

/** Minutes after midnight as "06:00 AM". */
function timeText(minutes: number): string {
  const hour = Math.floor(minutes / 60) % 24;
  const [clockHour, minute] = [hour % 12 || 12, minutes % 60].map((part) => String(part).padStart(2, "0"));
  return `${clockHour}:${minute} ${hour < 12 ? "AM" : "PM"}`;
}

function minutesOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return hour * 60 + minute;
}
