import { useCallback, useEffect, useState } from "react";
import type { CompactStations } from "#shared/contract/station-compact.ts";
import { minuteMs } from "#shared/time.ts";
import { api } from "#src/lib/api.ts";
import { type FinderStation, keysOf, readCompact } from "./finder-station.ts";

/** Milliseconds to wait before each retry. */
const retryDelaysMs = [1000, 2000];
/** Older stations are read again when the visitor comes back to the page. */
const staleMs = 5 * minuteMs;

interface StationsState {
  /** Null until they have been read once. */
  stations: FinderStation[] | null;
  /** Why they could not be read the last time. */
  error: Error | null;
  isLoading: boolean;
  /** When they were read, in ms since 1970; 0 for never. */
  readAt: number;
}

/**
 * All stations. They are loaded again with `reload`, when the network returns after a failure,
 * and when the visitor returns after five minutes. The browser computes distances, so that a
 * visitor's position never leaves it.
 */
export function useStations() {
  const [state, setState] = useState<StationsState>({
    stations: null,
    error: null,
    isLoading: true,
    readAt: 0,
  });
  const [reads, setReads] = useState(0);
  const reload = useCallback(() => setReads((count) => count + 1), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `reads` counts requests to reload
  useEffect(() => {
    const abort = new AbortController();
    setState((now) => ({ ...now, isLoading: true }));
    fetchStations(abort.signal).then(
      (stations) => setState({ stations, error: null, isLoading: false, readAt: Date.now() }),
      (error: Error) => {
        if (!abort.signal.aborted) setState((now) => ({ ...now, error, isLoading: false }));
      },
    );
    return () => abort.abort();
  }, [reads]);

  const { readAt, isLoading } = state;
  useEffect(() => {
    const refresh = () => {
      const isVisible = document.visibilityState === "visible";
      if (isVisible && !isLoading && Date.now() - readAt > staleMs) reload();
    };
    window.addEventListener("online", refresh);
    document.addEventListener("visibilitychange", refresh);
    return () => {
      window.removeEventListener("online", refresh);
      document.removeEventListener("visibilitychange", refresh);
    };
  }, [readAt, isLoading, reload]);
  return { ...state, reload };
}

async function fetchStations(signal: AbortSignal, delaysMs = retryDelaysMs): Promise<FinderStation[]> {
  try {
    const stations = readCompact(await api<CompactStations>("/api/stations/compact", { signal }));
    // Now and not at the first letter of a search, which would be a long task.
    for (const station of stations) keysOf(station);
    return stations;
  } catch (error) {
    const [delayMs, ...later] = delaysMs;
    if (delayMs === undefined || signal.aborted) throw error;
    await new Promise((resolve) => setTimeout(resolve, delayMs));
    return fetchStations(signal, later);
  }
}
