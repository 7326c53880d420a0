/** Dates that are the visitor's own: the HTML was made earlier, perhaps in another year. */
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
