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
  const now = minuteInIndia(at);
  return hoursOf(station).some(({ from, to }) =>
    to > from ? now >= from && now < to : now >= from || now < to,
  );
}

/** When a closed station opens, such as `6 PM`; null while it is open, or when unknown. */
export function opensNext(station: Pick<Station, "timing" | "timingSecond">, at: Date): string | null {
  if (isOpen(station, at)) return null;
  const now = minuteInIndia(at);
  const [next] = hoursOf(station)
    .map(({ from }) => from)
    .sort((a, b) => ((a - now + day) % day) - ((b - now + day) % day));
  if (next === undefined) return null;
  const minute = next % 60 ? `:${String(next % 60).padStart(2, "0")}` : "";
  return `${Math.floor(next / 60) % 12 || 12}${minute} ${next < day / 2 ? "AM" : "PM"}`;
}

/** Says that a closed station is closed and when it opens; null as `opensNext`. */
export function closedText(station: Pick<Station, "timing" | "timingSecond">, at: Date): string | null {
  const opens = opensNext(station, at);
  return opens && `Closed, opens ${opens}`;
}

function minuteInIndia(at: Date): number {
  return Math.floor(((at.getTime() + indianOffsetMs) % dayMs) / minuteMs);
}
