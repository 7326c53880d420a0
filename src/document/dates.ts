/** Updates dates to the visitor's own day, because the HTML may be from an earlier one. */
export function startDates(): void {
  const now = new Date();
  for (const element of document.querySelectorAll("[data-year]")) {
    element.textContent = String(now.getFullYear());
  }
  for (const time of document.querySelectorAll<HTMLTimeElement>("time[data-today]")) {
    time.dateTime = now.toISOString().slice(0, 10);
    time.textContent = now.toLocaleDateString("en-IN", { dateStyle: "long", timeZone: "Asia/Kolkata" });
  }
}
