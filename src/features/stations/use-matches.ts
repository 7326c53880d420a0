import { useMemo } from "react";
import type { SearchAnswer } from "#shared/search/station-search.ts";
import { matching, type StationFilters } from "./filters.ts";
import type { FinderStation } from "./finder-station.ts";

/** A station with its distance from the visitor, or from the place that was searched for, where that is known. */
export type NearStation = FinderStation & { km?: number };

interface FoundStations {
  /** Those that pass the filters, in a search the best first; null while they load. */
  found: readonly NearStation[] | null;
  /** How the search was understood; null without one. */
  answer: SearchAnswer | null;
}

const notLoaded: FoundStations = { found: null, answer: null };

/** The stations that pass the filters at `now`, in ms; null while they load. */
export function useMatches(
  stations: readonly NearStation[] | null,
  filters: StationFilters,
  now: number,
): FoundStations {
  // A minute changes what is found by opening hours alone.
  const searchedAt = filters.openNow ? now : 0;
  return useMemo(() => {
    if (!stations) return notLoaded;
    const { found, answer } = matching(stations, filters, searchedAt);
    return { found: found.map(({ station, km }) => (km === null ? station : { ...station, km })), answer };
  }, [stations, filters, searchedAt]);
}
