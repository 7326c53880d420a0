import { indianDay } from "#shared/time.ts";

/**
 * Updates dates to the present day in India, because the HTML may be from an earlier one. Without
 * `Intl`, whose first use is a long task on a phone: `data-today` has the names of the months.
 */
export function startDates(): void {
  const date = indianDay(Date.now());
  const [year = "", month, day] = date.split("-");
  for (const element of document.querySelectorAll("[data-year]")) {
    // Writing the same again would have the footer's style computed again.
    if (element.textContent !== year) element.textContent = year;
  }
  for (const time of document.querySelectorAll<HTMLTimeElement>("time[data-today]")) {
    const months = time.dataset.today?.split(" ") ?? [];
    time.dateTime = date;
    time.textContent = `${Number(day)} ${months[Number(month) - 1]} ${year}`;
  }
  // Opening hours, of weekdays from 1 or of a date.
  const weekday = new Date(date).getUTCDay() || 7;
  for (const row of document.querySelectorAll<HTMLElement>(`[data-day~="${weekday}"],[data-day="${date}"]`)) {
    row.dataset.today = "";
  }
}
