import type { ClosedTime } from "../shared/station-hours.ts";
import { indianDay, indianOffsetMs, minuteMs } from "../shared/time.ts";
import type { OperatorReports } from "./operator-reports.ts";

/** How often the states are updated. */
const updateMs = 25_000;
const dayMinutes = 1440;

/**
 * Keeps the states of the stations in an element up to date, because the HTML may be hours old:
 * whether they are closed now, and what operators report, whose code is loaded where one does.
 * `data-station` of the element names the only station of the page. Stations that replace its
 * children later are included.
 */
export function startStationStates(element: HTMLElement): void {
  let reports: OperatorReports | undefined;

  function show() {
    for (const sentence of element.querySelectorAll<HTMLElement>("[data-sentence]")) {
      const { parentElement: parent } = sentence;
      if (!parent) continue;
      const report = reports?.reportOf(parent.dataset.station);
      if (report) sentence.textContent = report.sentence;
      const closed = closedText(parent.dataset, Date.now());
      parent.toggleAttribute("data-closed", closed !== undefined);
      const badge = parent.querySelector<HTMLElement>("[data-tone]");
      if (!badge || (!closed && !report)) continue;
      badge.textContent = closed ?? report?.label ?? "";
      badge.dataset.tone = (!closed && report?.tone) || "plain";
    }
  }
  async function read() {
    if (document.hidden || !element.querySelector("[data-station]")) return;
    reports ??= (await import("./operator-reports.ts")).openReports(element.dataset.station);
    if (await reports.read()) show();
  }
  function update() {
    show();
    read().catch(console.warn);
  }
  update();
  setInterval(update, updateMs);
  new MutationObserver(show).observe(element, { childList: true });
}

function closedText(
  { closedTimes = "[]", closedDates = "{}" }: DOMStringMap,
  at: number,
): string | undefined {
  const date = indianDay(at);
  // 1970 began on a Thursday.
  const now = (at + indianOffsetMs) / minuteMs;
  const dates: Record<string, ClosedTime[]> = JSON.parse(closedDates);
  const times: ClosedTime[] = dates[date] ?? JSON.parse(closedTimes);
  const minute = dates[date] ? now % dayMinutes : (now + 3 * dayMinutes) % (7 * dayMinutes);
  return times.find(([from, to]) => minute >= from && minute < to)?.[2];
}
