import { connectorStandards } from "#shared/contract/station-fields.ts";
import { limits } from "#shared/limits.ts";
import {
  type FoundStation,
  readStationQuery,
  type SearchAnswer,
  searchStations,
} from "#shared/search/station-search.ts";
import { isOpen, type OpeningTimes } from "#shared/station-hours.ts";
import { stateBySlug } from "#shared/station-places.ts";
import { paths, withQuery } from "#src/lib/paths.ts";
import { type FinderStation, keysOf } from "./finder-station.ts";

export interface StationFilters {
  /** Any part of a name, an address, a city, a state, a PIN code or a connector. */
  search: string;
  /** The slug of a state, or empty for all. */
  state: string;
  /** A connector standard, or empty for any. */
  connector: string;
  /** Kilowatts that one connector must give. */
  minPower: number;
  availableNow: boolean;
  openNow: boolean;
}

export const noFilters: StationFilters = {
  search: "",
  state: "",
  connector: "",
  minPower: 0,
  availableNow: false,
  openNow: false,
};

/** The choices of minimum power, in kilowatts; 0 is any. */
export const powers = [0, 7, 30, 60, 120] as const;

/** The filters in a query string or a form; values that are not offered count as not set. */
export function readFilters(fields: URLSearchParams | FormData): StationFilters {
  const text = (name: string) => String(fields.get(name) ?? "");
  const search = text("search").normalize("NFC").trim().replace(/\s+/g, " ").slice(0, limits.search);
  return {
    search: search.trim(),
    state: stateBySlug(text("state")) ? text("state") : "",
    connector: connectorStandards.find((standard) => standard === text("connector")) ?? "",
    minPower: powers.find((kW) => String(kW) === text("power")) ?? 0,
    availableNow: text("available") === "1",
    openNow: text("open") === "1",
  };
}

/** The list of stations for these filters; parameters in canonical order, without defaults. */
export function stationListPath(filters: StationFilters, page = 1): string {
  const query = new URLSearchParams();
  if (filters.search) query.set("search", filters.search);
  if (filters.state) query.set("state", filters.state);
  if (filters.connector) query.set("connector", filters.connector);
  if (filters.minPower) query.set("power", String(filters.minPower));
  if (filters.availableNow) query.set("available", "1");
  if (filters.openNow) query.set("open", "1");
  if (page > 1) query.set("page", String(page));
  return withQuery(paths.stations, query);
}

/** Whether anything beside the search narrows the list. */
export function isNarrowed(filters: StationFilters): boolean {
  const { state, connector, minPower, availableNow, openNow } = filters;
  return state !== "" || connector !== "" || minPower > 0 || availableNow || openNow;
}

/** What a search and its filters found. */
export interface Matches<Station> {
  /** The best first; without a search in the given order. */
  found: FoundStation<Station>[];
  /** How the search was understood; null without one. */
  answer: SearchAnswer | null;
}

/** The stations that pass every filter at `now`, in ms. */
export function matching<Station extends FinderStation>(
  stations: readonly Station[],
  filters: StationFilters,
  now: number,
): Matches<Station> {
  // Most stations share their hours with others.
  const known = new Map<OpeningTimes, boolean>();
  const isOpenNow = (times: OpeningTimes) => {
    const open = known.get(times) ?? isOpen(times, now);
    known.set(times, open);
    return open;
  };
  const state = stateBySlug(filters.state);
  const passing = stations.filter(
    (station) =>
      (!state || station.state === state) &&
      hasConnector(station, filters) &&
      (!filters.availableNow || Boolean(station.counts.free)) &&
      (!filters.openNow || isOpenNow(station.times)),
  );
  if (filters.search) return searchStations(passing, filters.search, keysOf);
  return { found: passing.map((station) => ({ station, km: null })), answer: null };
}

/** Of the stations that a search found those in the city that it names; all where it names none. */
export function inNamedCity<Station extends FinderStation>(
  found: readonly Station[],
  search: string,
): readonly Station[] {
  const { terms } = readStationQuery(search);
  const inside = found.filter((station) => terms.some(({ forms }) => forms.includes(keysOf(station).city)));
  return inside.length > 0 ? inside : found;
}

function hasConnector({ equipment }: FinderStation, { connector, minPower }: StationFilters): boolean {
  if (!connector && !minPower) return true;
  return equipment.connectors.some(
    ({ standard, maxPowerKw }) => (!connector || standard === connector) && maxPowerKw >= minPower,
  );
}
