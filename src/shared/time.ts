export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

/** India's one time zone: UTC+05:30 all year, without daylight saving time. */
export const indianTimeZone = "Asia/Kolkata";
export const indianOffsetMs = 5.5 * hourMs;

/** A moment in milliseconds since 1970 as an ISO timestamp, as the API writes it. */
export function isoTime(time: number): string {
  return new Date(time).toISOString();
}

/** The same for a time that may be null. */
export function isoTimeOrNull(time: number | null): string | null {
  return time === null ? null : isoTime(time);
}

/** The end of the Indian day of a moment; both in milliseconds since 1970. */
export function endOfIndianDay(time: number): number {
  return Math.floor((time + indianOffsetMs) / dayMs + 1) * dayMs - indianOffsetMs;
}

/** The calendar day in India, `2026-11-21`, at a moment in milliseconds since 1970. */
export function indianDay(time: number): string {
  return new Date(time + indianOffsetMs).toISOString().slice(0, 10);
}
