import type { LiveStation, StationStatusList } from "../shared/contract/station-status.ts";
import type { ClosedTime } from "../shared/station-hours.ts";
import { minuteMs } from "../shared/time.ts";

/** How often the status is read, while the page is visible. */
const pollMs = 25_000;

/**
 * Keeps the states of the stations in an element up to date, because the HTML may be hours old:
 * whether they are closed now, and what operators report. `data-station` of the element names the
 * only station of the page. Stations that replace its children later are included.
 */
export function start(element: HTMLElement): void {
  const live = new Map<string, LiveStation>();
  let version = 0;

  function show() {
    for (const state of element.querySelectorAll<HTMLElement>("[data-sentence]")) {
      const { parentElement: parent } = state;
      if (parent) showState(parent, state, live.get(parent.dataset.station ?? ""));
    }
  }
  async function read() {
    if (document.hidden || !element.querySelector("[data-station]")) return;
    const { station } = element.dataset;
    const only = station ? `station=${encodeURIComponent(station)}` : "only=counts";
    const response = await fetch(`/api/stations/status?words=1&${only}&since=${version}`);
    if (!response.ok) return;
    const list: StationStatusList = await response.json();
    version = list.version;
    for (const [slug, one] of Object.entries(list.stations)) {
      live.set(slug, one);
      for (const [uid, [status]] of Object.entries(one.evses ?? {})) showPoint(uid, status);
    }
    show();
  }
  const poll = () => void read().catch(console.warn);
  show();
  poll();
  setInterval(() => {
    show();
    poll();
  }, pollMs);
  new MutationObserver(show).observe(element, { childList: true });
}

function showState(parent: HTMLElement, sentence: HTMLElement, station: LiveStation | undefined): void {
  const badge = parent.querySelector<HTMLElement>("[data-tone]");
  const now = Date.now();
  const { words } = station ?? {};
  const told = words?.until && now > Date.parse(words.until) ? words.later : words?.now;
  if (told) sentence.textContent = told.sentence;
  const closed = closedText(parent.dataset, now);
  parent.toggleAttribute("data-closed", closed !== undefined);
  if (!badge || (!closed && !told)) return;
  badge.textContent = closed ?? told?.label ?? "";
  badge.dataset.tone = (!closed && told?.tone) || "plain";
}

function closedText({ closedTimes = "[]" }: DOMStringMap, now: number): string | undefined {
  const times: ClosedTime[] = JSON.parse(closedTimes);
  const minute = now / minuteMs;
  return times.find(([from, to]) => minute >= from && minute < to)?.[2];
}

/** The light of one charging point; its texts are in the page. */
function showPoint(uid: string, status: string): void {
  const point = document.querySelector<HTMLElement>(`[data-evse="${CSS.escape(uid)}"]`);
  if (point) point.dataset.status = status;
}
