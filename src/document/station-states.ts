import type { LiveStation, StationStatusList, StatusTexts } from "#shared/contract/station-status.ts";

/** How often the status is read, while the page is visible. */
const pollMs = 25_000;

/**
 * Keeps the states of the stations in an element up to date, because the HTML may be hours old:
 * whether they are closed now, and what operators report. `data-query` of the element asks the API for
 * its stations. Stations that replace its children later are included.
 */
export function start(element: HTMLElement): void {
  const live: Record<string, LiveStation> = {};
  let version = 0;

  function show() {
    for (const state of element.querySelectorAll<HTMLElement>("[data-state]"))
      showState(state, live[`${state.dataset.station}`], element.dataset);
    showOpen();
  }
  async function read() {
    if (document.hidden || !element.querySelector("[data-station]")) return;
    const response = await fetch(`/api/stations/status?${element.dataset.query}&since=${version}`);
    if (!response.ok) return;
    const list: StationStatusList = await response.json();
    version = list.version;
    Object.assign(live, list.stations);
    for (const { evses = {} } of Object.values(list.stations))
      for (const [uid, [status]] of Object.entries(evses)) showPoint(uid, status);
    show();
  }
  function refresh() {
    show();
    read().catch(console.warn);
  }
  refresh();
  setInterval(refresh, pollMs);
  new MutationObserver(show).observe(element, { childList: true });
}

/** What the page itself says of each station, for when one opens that nobody reports. */
const rendered = new WeakMap<HTMLElement, StatusTexts>();

function showState(
  state: HTMLElement,
  station: LiveStation | undefined,
  { ages = "", closedLabel = "" }: DOMStringMap,
): void {
  const [badge, sentence] = state.children as unknown as [HTMLElement, HTMLElement];
  const now = Date.now();
  const { words, confirmedAt } = station ?? {};
  const isFresh = now <= Date.parse(`${words?.until}`);
  const status = isFresh ? words?.now : words?.later;
  const opens = valueAt(state.dataset.closedTimes, now);
  const isClosed = opens !== undefined;
  const open = valueAt(state.dataset.openTimes, now);
  const asRendered = rendered.get(state) ?? {
    label: badge.textContent,
    tone: badge.dataset.tone as StatusTexts["tone"],
    sentence: sentence.textContent,
  };
  rendered.set(state, asRendered);
  let shown: StatusTexts = status ?? asRendered;
  if (isClosed) shown = { label: closedLabel, tone: "plain", sentence: opens };
  else if (status && isFresh) {
    // By a slow clock a report is from the future.
    const minutes = Math.floor((now - Date.parse(`${confirmedAt}`)) / 60_000);
    const [justNow = "", ago = ""] = ages.split("|");
    const age = minutes < 1 ? justNow : ago.replace("#", `${minutes}`);
    shown = { ...status, sentence: `${status.sentence} · ${age}` };
  } else if (!status && !asRendered.sentence && open) shown = { ...asRendered, label: open, tone: "plain" };
  badge.textContent = shown.label;
  badge.dataset.tone = shown.tone;
  sentence.textContent = shown.sentence;
  state.toggleAttribute("data-closed", isClosed);
}

/** The figures of a place say how many of its stations are open now. */
function showOpen(): void {
  const note = document.querySelector<HTMLElement>("[data-open-counts]");
  const count = valueAt(note?.dataset.openCounts, Date.now());
  // The page knows only the days after it was rendered.
  if (note && count) note.textContent = `${note.dataset.openNow}`.replace("#", count);
}

/** The value that a list in an attribute has at a moment: of times from, to and a value. */
function valueAt(list = "[]", now: number): string | undefined {
  const times: [from: number, to: number, value: string | number][] = JSON.parse(list);
  return times.find(([from, to]) => now >= from && now < to)?.[2].toString();
}

/** The light of one charging point; its texts are in the page. */
function showPoint(uid: string, status: string): void {
  const point = document.querySelector<HTMLElement>(`[data-evse="${CSS.escape(uid)}"]`);
  if (point) point.dataset.status = status;
}
