import { pageSizes } from "#shared/limits.ts";
import { type Pagination, paginate, readPage } from "#shared/paging.ts";
import type { SearchAnswer } from "#shared/search/station-search.ts";
import { slugFromTitle } from "#shared/slug.ts";
import { closedTimes, knownDays, type OpeningTimes } from "#shared/station-hours.ts";
import { rangeWithGst } from "#shared/tariff.ts";
import { dayMs, endOfIndianDay } from "#shared/time.ts";
import { t } from "#shared/translate.ts";
import { byDistance } from "./distance.ts";
import { matching, readFilters, type StationFilters, stationListPath } from "./filters.ts";
import type { FinderStation } from "./finder-station.ts";
import { plugNames } from "./plug-names.ts";
import { fastestKw } from "./power-text.ts";

/** What the list of stations shows: its filters, and one page of those that pass them. */
export interface StationListing {
  filters: StationFilters;
  pagination: Pagination;
  /** In how many states those that pass are. */
  stateCount: number;
  /** All states with stations, as options of the filter. */
  states: { value: string; label: string }[];
  /** The stations of this page. */
  groups: StateGroup[];
  /** How the search was understood; null without one. */
  answer: SearchAnswer | null;
  /** The cities with the most stations, to look in when nothing was found. */
  suggestions: string[];
  /** Of all stations, whatever is searched for. */
  facts: AreaFacts;
}

/** A station that was listed; `km` from the place that was searched for, where none is there. */
export type ListedStation = FinderStation & { km: number | null };

export interface StateGroup {
  state: string;
  /** The anchor of the state on the page. */
  id: string;
  stations: ListedStation[];
}

export interface CityGroup {
  city: string;
  stations: ListedStation[];
}

/** The filters and the page, from 1, in the query string of the list. */
export function readListQuery(query: URLSearchParams): { filters: StationFilters; page: number } {
  return { filters: readFilters(query), page: readPage(query) };
}

/** The list's path when the query string differs from it, such as by empty fields; else null. */
export function canonicalListPath(query: URLSearchParams): string | null {
  const { filters, page } = readListQuery(query);
  const path = stationListPath(filters, page);
  const [, canonical = ""] = path.split("?");
  return query.toString() === canonical ? null : path;
}

/**
 * One page of the stations that match, by state and city: in alphabetical order, in a search the
 * best match first.
 */
export function stationListing(
  all: readonly FinderStation[],
  { filters, page }: { filters: StationFilters; page: number },
  now: number,
): StationListing {
  const matches = matching(all, filters, now);
  const listed = matches.found.map(({ station, km }) => ({ ...station, km }));
  const found = matches.answer ? listed : inOrder(listed);
  const size = pageSizes.stations;
  return {
    filters,
    pagination: paginate(page, size, found.length),
    stateCount: new Set(found.map(({ state }) => state)).size,
    states: groupBy(all, ({ state }) => state)
      .sort(([one], [other]) => compare(one, other))
      .map(([state, stations]) => ({
        value: slugFromTitle(state),
        label: `${t(state)} (${stations.length})`,
      })),
    groups: groupsOf(found.slice((page - 1) * size, page * size)),
    answer: matches.answer,
    suggestions: found.length > 0 ? [] : largestCities(all),
    facts: factsOf(all, now),
  };
}

const suggestedCities = 4;

/** The cities with the most stations. */
export function largestCities(stations: readonly FinderStation[]): string[] {
  return groupBy(stations, ({ city }) => city)
    .sort(([, one], [, other]) => other.length - one.length)
    .slice(0, suggestedCities)
    .map(([city]) => city);
}

/** What the page of a state or a city says and shows. */
export interface AreaListing {
  state: string;
  city: string | null;
  pagination: Pagination;
  /** The stations of this page. */
  groups: CityGroup[];
  /** All cities of the state. */
  cities: { city: string; count: number }[];
  /** The nearest cities beyond this city or state. */
  around: CityAround[];
  facts: AreaFacts;
  /** Where the place has one station, the nearest elsewhere. */
  others: (FinderStation & { km: number })[];
}

/** A city `km` away in a straight line, and what is there; `from` is the city of this state. */
export interface CityAround {
  city: string;
  state: string;
  km: number;
  from: string | null;
  stations: number;
  maxPowerKw: number;
}

export interface AreaFacts {
  stations: number;
  points: number;
  maxPowerKw: number;
  /** The kinds of connector, the strongest first, and those with the most power. */
  plugs: string[];
  fastestPlugs: string[];
  /** The lowest and the highest price of a kWh, with GST; null where none is known. */
  prices: [from: number, to: number] | null;
  openAllDay: number;
  /** How many are open in the coming days. */
  openCounts: OpenCount[];
}

/** One page of the stations of a state, or of the city with a slug; null where there is none. */
export function areaListing(
  all: readonly FinderStation[],
  { state, citySlug, page, now }: { state: string; citySlug?: string | undefined; page: number; now: number },
): AreaListing | null {
  const inState = inOrder(
    all.filter((station) => station.state === state).map((station) => ({ ...station, km: null })),
  );
  const found = citySlug ? inState.filter(({ city }) => slugFromTitle(city) === citySlug) : inState;
  const [first] = found;
  if (!first) return null;
  const size = pageSizes.stations;
  return {
    state,
    city: citySlug ? first.city : null,
    pagination: paginate(page, size, found.length),
    groups: byCity(found.slice((page - 1) * size, page * size)),
    cities: groupBy(inState, ({ city }) => city).map(([city, stations]) => ({
      city,
      count: stations.length,
    })),
    around: citiesAround(all, found).map((one) => (citySlug ? { ...one, from: null } : one)),
    facts: factsOf(found, now),
    others: found.length === 1 ? othersNear(all, first) : [],
  };
}

