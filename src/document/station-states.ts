import type { ClosedTime } from "../shared/station-hours.ts";
import type { LiveStates, ToldState } from "./live-states.ts";

/** How often the status is read, while the page is visible. */
const pollMs = 25_000;
const dayMinutes = 1440;

/**
 * Keeps the states of the stations in an element up to date, because the HTML may be hours old:
 * whether they are closed now, and what operators report, whose code comes only where one does.
 * `data-station` of the element names the only station of the page. Stations that replace its
 * children later are included.
 */
export function start(element: HTMLElement): void {
  let live: LiveStates | undefined;

  function show() {
    const now = Date.now();
    for (const sentence of element.querySelectorAll<HTMLElement>("[data-sentence]")) {
      const { parentElement: parent } = sentence;
      if (parent) showState(parent, sentence, live?.stateOf(parent.dataset.station, now), now);
    }
  }
  async function poll() {
    show();
    if (document.hidden || !element.querySelector("[data-station]")) return;
    live ??= (await import("./live-states.ts")).liveStates(element.dataset.station);
    await live.read();
    show();
  }
  function pollAgain() {
    poll().catch(console.warn);
  }
  pollAgain();
  setInterval(pollAgain, pollMs);
  new MutationObserver(show).observe(element, { childList: true });
}

function showState(
  parent: HTMLElement,
  sentence: HTMLElement,
  told: ToldState | undefined,
  now: number,
): void {
  const badge = parent.querySelector<HTMLElement>("[data-tone]");
  if (told) sentence.textContent = told.sentence;
  const closed = closedText(parent.dataset, now);
  parent.toggleAttribute("data-closed", closed !== undefined);
  if (!badge || (!closed && !told)) return;
  badge.textContent = closed ?? told?.label ?? "";
  badge.dataset.tone = closed ? "plain" : told?.tone;
}

function closedText(
  { closedTimes = "[]", closedDates = "{}" }: DOMStringMap,
  at: number,
): string | undefined {
  // India's time is 330 minutes ahead of UTC; 1970 began on a Thursday.
  const now = at / 60_000 + 330;
  const date = new Date(now * 60_000).toISOString().slice(0, 10);
  const dates: Record<string, ClosedTime[]> = JSON.parse(closedDates);
  const times: ClosedTime[] = dates[date] ?? JSON.parse(closedTimes);
  const minute = dates[date] ? now % dayMinutes : (now + 3 * dayMinutes) % (7 * dayMinutes);
  return times.find(([from, to]) => minute >= from && minute < to)?.[2];
}
