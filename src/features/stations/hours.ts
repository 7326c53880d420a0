import type { Station } from "#shared/contract/stations.ts";
import { dayMs, indianOffsetMs, minuteMs } from "#shared/time.ts";

/**
 * From when to when a station is open, in minutes after midnight in India. `to` is at most 1440,
 * and before `from` where the station is open past midnight.
 */
export interface Hours {
  from: number;
  to: number;
}

const line = /^(\d{1,2})(?::(\d{2}))? ?([ap]m)\s*(?:-|–|to)\s*(\d{1,2})(?::(\d{2}))? ?([ap]m)$/i;
const day = dayMs / minuteMs;

/** The hours in a station's one or two lines of timing; empty when they cannot be understood. */
export function hoursOf({ timing, timingSecond }: Pick<Station, "timing" | "timingSecond">): Hours[] {
  return [timing, timingSecond ?? ""].flatMap((text) => {
    const found = line.exec(text.trim());
    if (!found) return [];
    const from = minutes(found[1], found[2], found[3]);
    const to = minutes(found[4], found[5], found[6]);
    // "12:00 AM to 12:00 AM" is the whole day, and a day that ends a minute early means the same.
    return [{ from, to: to === from || to === day - 1 ? (from + day) % day || day : to }];
  });
}

function minutes(hour = "0", minute = "0", half = "am"): number {
  return ((Number(hour) % 12) + (half.toLowerCase() === "pm" ? 12 : 0)) * 60 + Number(minute);
}

/** Whether a station is open at an instant, by India's time. */
export function isOpen(station: Pick<Station, "timing" | "timingSecond">, at: Date): boolean {
  return isOpenAt(hoursOf(station), minuteInIndia(at));
}

function isOpenAt(hours: Hours[], minute: number): boolean {
  return hours.some(({ from, to }) =>
    to > from ? minute >= from && minute < to : minute >= from || minute < to,
  );
}

/** Says that a station is closed and when it opens; null while it is open, or when unknown. */
export function closedText(station: Pick<Station, "timing" | "timingSecond">, at: Date): string | null {
  return closedTextAt(hoursOf(station), minuteInIndia(at));
}

/** A part of the day, in minutes after midnight in India, and what is said of a station in it. */
export type ClosedTime = [from: number, to: number, text: string];

/** When a station is closed on any day, with the text of `closedText`. */
export function closedTimes(station: Pick<Station, "timing" | "timingSecond">): ClosedTime[] {
  const hours = hoursOf(station);
  const changes = [0, day, ...hours.flatMap(({ from, to }) => [from, to])].sort((a, b) => a - b);
  return changes.slice(1).flatMap((to, index) => {
    const from = changes[index] ?? 0;
    const text = closedTextAt(hours, from);
    return text && to > from ? [[from, to, text]] : [];
  });
}

function closedTextAt(hours: Hours[], now: number): string | null {
  if (isOpenAt(hours, now)) return null;
  const [next] = hours
    .map(({ from }) => from)
    .sort((a, b) => ((a - now + day) % day) - ((b - now + day) % day));
  if (next === undefined) return null;
  const minute = next % 60 ? `:${String(next % 60).padStart(2, "0")}` : "";
  return `Closed, opens ${Math.floor(next / 60) % 12 || 12}${minute} ${next < day / 2 ? "AM" : "PM"}`;
}

function minuteInIndia(at: Date): number {
  return Math.floor(((at.getTime() + indianOffsetMs) % dayMs) / minuteMs);
}
