const offset = 5.5 * 3_600_000;

/** A moment as a `datetime-local` field shows it, in India's time: `2026-11-21T10:35`. */
export function toIndianTime(iso: string): string {
  return new Date(Date.parse(iso) + offset).toISOString().slice(0, 16);
}

/** The moment that such a field names, or null when it is not filled. */
export function fromIndianTime(value: string): string | null {
  const time = Date.parse(`${value}:00+05:30`);
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}
