import { dayMs, indianDay, indianOffsetMs, indianTimeZone } from "#shared/time.ts";

// Dates in India's time and numbers the Indian way, wherever the reader or the Worker is.

const dayParts = new Intl.DateTimeFormat("en-IN", {
  timeZone: indianTimeZone,
  day: "numeric",
  month: "short",
  year: "numeric",
});
const shortDayParts = new Intl.DateTimeFormat("en-IN", {
  timeZone: indianTimeZone,
  day: "numeric",
  month: "short",
});
const longDayParts = new Intl.DateTimeFormat("en-IN", {
  timeZone: indianTimeZone,
  day: "numeric",
  month: "long",
  year: "numeric",
});
const weekday = new Intl.DateTimeFormat("en-IN", { timeZone: indianTimeZone, weekday: "long" });
const clockParts = new Intl.DateTimeFormat("en-IN", {
  timeZone: indianTimeZone,
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});
const number = new Intl.NumberFormat("en-IN");
const price = new Intl.NumberFormat("en-IN", {
  style: "currency",
  currency: "INR",
  trailingZeroDisplay: "stripIfInteger",
});

/** `1,24,860` */
export function formatNumber(value: number): string {
  return number.format(value);
}

/** `₹1,24,900`. From 10,000 on rounded to hundreds, because it is an estimate. */
export function formatRupees(value: number): string {
  const rounded = Math.abs(value) < 10_000 ? Math.round(value) : Math.round(value / 100) * 100;
  return `${rounded < 0 ? "−" : ""}₹${number.format(Math.abs(rounded))}`;
}

/** A price of a unit, with paise where it has some: `₹15`, `₹18.50`. */
export function formatPrice(rupees: number): string {
  return price.format(rupees);
}

/** `9 Nov 2026` in India. */
export function formatDay(iso: string): string {
  return dayParts.format(new Date(iso));
}

/** `9 Nov` in India. */
export function formatShortDay(iso: string): string {
  return shortDayParts.format(new Date(iso));
}

/** `Monday` in India. */
export function formatWeekday(iso: string): string {
  return weekday.format(new Date(iso));
}

/** `9 November 2026` in India. */
export function formatLongDay(iso: string): string {
  return longDayParts.format(new Date(iso));
}

/** `10:35` in India. */
export function formatClock(iso: string): string {
  return clockParts.format(new Date(iso));
}

/** `21 Nov, 10:35`, with the year unless it is the current one. */
export function formatDayAndClock(iso: string, now: Date): string {
  const yearOf = (time: number) => indianDay(time).slice(0, 4);
  const sameYear = yearOf(Date.parse(iso)) === yearOf(now.getTime());
  return `${sameYear ? formatShortDay(iso) : formatDay(iso)}, ${formatClock(iso)}`;
}

/** For a list: the time today, `Yesterday`, `n days ago` under a week, else the date. */
export function formatListDate(iso: string, now: Date): string {
  const days = daysBetween(iso, now);
  if (days <= 0) return formatClock(iso);
  if (days === 1) return "Yesterday";
  return days < 7 ? `${days} days ago` : formatDay(iso);
}

/** A moment in a sentence: `today 10:35`, `yesterday …`, `tomorrow …`, or `9 Nov, 10:35`. */
export function formatMoment(iso: string, now: Date): string {
  const days = daysBetween(iso, now);
  if (days === 0) return `today ${formatClock(iso)}`;
  if (days === 1) return `yesterday ${formatClock(iso)}`;
  if (days === -1) return `tomorrow ${formatClock(iso)}`;
  return formatDayAndClock(iso, now);
}

/** Whole Indian calendar days from `iso` to `now`. */
function daysBetween(iso: string, now: Date): number {
  const dayNumber = (time: number) => Math.floor((time + indianOffsetMs) / dayMs);
  return dayNumber(now.getTime()) - dayNumber(Date.parse(iso));
}

/** `AR` for Asha Raman: the first letters of the first and the last name. */
export function initialsOf(name: string): string {
  const names = name.split(/\s+/).filter(Boolean);
  const ends = names.length > 1 ? [names[0], names.at(-1)] : [names[0]];
  return ends.map((part) => [...(part ?? "")][0]?.toUpperCase()).join("");
}

/** `Title, State and Tags` */
export function formatList(names: readonly string[]): string {
  return new Intl.ListFormat("en-IN").format(names);
}