/** A longer list has rows, which show no pictures, in place of cards. */
const mostCards = 12;

/** Whether the stations of a place are shown as cards. */
export function hasCards({ facts }: AreaListing): boolean {
  return facts.stations <= mostCards;
}

const shownOthers = 5;

function othersNear(all: readonly FinderStation[], one: FinderStation): AreaListing["others"] {
  return byDistance(
    all.filter(({ slug }) => slug !== one.slug),
    one,
  )
    .slice(0, shownOthers)
    .map(({ station, km }) => ({ ...station, km }));
}

const shownAround = 6;
/** Farther cities are not around, in km; the nearest is shown all the same. */
const aroundKm = 350;

/** The cities nearest to those of a place, each by its first station. */
function citiesAround(all: readonly FinderStation[], place: readonly FinderStation[]): CityAround[] {
  const here = byCityAndState(place);
  const firstHere = [...here.values()].map(([first]) => first);
  return [...byCityAndState(all)]
    .filter(([key]) => !here.has(key))
    .map(([, stations]) => {
      const [{ city, state, lat, lng }] = stations;
      const [nearest] = byDistance(firstHere, { lat, lng });
      return {
        ...{ city, state, km: Math.round(nearest?.km ?? 0), from: nearest?.station.city ?? null },
        ...{ stations: stations.length, maxPowerKw: fastestKw(connectorsOf(stations)) },
      };
    })
    .sort((a, b) => a.km - b.km)
    .filter(({ km }, index) => index === 0 || km <= aroundKm)
    .slice(0, shownAround);
}

function byCityAndState(stations: readonly FinderStation[]) {
  // Each has at least one.
  const groups = groupBy(stations, ({ city, state }) => `${city}, ${state}`);
  return new Map(groups as [string, [FinderStation, ...FinderStation[]]][]);
}

function connectorsOf(stations: readonly FinderStation[]) {
  return stations.flatMap(({ equipment }) => equipment.connectors);
}

function factsOf(stations: readonly FinderStation[], now: number): AreaFacts {
  const prices = stations.flatMap(({ price }) => {
    const { from, to } = price ? rangeWithGst(price) : { from: 0, to: 0 };
    return to > 0 ? [from, to] : [];
  });
  const connectors = connectorsOf(stations).sort((one, other) => other.maxPowerKw - one.maxPowerKw);
  const maxPowerKw = fastestKw(connectors);
  const fastest = connectors.filter((one) => one.maxPowerKw === maxPowerKw);
  return {
    stations: stations.length,
    points: stations.reduce((sum, { equipment }) => sum + equipment.points, 0),
    maxPowerKw,
    plugs: plugNames({ connectors }),
    fastestPlugs: plugNames({ connectors: fastest }),
    prices: prices.length > 0 ? [Math.min(...prices), Math.max(...prices)] : null,
    openAllDay: stations.filter(
      ({ times: { hours } }) =>
        hours.length === 7 && hours.every(({ from, to }) => from === "00:00" && to === "00:00"),
    ).length,
    openCounts: openCounts(
      stations.map(({ times }) => times),
      now,
    ),
  };
}

/** A time in ms since 1970, and how many stations are open in it. */
export type OpenCount = [from: number, to: number, count: number];

/**
 * How many of these stations are open, from the day of a moment on (ms since 1970); those whose hours nobody knows do
 * not count. Empty where no hours are known.
 */
function openCounts(stations: readonly OpeningTimes[], at: number): OpenCount[] {
  const known = stations.filter(({ hours, exceptions }) => hours.length + exceptions.length > 0);
  if (known.length === 0) return [];
  const start = endOfIndianDay(at) - dayMs;
  const changes = new Map([
    [start, known.length],
    [start + knownDays * dayMs, 0],
  ]);
  const change = (time: number, by: number) => changes.set(time, (changes.get(time) ?? 0) + by);
  // Many stations keep the same hours.
  for (const [, same] of groupBy(known, (times) => JSON.stringify(times)))
    for (const [from, to] of closedTimes(same[0] as OpeningTimes, at)) {
      change(from, -same.length);
      change(to, same.length);
    }
  const sorted = [...changes].sort(([a], [b]) => a - b);
  let count = 0;
  return sorted.slice(0, -1).map(([from, by], index) => {
    count += by;
    return [from, sorted[index + 1]?.[0] ?? from, count];
  });
}

function inOrder(stations: readonly ListedStation[]): ListedStation[] {
  return stations.toSorted(
    (a, b) => compare(a.state, b.state) || compare(a.city, b.city) || compare(a.name, b.name),
  );
}

function groupsOf(stations: readonly ListedStation[]): StateGroup[] {
  return groupBy(stations, ({ state }) => state).map(([state, inState]) => ({
    state,
    id: slugFromTitle(state),
    stations: inState,
  }));
}

function byCity(stations: readonly ListedStation[]): CityGroup[] {
  return groupBy(stations, ({ city }) => city).map(([city, inCity]) => ({ city, stations: inCity }));
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Groups in the order in which their keys first appear. */
function groupBy<T>(all: readonly T[], keyOf: (one: T) => string): [string, T[]][] {
  return [...Map.groupBy(all, keyOf)];
}
