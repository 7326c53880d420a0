import { indianOffsetMs } from "./time.ts";

/** An ISO timestamp as a `datetime-local` field shows it, in India's time: `2026-11-21T10:35`. */
export function toIndianTime(iso: string): string {
  return new Date(Date.parse(iso) + indianOffsetMs).toISOString().slice(0, 16);
}

/** The ISO timestamp of a `datetime-local` field in India's time; null when it is empty. */
export function fromIndianTime(value: string): string | null {
  const time = Date.parse(`${value}:00+05:30`);
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}
