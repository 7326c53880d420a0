import type { HoursException, StationHours } from "./contract/station-input.ts";
import { dayMs, indianOffsetMs, minuteMs } from "./time.ts";
import { localeTag, spoken, t } from "./translate.ts";

/** When a station is open; no hours mean that nobody knows. */
export interface OpeningTimes {
  hours: readonly StationHours[];
  exceptions: readonly HoursException[];
}

/** A part of a day in minutes after midnight; `to` is past 1440 where it is the next day's. */
export interface Span {
  from: number;
  to: number;
}

/** A time in ms since 1970, and what is said of a station in it. */
type SaidTime = [from: number, to: number, text: string];

export const dayMinutes = dayMs / minuteMs;
export const weekdays = [
  ...(["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const),
];
/** "Mon" to "Sun". */
export const shortWeekdays = weekdays.map((name) => name.slice(0, 3));

/** Days since 1970 in India. That first day was a Thursday. */
function indianDayNumber(at: number): number {
  return Math.floor((at + indianOffsetMs) / dayMs);
}

function weekdayOf(dayNumber: number): number {
  return ((dayNumber + 3) % 7) + 1;
}

function dayNumberOf(date: string): number {
  return Date.parse(date) / dayMs;
}

/** The weekday of a date, from 1 (Monday) to 7. */
export function weekdayOfDate(date: string): number {
  return weekdayOf(dayNumberOf(date));
}

function dateOf(dayNumber: number): string {
  return new Date(dayNumber * dayMs).toISOString().slice(0, 10);
}

function openingsOn(dayNumber: number, { hours, exceptions }: OpeningTimes): Span[] {
  const exception = exceptions.find(({ date }) => date === dateOf(dayNumber));
  const parts = exception ? [exception] : hours.filter(({ weekday }) => weekday === weekdayOf(dayNumber));
  return parts
    .flatMap(({ from, to }) => (from === undefined || to === undefined ? [] : [spanOf({ from, to })]))
    .sort((a, b) => a.from - b.from);
}

/**
 * The parts of a date in which a station is open, that of the night before among them; null where
 * nobody knows. All are within the date.
 */
export function openSpans(times: OpeningTimes, date: string): Span[] | null {
  if (times.hours.length + times.exceptions.length === 0) return null;
  const day = dayNumberOf(date);
  const yesterday = openingsOn(day - 1, times).map(({ from, to }) => ({
    from: Math.max(0, from - dayMinutes),
    to: to - dayMinutes,
  }));
  const today = openingsOn(day, times).map(({ from, to }) => ({ from, to: Math.min(to, dayMinutes) }));
  return mergedSpans([...yesterday, ...today].filter(({ from, to }) => to > from));
}

/** A part of a day; one that ends at or before its beginning ends on the next day. */
export function spanOf({ from, to }: Pick<StationHours, "from" | "to">): Span {
  const [opens, closes] = [minutesOf(from), minutesOf(to)];
  return { from: opens, to: closes > opens ? closes : closes + dayMinutes };
}

/** The same parts from the first on, without overlaps and touching parts. */
export function mergedSpans(spans: readonly Span[]): Span[] {
  const result: Span[] = [];
  for (const span of spans.toSorted((a, b) => a.from - b.from)) {
    const last = result.at(-1);
    if (last && span.from <= last.to) last.to = Math.max(last.to, span.to);
    else result.push({ ...span });
  }
  return result;
}

/** Whether a station is open at a moment in ms; false too where nobody knows. */
export function isOpen(times: OpeningTimes, at: number): boolean {
  return openUntil(times, at) !== null;
}

/** The minutes since 1970 in India until which a station is open; null while it is closed. */
function openUntil(times: OpeningTimes, at: number): number | null {
  const today = indianDayNumber(at);
  const now = indianMinute(at);
  const ends = [today - 1, today].flatMap((day) =>
    openingsOn(day, times)
      .map(({ from, to }) => ({ from: day * dayMinutes + from, to: day * dayMinutes + to }))
      .filter(({ from, to }) => now >= from && now < to)
      .map(({ to }) => to),
  );
  return ends.length > 0 ? Math.max(...ends) : null;
}

/** Whether a station is closed at a moment in ms; false too where nobody knows. */
export function isClosed(times: OpeningTimes, at: number): boolean {
  return times.hours.length + times.exceptions.length > 0 && !isOpen(times, at);
}

/** "Closed, opens 6 PM"; null while a station is open or nothing is known. */
export function closedText(times: OpeningTimes, at: number): string | null {
  const opens = opensText(times, at);
  if (opens === null) return null;
  const label = t("Closed");
  return opens ? t("{label}, {sentence}", { label, sentence: opens }) : label;
}

/**
 * When a closed station opens: "opens 6 PM", "opens Mon 6 AM", or an empty text where it does not within a week; null
 * while it is open or nothing is known.
 */
export function opensText(times: OpeningTimes, at: number): string | null {
  if (!isClosed(times, at)) return null;
  const today = indianDayNumber(at);
  const now = indianMinute(at);
  for (let day = today; day <= today + 7; day++) {
    for (const { from } of openingsOn(day, times)) {
      const opens = day * dayMinutes + from;
      if (opens <= now) continue;
      const isSoon = opens - now < dayMinutes;
      const time = clockText(from);
      if (isSoon) return t("opens {time}", { time });
      return t("opens {day} {time}", { day: dayName(day), time });
    }
  }
  return times.hours.length > 0 ? "" : null;
}

/**
 * "Open until 11 PM", "Open 24 hours", "Open 24 hours until Sat midnight", or that it is closed; null
 * where nobody knows.
 */
export function openText(times: OpeningTimes, at: number): string | null {
  let until = openUntil(times, at);
  if (until === null) return closedText(times, at);
  // Midnight is no end where the next day goes on.
  for (let days = 0; days < 7 && until !== null; days++) {
    const next = openUntil(times, until * minuteMs - indianOffsetMs);
    if (next === null) return untilText(until, indianMinute(at));
    until = next;
  }
  return t("Open 24 hours");
}

/** Both in minutes since 1970 in India. Midnight belongs to the day that it ends. */
function untilText(until: number, now: number): string {
  const isMidnight = until % dayMinutes === 0;
  const time = isMidnight ? "midnight" : clockText(until % dayMinutes);
  if (until - now <= dayMinutes) return t("Open until {time}", { time });
  const day = dayName(Math.floor((until - 1) / dayMinutes));
  return t("Open 24 hours until {day} {time}", { day, time });
}

function dayName(dayNumber: number): string {
  return weekdayName(weekdayOf(dayNumber));
}

/** A weekday from 1 as "Mon". Languages of India seldom shorten the names. */
function weekdayName(weekday: number): string {
  const name = weekdays[weekday - 1] ?? "";
  return spoken() ? t(name) : name.slice(0, 3);
}

/** Days, from today on, for which a page knows when a station is closed. */
export const knownDays = 8;

/** When a station is closed from the day of a moment on, with its `opensText`. */
export function closedTimes(times: OpeningTimes, at: number): SaidTime[] {
  return saidTimes(times, at, opensText);
}

/** When it is open, with its `openText`. */
export function openTimes(times: OpeningTimes, at: number): SaidTime[] {
  return saidTimes(times, at, (_, from) => (isOpen(times, from) ? openText(times, from) : null));
}

/** The times between openings and closings of the coming days of which there is something to say. */
function saidTimes(times: OpeningTimes, at: number, textAt: typeof opensText): SaidTime[] {
  const today = indianDayNumber(at);
  const start = today * dayMinutes;
  const end = start + knownDays * dayMinutes;
  const bounds = new Set([start, end]);
  for (let day = today - 1; day < today + knownDays; day++) {
    for (const { from, to } of openingsOn(day, times))
      for (const minute of [from, to]) bounds.add(Math.min(end, Math.max(start, day * dayMinutes + minute)));
  }
  const sorted = [...bounds].sort((a, b) => a - b).map((minute) => minute * minuteMs - indianOffsetMs);
  return sorted.slice(1).flatMap((to, index): SaidTime[] => {
    const from = sorted[index] ?? 0;
    const text = textAt(times, from);
    return text === null ? [] : [[from, to, text]];
  });
}

/** Days with the same opening hours as a page shows them. */
export interface DayRow {
  /** The weekdays from 1 with spaces between, or the date. */
  day: string;
  name: string;
  text: string;
}

/**
 * The weekdays from Monday on, neighbours with the same hours together ("Mon to Sat", "Every day"),
 * and the coming dates that differ.
 */
export function weekRows(times: OpeningTimes, at: number): { week: DayRow[]; dates: DayRow[] } {
  const today = indianDayNumber(at);
  const monday = 4;
  const plain = { hours: times.hours, exceptions: [] };
  const week = weekdays.map((_, index) => ({
    day: String(index + 1),
    name: weekdayName(index + 1),
    text: dayText(openingsOn(monday + index, plain)),
  }));
  const dates = times.exceptions
    .map(({ date }) => ({ date, day: dayNumberOf(date) }))
    .filter(({ day }) => day >= today)
    .sort((a, b) => a.day - b.day)
    .map(({ date, day }) => ({
      day: date,
      name: dateText(date),
      text: dayText(openingsOn(day, times)),
    }));
  return { week: folded(week), dates };
}

function folded(week: readonly DayRow[]): DayRow[] {
  const groups: DayRow[][] = [];
  for (const row of week) {
    const last = groups.at(-1);
    if (last?.[0]?.text === row.text) last.push(row);
    else groups.push([row]);
  }
  return groups.map((days) => {
    const [first = "", last = ""] = [days[0]?.name, days.at(-1)?.name];
    const span = days.length > 1 ? t("{from} to {to}", { from: first, to: last }) : first;
    const name = days.length === 7 ? t("Every day") : span;
    return { day: days.map(({ day }) => day).join(" "), name, text: days[0]?.text ?? "" };
  });
}

/** Today's hours, such as "6 AM to 11 PM"; null where nobody knows. */
export function todayText(times: OpeningTimes, at: number): string | null {
  if (times.hours.length === 0) return null;
  return dayText(openingsOn(indianDayNumber(at), times));
}

function dayText(openings: readonly Span[]): string {
  if (openings.length === 0) return t("Closed");
  return openings
    .map(({ from, to }) =>
      to - from >= dayMinutes
        ? t("Open 24 hours")
        : t("{from} to {to}", { from: clockText(from), to: endText(to) }),
    )
    .join(", ");
}

function endText(minutes: number): string {
  return minutes === dayMinutes ? "midnight" : clockText(minutes % dayMinutes);
}

/** `2026-12-01` as "1 Dec", in Hindi with the whole month. */
export function dateText(date: string): string {
  const month = spoken() ? "long" : "short";
  return new Intl.DateTimeFormat(localeTag(), { day: "numeric", month, timeZone: "UTC" }).format(
    Date.parse(date),
  );
}

/** A part of a day as "6 AM to 11 PM". */
export function spanText({ from, to }: Pick<StationHours, "from" | "to">): string {
  const span = spanOf({ from, to });
  return t("{from} to {to}", { from: clockText(span.from), to: endText(span.to) });
}

/** Weekdays from 1 as "Mon to Fri" or "Sat, Sun". */
export function weekdaysText(days: readonly number[]): string {
  const sorted = days.toSorted((a, b) => a - b);
  const names = sorted.map(weekdayName);
  const isRun = sorted.length > 2 && sorted.every((day, index) => day === (sorted[0] ?? 0) + index);
  return isRun ? t("{from} to {to}", { from: names[0] ?? "", to: names.at(-1) ?? "" }) : names.join(", ");
}

/** A moment in ms as the time in India, "9:24 PM", as opening hours have it. */
export function clockAt(at: number): string {
  return clockText(indianMinute(at) % dayMinutes);
}

/** Minutes after midnight as "6 AM" or "9:45 PM"; other languages name the part of the day. */
function clockText(minutes: number): string {
  if (spoken()) {
    const parts = { hour: "numeric", dayPeriod: "long", hourCycle: "h12", timeZone: "UTC" } as const;
    const format = new Intl.DateTimeFormat(
      localeTag(),
      minutes % 60 ? { ...parts, minute: "2-digit" } : parts,
    );
    return t("{time} o'clock", { time: format.format(minutes * minuteMs) });
  }
  const minute = minutes % 60 ? `:${String(minutes % 60).padStart(2, "0")}` : "";
  return `${Math.floor(minutes / 60) % 12 || 12}${minute} ${minutes % dayMinutes < 720 ? "AM" : "PM"}`;
}

function minutesOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return hour * 60 + minute;
}

function indianMinute(at: number): number {
  return Math.floor((at + indianOffsetMs) / minuteMs);
}

const line = /^(\d{1,2})(?::(\d{2}))? ?([ap]m)\s*(?:-|–|to)\s*(\d{1,2})(?::(\d{2}))? ?([ap]m)$/i;

/**
 * The hours of a station of which only its one or two lines of text are known; none when they
 * cannot be understood. A day that ends a minute early is the whole day.
 */
export function hoursFromText(timing: string, timingSecond: string | null): StationHours[] {
  const parts = [timing, timingSecond ?? ""].flatMap((text) => {
    if (text.trim() === "Open 24 hours") return { from: "00:00", to: "00:00" };
    const found = line.exec(text.trim());
    if (!found) return [];
    const from = timeOfDay(found[1], found[2], found[3]);
    const to = timeOfDay(found[4], found[5], found[6]);
    return [{ from, to: from === "00:00" && to === "23:59" ? "00:00" : to }];
  });
  return [1, 2, 3, 4, 5, 6, 7].flatMap((weekday) => parts.map((part) => ({ weekday, ...part })));
}

function timeOfDay(hour = "0", minute = "00", half = "am"): string {
  const hours = (Number(hour) % 12) + (half.toLowerCase() === "pm" ? 12 : 0);
  return `${String(hours).padStart(2, "0")}:${minute}`;
}
