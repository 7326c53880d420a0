import { dayMs, indianDay, indianOffsetMs, indianTimeZone } from "#shared/time.ts";
import { localeTag, spoken, t } from "#shared/translate.ts";

export { formatPrice } from "#shared/rupees.ts";

// Dates in India's time and numbers the Indian way, wherever the reader or the Worker is.

type DateParts = Intl.DateTimeFormatOptions;
const shortDay = { day: "numeric", month: "short" } as const satisfies DateParts;
const longDay = { day: "numeric", month: "long" } as const satisfies DateParts;
const clock = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const satisfies DateParts;

interface Format {
  format: (value: number) => string;
}

const formats = new Map<string, Format>();

/** Formats are costly to make, so that each is made once for a language. */
function formatIn<Options extends object>(
  Kind: new (locale: string, options: Options) => Format,
  options: Options,
  value: number,
): string {
  const key = localeTag() + Object.entries(options);
  const format = formats.get(key) ?? new Kind(localeTag(), options);
  formats.set(key, format);
  return format.format(value);
}

function formatDate(iso: string, parts: DateParts): string {
  return formatIn(Intl.DateTimeFormat, { timeZone: indianTimeZone, ...parts }, Date.parse(iso));
}

/** `9 Nov`; abbreviations of months are rare in languages of India: `9 नवंबर`. */
const dayParts = () => (spoken() ? longDay : shortDay);

/** `1,24,860` */
export function formatNumber(value: number): string {
  return formatIn(Intl.NumberFormat, {}, value);
}

/** `₹1,24,900`. From 10,000 on rounded to hundreds, because it is an estimate. */
export function formatRupees(value: number): string {
  const rounded = Math.abs(value) < 10_000 ? Math.round(value) : Math.round(value / 100) * 100;
  return `${rounded < 0 ? "−" : ""}₹${formatNumber(Math.abs(rounded))}`;
}

/** `9 Nov 2026` in India. */
export function formatDay(iso: string): string {
  return formatDate(iso, { ...dayParts(), year: "numeric" });
}

/** `9 Nov` in India. */
export function formatShortDay(iso: string): string {
  return formatDate(iso, dayParts());
}

/** `Monday` in India. */
export function formatWeekday(iso: string): string {
  return formatDate(iso, { weekday: "long" });
}

/** `9 November 2026` in India. */
export function formatLongDay(iso: string): string {
  return formatDate(iso, { ...longDay, year: "numeric" });
}

/** `10:35` in India. */
export function formatClock(iso: string): string {
  return formatDate(iso, clock);
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
  if (days === 1) return t("Yesterday");
  return days < 7 ? t("{count} days ago", { count: days }) : formatDay(iso);
}

/** A moment in a sentence: `today 10:35`, `yesterday …`, `tomorrow …`, or `9 Nov, 10:35`. */
export function formatMoment(iso: string, now: Date): string {
  const days = daysBetween(iso, now);
  if (days === 0) return t("today {time}", { time: formatClock(iso) });
  if (days === 1) return t("yesterday {time}", { time: formatClock(iso) });
  if (days === -1) return t("tomorrow {time}", { time: formatClock(iso) });
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
  return new Intl.ListFormat(localeTag()).format(names);
}
