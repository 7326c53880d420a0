import { indianOffsetMs } from "../shared/time.ts";

/**
 * Marks today in India among an element's rows with `data-day` (a weekday from 1, or a date),
 * because the HTML may be from another day.
 */
export function startToday(element: HTMLElement): void {
  const now = new Date(Date.now() + indianOffsetMs);
  const today = [String(now.getUTCDay() || 7), now.toISOString().slice(0, 10)];
  for (const row of element.querySelectorAll<HTMLElement>("[data-day]")) {
    row.toggleAttribute("data-today", today.includes(row.dataset.day ?? ""));
  }
}
