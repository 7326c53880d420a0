const timeZone = "Asia/Kolkata";

/** Updates dates to the present day in India, because the HTML may be from an earlier one. */
export function startDates(): void {
  const now = new Date();
  // Sweden writes dates as ISO does.
  const date = now.toLocaleDateString("sv", { timeZone });
  for (const element of document.querySelectorAll("[data-year]")) {
    element.textContent = date.slice(0, 4);
  }
  for (const time of document.querySelectorAll<HTMLTimeElement>("time[data-today]")) {
    time.dateTime = date;
    time.textContent = now.toLocaleDateString("en-IN", { dateStyle: "long", timeZone });
  }
  // Opening hours, of a weekday from 1 or of a date.
  const weekday = new Date(date).getUTCDay() || 7;
  for (const row of document.querySelectorAll(`[data-day="${weekday}"],[data-day="${date}"]`)) {
    row.setAttribute("data-today", "");
  }
}
