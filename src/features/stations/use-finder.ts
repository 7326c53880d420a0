import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import type { Coordinates } from "#shared/geo.ts";
import { isClosed, type OpeningTimes } from "#shared/station-hours.ts";
import { paths } from "#src/lib/paths.ts";
import { useMediaQuery } from "#src/lib/use-media-query.ts";
import { useNow } from "#src/lib/use-now.ts";
import { useInView } from "#src/ui/use-in-view.ts";
import { byDistance } from "./distance.ts";
import {
  inNamedCity,
  isNarrowed,
  noFilters,
  readFilters,
  type StationFilters,
  stationListPath,
} from "./filters.ts";
import type { FinderStation } from "./finder-station.ts";
import { largestCities } from "./listing.ts";
import { type Bounds, boundsOf, india, isWithin, type MapTarget } from "./map/view.ts";
import { useArrivalBy } from "./use-arrival-by.ts";
import { useLiveStations, useLiveStatus } from "./use-live-status.ts";
import { type NearStation, useMatches } from "./use-matches.ts";
import { usePosition } from "./use-position.ts";
import { useStations } from "./use-stations.ts";

/** Everything that the parts of the finder show and do. */
export type Finder = ReturnType<typeof useFinder>;

/** The share of the finder that must be seen before the visitor is asked where they are. */
const seen = { ratio: 0.2 };
/** The map follows a search when nothing was typed for this long. */
const pauseMs = 500;

/** The state of the station finder; `box` is the element around it. */
export function useFinder() {
  const box = useRef<HTMLDivElement>(null);
  const inView = useInView(box, seen);
  const [wasSeen, setSeen] = useState(false);
  if (inView && !wasSeen) setSeen(true);
  const located = usePosition(wasSeen);
  const positionState = located.state;
  const { stations, error, isLoading, reload } = useStations();
  const live = useLiveStatus();
  // A minute passes in short tasks, like a letter of a search.
  const now = useDeferredValue(useNow()).getTime() - live.clockAheadMs;
  const isNarrow = useMediaQuery("(width < 1024px)");
  const isByLink = useArrivalBy("#map");
  const [hasMap, setHasMap] = useState(true);
  const [isOpen, setOpen] = useState(false);
  const { filters, setFilters, formKey, restart } = useStoredFilters();
  // A letter is shown at once; the stations follow in short tasks.
  const applied = useDeferredValue(filters);
  const [chosenSlug, setChosenSlug] = useState<string | null>(null);
  /** How often one was chosen in the list: each time the focus goes to its details. */
  const [choices, setChoices] = useState(0);
  /** The search whose only result was closed. */
  const [closedFor, setClosedFor] = useState<string | null>(null);
  const [view, setView] = useState<Bounds | null>(null);

  const position = positionState.status === "granted" ? positionState.position : null;
  const near = useMemo(() => stations && nearestFirst(stations, position), [stations, position]);
  const all = useLiveStations(near, live.counts, now);
  const { found, answer } = useMatches(all, applied, now);
  const isInOrder = applied.search !== "" || position !== null;
  const inside = useMemo(
    () => found && (isInOrder ? sighted(found, view) : nearMiddle(found, view ?? india)),
    [found, view, isInOrder],
  );
  const isLoaded = found !== null;
  const hasStatus = live.version > 0;
  // Their order is that of one moment: a row must not move while somebody reads or presses it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: these alone order them again
  const usability = useMemo(
    () => (found && !isInOrder ? usabilityOf(found, now) : null),
    [isInOrder, isLoaded, hasStatus, applied, view],
  );
  const inSight = useMemo(
    () => inside && (usability ? usableFirst(inside, usability) : inside),
    [inside, usability],
  );
  const chosen = all?.find(({ slug }) => slug === chosenSlug) ?? null;
  const isSearching = applied.search !== "" || isNarrowed(applied);
  const { target, setTarget, goTo } = useTarget(applied, found, answer?.corrected ?? applied.search);
  useVisitorTarget(isSearching || chosen !== null ? null : position, near, setTarget);

  /** From the list: the map goes there too. */
  function selectInList(slug: string) {
    setChosenSlug(slug);
    setChoices(choices + 1);
    setOpen(false);
    const station = all?.find((one) => one.slug === slug);
    if (station) goTo({ lat: station.lat, lng: station.lng });
  }
  /** Closes the details; the focus goes back to where the station was chosen. */
  function closeDetails(slug: string) {
    setChosenSlug(null);
    setClosedFor(stationListPath(applied));
    box.current?.querySelector<HTMLElement>(`[data-station="${CSS.escape(slug)}"]`)?.focus();
  }
  /** A search that names one station chooses it; any other shows its stations on the map. */
  const only = applied.search !== "" && found?.length === 1 && closedFor !== stationListPath(applied);
  const hasDrawer = isNarrow && hasMap;
  const nearest = useMemo(
    // On a narrow screen it has a place of its own, which covers nothing.
    () => (hasDrawer && position && found && !isSearching ? firstOpen(found, now) : undefined),
    [hasDrawer, position, found, isSearching, now],
  );
  return {
    ...{ box, filters, setFilters, located, position, target },
    ...{ error, isLoading, reload, hasMap, setHasMap, isOpen, setOpen, now, setView },
    found,
    answer,
    /** Those that were found and that the map shows. */
    inSight,
    total: all?.length ?? 0,
    /** Whether they are in the order of a search, which shows all that it found. */
    isSearch: applied.search !== "",
    /** Cities to look in when nothing is found. */
    suggestions: found?.length === 0 ? largestCities(all ?? []) : [],
    isSearching,
    /** The one that somebody chose, or the only one that a search found. */
    selected: chosen ?? (only ? found[0] : nearest) ?? null,
    isChosen: chosen !== null,
    /** On a narrow screen the list is a drawer over the map. */
    hasDrawer,
    choices,
    /** Whether the map was asked for: by its link, a search or a choice. */
    isMapAsked: isByLink || isSearching || chosen !== null,
    formKey,
    /** Whether the visitor can be asked where they are: nothing would answer before it is hydrated. */
    canLocate: wasSeen,
    isNarrowed: isNarrowed(applied),
    clearFilters: () => restart({ ...noFilters, search: filters.search }),
    /** Searches for a city instead. */
    suggest: (city: string) => restart({ ...noFilters, search: city }),
    selectInList,
    closeDetails,
    selectOnMap: setChosenSlug,
  };
}

