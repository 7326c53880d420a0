import { indianOffsetMs } from "../shared/time.ts";

/**
 * Marks today in India among an element's rows with `data-day` (a weekday from 1, or a date),
 * because the HTML may be from another day.
 */
export function startToday(element: HTMLElement): void {
  const now = new Date(Date.now() + indianOffsetMs);
  const date = now.toISOString().slice(0, 10);
  for (const row of element.querySelectorAll(`[data-day="${now.getUTCDay() || 7}"],[data-day="${date}"]`))
    row.setAttribute("data-today", "");
}
