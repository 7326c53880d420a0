import type { Station } from "#shared/contract/stations.ts";
import { pageSizes } from "#shared/limits.ts";
import { type Pagination, paginate } from "#shared/paging.ts";
import { matching, readFilters, type StationFilters, stationListPath } from "./filters.ts";

/** What the list of stations shows: its filters, and one page of those that pass them. */
export interface StationListing {
  filters: StationFilters;
  pagination: Pagination;
  /** Every state with a matching station, on whatever page. */
  states: { state: string; count: number; href: string }[];
  /** The stations of this page. */
  groups: StateGroup[];
}

export interface StateGroup {
  state: string;
  /** The anchor of the state on the page. */
  id: string;
  cities: { city: string; stations: Station[] }[];
}

/** The filters and the page, from 1, in the query string of the list. */
export function readListQuery(query: URLSearchParams): { filters: StationFilters; page: number } {
  const page = /^[1-9][0-9]{0,3}$/.exec(query.get("page") ?? "")?.[0] ?? "1";
  return { filters: readFilters(query), page: Number(page) };
}

/** The list's path when the query string differs from it, such as by empty fields; else null. */
export function canonicalListPath(query: URLSearchParams): string | null {
  const { filters, page } = readListQuery(query);
  const path = stationListPath(filters, page);
  const [, canonical = ""] = path.split("?");
  return query.toString() === canonical ? null : path;
}

/** One page of the stations that match, by state and city in alphabetical order. */
export function stationListing(
  all: readonly Station[],
  { filters, page }: { filters: StationFilters; page: number },
  now: Date,
): StationListing {
  const found = matching(all, filters, now).sort(
    (a, b) => compare(a.state, b.state) || compare(a.city, b.city) || compare(a.name, b.name),
  );
  const size = pageSizes.stations;
  const shown = found.slice((page - 1) * size, page * size);
  return {
    filters,
    pagination: paginate(page, size, found.length),
    states: groupBy(found, ({ state }) => state).map(([state, stations]) => {
      const first = stations[0] ? found.indexOf(stations[0]) : 0;
      const path = stationListPath(filters, Math.floor(first / size) + 1);
      return { state, count: stations.length, href: `${path}#${stateId(state)}` };
    }),
    groups: groupBy(shown, ({ state }) => state).map(([state, stations]) => ({
      state,
      id: stateId(state),
      cities: groupBy(stations, ({ city }) => city).map(([city, inCity]) => ({ city, stations: inCity })),
    })),
  };
}

function compare(a: string, b: string): number {
  return a.localeCompare(b, "en");
}

function stateId(state: string): string {
  return state.toLowerCase().replace(/[^a-z]+/g, "-");
}

/** Groups in the order in which their keys first appear. */
function groupBy<T>(all: readonly T[], keyOf: (one: T) => string): [string, T[]][] {
  const groups = new Map<string, T[]>();
  for (const one of all) {
    const group = groups.get(keyOf(one));
    if (group) group.push(one);
    else groups.set(keyOf(one), [one]);
  }
  return [...groups];
}