/** The filters, stored in this entry of the history: they survive a reload and Back. */
function useStoredFilters() {
  const [filters, setFilters] = useState<StationFilters>(noFilters);
  /** Changes when the form has to show filters that nobody entered in it. */
  const [formKey, setFormKey] = useState(0);
  const restart = useCallback((wanted: StationFilters) => {
    setFilters(wanted);
    setFormKey((key) => key + 1);
  }, []);
  const wasRead = useRef(false);
  useEffect(() => {
    const stored: unknown = history.state?.stationFilters;
    const path = stationListPath(filters);
    // What was entered before this code was loaded counts more.
    const isUntouched = !wasRead.current && path === paths.stations;
    wasRead.current = true;
    if (isUntouched && typeof stored === "string")
      restart(readFilters(new URLSearchParams(stored.split("?")[1])));
    else if (stored !== path) history.replaceState({ ...history.state, stationFilters: path }, "");
  }, [filters, restart]);
  return { filters, setFilters, formKey, restart };
}

const nearestShown = 3;

/** The map goes to the visitor and the nearest stations once, when both are known. */
function useVisitorTarget(
  position: Coordinates | null,
  near: readonly NearStation[] | null,
  setTarget: (target: MapTarget) => void,
) {
  const wasThere = useRef(false);
  useEffect(() => {
    if (!position || !near || wasThere.current) return;
    wasThere.current = true;
    const bounds = boundsOf([position, ...near.slice(0, nearestShown)]);
    if (bounds) setTarget({ bounds });
  }, [position, near, setTarget]);
}

/**
 * Where the map goes: to what a search or a filter found, once nothing more is typed. Where the search
 * names a city, to the stations in it.
 */
function useTarget(filters: StationFilters, found: readonly NearStation[] | null, search: string) {
  const [target, setTarget] = useState<MapTarget | null>(null);
  const latest = useRef({ found, search });
  latest.current = { found, search };
  const isLoaded = found !== null;
  // As text: the form sets equal filters again when it wakes.
  const wanted = stationListPath(filters);
  const before = useRef(wanted);
  useEffect(() => {
    if (!isLoaded || before.current === wanted) return;
    const timer = setTimeout(() => {
      // A station that was chosen meanwhile counts more.
      if (before.current === wanted) return;
      before.current = wanted;
      const { found, search } = latest.current;
      const bounds = wanted === paths.stations ? india : boundsOf(inNamedCity(found ?? [], search));
      if (bounds) setTarget({ bounds });
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [wanted, isLoaded]);
  /** Goes to what was chosen, and not to what the search found any more. */
  function goTo(chosen: MapTarget) {
    before.current = wanted;
    setTarget(chosen);
  }
  return { target, setTarget, goTo };
}

/** The first station that is open, else the first of all. */
function firstOpen(stations: readonly NearStation[], now: number): NearStation | undefined {
  return stations.find(({ times }) => !isClosed(times, now)) ?? stations[0];
}

/** The stations with their distance, nearest first; as they are without a position. */
function nearestFirst(
  stations: readonly FinderStation[],
  position: Coordinates | null,
): readonly NearStation[] {
  if (!position) return stations;
  return byDistance(stations, position).map(({ station, km }) => ({ ...station, km }));
}

/** The stations in a part of the map; all without one. */
function sighted(stations: readonly NearStation[], view: Bounds | null): readonly NearStation[] {
  return view ? stations.filter((station) => isWithin(station, view)) : stations;
}

/** The stations in a part of the map, those near its middle first. */
function nearMiddle(stations: readonly NearStation[], view: Bounds): readonly NearStation[] {
  const [west, south, east, north] = view;
  const middle = { lat: (south + north) / 2, lng: (west + east) / 2 };
  return byDistance(sighted(stations, view), middle).map(({ station }) => station);
}

type Usability = "free" | "other" | "closed";

/** Whether stations are open with a free point, or closed, by slug; `now` in ms. */
function usabilityOf(stations: readonly NearStation[], now: number): Map<string, Usability> {
  // Most stations share their hours with others.
  const known = new Map<OpeningTimes, boolean>();
  return new Map(
    stations.map(({ slug, times, counts }) => {
      const isShut = known.get(times) ?? isClosed(times, now);
      known.set(times, isShut);
      return [slug, isShut ? "closed" : counts.free ? "free" : "other"];
    }),
  );
}

/** Stations that are open with a free point first, closed ones last, else as they are. */
function usableFirst(
  stations: readonly NearStation[],
  usability: ReadonlyMap<string, Usability>,
): readonly NearStation[] {
  const groups = Map.groupBy(stations, ({ slug }) => usability.get(slug) ?? "other");
  return (["free", "other", "closed"] as const).flatMap((group) => groups.get(group) ?? []);
}
