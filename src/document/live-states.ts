import { readLive } from "../features/stations/live-station.ts";
import type { StationStatusList } from "../shared/contract/station-status.ts";
import { agedCounts, type StationCounts, spokenLabel, statusSentence } from "../shared/station-status.ts";

/** What is said of a station with live status. */
export interface ToldState {
  label: string;
  tone: string;
  sentence: string;
}

/** What operators report of the stations of a page. */
export interface LiveStates {
  /** Reads what has changed, and shows the lights of charging points. */
  read(): Promise<void>;
  /** Undefined where nothing was reported. `now` in ms. */
  stateOf(slug: string | undefined, now: number): ToldState | undefined;
}

/** `station` is the slug of the only station of the page. */
export function liveStates(station: string | undefined): LiveStates {
  const live = new Map<string, StationCounts>();
  const wanted = station ? `station=${encodeURIComponent(station)}` : "only=counts";
  let version = 0;

  async function read() {
    const response = await fetch(`/api/stations/status?${version > 0 ? `since=${version}&` : ""}${wanted}`);
    if (!response.ok) return;
    const list: StationStatusList = await response.json();
    version = list.version;
    for (const [slug, one] of Object.entries(list.stations)) {
      live.set(slug, readLive(one));
      for (const [uid, [status]] of Object.entries(one.evses ?? {})) showPoint(uid, status);
    }
  }
  function stateOf(slug = "", now: number): ToldState | undefined {
    const reported = live.get(slug);
    if (!reported) return undefined;
    const counts = agedCounts(reported, now);
    const { label = "", tone = "plain" } = spokenLabel(counts, true) ?? {};
    return { label, tone, sentence: statusSentence(counts, true, now) ?? "" };
  }
  return { read, stateOf };
}

/** The light of one charging point; its texts are in the page. */
function showPoint(uid: string, status: string): void {
  const point = document.querySelector<HTMLElement>(`[data-evse="${CSS.escape(uid)}"]`);
  if (point) point.dataset.status = status;
}
