import { startTransition, useEffect, useMemo, useState } from "react";
import type { StationStatusList } from "#shared/contract/station-status.ts";
import { agedCounts, type EvseCounts, isStale } from "#shared/station-status.ts";
import { api } from "#src/lib/api.ts";
import type { FinderStation } from "./finder-station.ts";
import { readLive } from "./live-station.ts";

/** How often the status is read, while the page is visible. */
const pollMs = 25_000;

interface LiveStatus {
  version: number;
  /** The counts of the stations with a live source, by slug. */
  counts: ReadonlyMap<string, EvseCounts>;
  /** How far the visitor's clock is ahead of the server's, in ms. */
  clockAheadMs: number;
}

const none: LiveStatus = { version: 0, counts: new Map(), clockAheadMs: 0 };

/**
 * The live status of all stations. A failed request is made again in the next round; what is known
 * grows old meanwhile.
 */
export function useLiveStatus(): LiveStatus {
  const [live, setLive] = useState(none);
  useEffect(() => {
    const abort = new AbortController();
    let version = 0;
    let readAt = 0;
    async function read() {
      if (document.visibilityState !== "visible") return;
      readAt = Date.now();
      const query = version > 0 ? `&since=${version}` : "";
      const { signal } = abort;
      const list = await api<StationStatusList>(`/api/stations/status?only=counts${query}`, { signal });
      const isWhole = version === 0 || list.version < version;
      version = list.version;
      const changed = Object.entries(list.stations).map(([slug, one]) => [slug, readLive(one)] as const);
      if (changed.length === 0 && !isWhole) return;
      // Thousands of stations are drawn again, in short tasks.
      startTransition(() =>
        setLive((before) => ({
          version,
          counts: new Map([...(isWhole ? [] : before.counts), ...changed]),
          clockAheadMs: aheadOf(list.at),
        })),
      );
    }
    const poll = () =>
      void read().catch((error) => {
        if (!abort.signal.aborted) console.warn("The status of the stations was not read", error);
      });
    const pollIfDue = () => Date.now() - readAt >= pollMs && poll();
    poll();
    const timer = setInterval(poll, pollMs);
    document.addEventListener("visibilitychange", pollIfDue);
    return () => {
      abort.abort();
      clearInterval(timer);
      document.removeEventListener("visibilitychange", pollIfDue);
    };
  }, []);
  return live;
}

/** A stored response is up to 20 seconds old, so that smaller differences mean nothing. */
function aheadOf(serverTime: string): number {
  const ahead = Date.now() - Date.parse(serverTime);
  return Math.abs(ahead) > 60_000 ? ahead : 0;
}

/** The stations with their live counts at `now`, in ms; those without a live source as they are. */
export function useLiveStations<Station extends FinderStation>(
  stations: readonly Station[] | null,
  counts: LiveStatus["counts"],
  now: number,
): readonly Station[] | null {
  // Reports only ever grow stale, so that an equal number of them means the same ones.
  const stale = useMemo(
    () => [...counts.values()].filter(({ confirmedAt: at }) => at !== null && isStale(at, now)).length,
    [counts, now],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: a minute in which none grows stale changes nothing
  return useMemo(() => stations && withLiveCounts(stations, counts, now), [stations, counts, stale]);
}

function withLiveCounts<Station extends FinderStation>(
  stations: readonly Station[],
  counts: LiveStatus["counts"],
  now: number,
): Station[] {
  return stations.map((station) => {
    const reported = counts.get(station.slug);
    return reported ? { ...station, counts: agedCounts(reported, now), isLive: true } : station;
  });
}
