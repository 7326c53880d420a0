/**
 * Updates dates to the present day in India, because the HTML may be from an earlier one. `Intl`
 * only for a date that is shown: its first use is a long task on a phone.
 */
export function startDates(): void {
  // India's time is 330 minutes ahead of UTC. `indianDay` is not imported: with it every page would
  // load one more file.
  const date = new Date(Date.now() + 330 * 60_000).toISOString().slice(0, 10);
  for (const element of document.querySelectorAll("[data-year]")) {
    element.textContent = date.slice(0, 4);
  }
  for (const time of document.querySelectorAll<HTMLTimeElement>("time[data-today]")) {
    time.dateTime = date;
    time.textContent = new Date(date).toLocaleDateString("en-IN", { dateStyle: "long", timeZone: "UTC" });
  }
  // Opening hours, of a weekday from 1 or of a date.
  const weekday = new Date(date).getUTCDay() || 7;
  for (const row of document.querySelectorAll(`[data-day="${weekday}"],[data-day="${date}"]`)) {
    row.setAttribute("data-today", "");
  }
}
