import { readLive } from "../features/stations/live-station.ts";
import type { StationStatusList } from "../shared/contract/station-status.ts";
import {
  agedCounts,
  type StationCounts,
  type StatusLabel,
  spokenLabel,
  statusSentence,
} from "../shared/station-status.ts";

/** What operators report, in words for a visitor. */
export interface OperatorReports {
  /** Reads what changed; false when it cannot be read. Shows the lights of single points. */
  read: () => Promise<boolean>;
  /** Of a station, by its slug. */
  reportOf: (slug?: string) => ({ sentence: string } & Partial<StatusLabel>) | undefined;
}

/** Of one `station`, or of all. */
export function openReports(station: string | undefined): OperatorReports {
  const live = new Map<string, StationCounts>();
  const which = station ? `station=${encodeURIComponent(station)}` : "only=counts";
  let version = 0;
  return {
    async read() {
      const response = await fetch(`/api/stations/status?${version > 0 ? `since=${version}&` : ""}${which}`);
      if (!response.ok) return false;
      const list: StationStatusList = await response.json();
      version = list.version;
      for (const [slug, one] of Object.entries(list.stations)) {
        live.set(slug, readLive(one));
        for (const [uid, [status]] of Object.entries(one.evses ?? {})) showPoint(uid, status);
      }
      return true;
    },
    reportOf(slug = "") {
      const counts = live.get(slug);
      if (!counts) return undefined;
      const now = Date.now();
      const told = agedCounts(counts, now);
      return { sentence: statusSentence(told, true, now) ?? "", ...spokenLabel(told, true) };
    },
  };
}

/** The light of one charging point; its texts are in the page. */
function showPoint(uid: string, status: string): void {
  const point = document.querySelector<HTMLElement>(`[data-evse="${CSS.escape(uid)}"]`);
  if (point) point.dataset.status = status;
}
