import { useMemo, useRef, useState } from "react";
import type { Station } from "#shared/contract/stations.ts";
import { useMedia } from "#src/lib/use-media.ts";
import { useNow } from "#src/lib/use-now.ts";
import { type Coordinates, distanceKm } from "#src/shared/geo.ts";
import { useInView } from "#src/ui/use-in-view.ts";
import { matching, noFilters, type StationFilters } from "./filters.ts";
import { closedText } from "./hours.ts";
import { usePosition } from "./use-position.ts";
import { useStations } from "./use-stations.ts";

/** A station with its distance from the visitor; null while their position is not known. */
export type NearStation = Station & { km: number | null };

/** Everything that the parts of the finder show and do. */
export type Finder = ReturnType<typeof useFinder>;

/** The share of the finder that must be seen before the visitor is asked where they are. */
const seen = { ratio: 0.2 };

/** The state of the station finder; `box` is the element around it. */
export function useFinder() {
  const box = useRef<HTMLDivElement>(null);
  const inView = useInView(box, seen);
  const [wasSeen, setSeen] = useState(false);
  if (inView && !wasSeen) setSeen(true);
  const { state: positionState, retry: retryPosition } = usePosition(wasSeen);
  const { stations, error, isLoading, reload } = useStations();
  const now = useNow();
  const isNarrow = useMedia("(width < 1024px)");
  const [hasMap, setHasMap] = useState(true);
  const [isOpen, setOpen] = useState(false);
  const [filters, setFilters] = useState<StationFilters>(noFilters);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [goTo, setGoTo] = useState<Coordinates | null>(null);

  const position = positionState.status === "granted" ? positionState.position : null;
  const all = useMemo(() => stations && nearestFirst(stations, position), [stations, position]);
  const found = useMemo(() => all && matching(all, filters, now), [all, filters, now]);
  const chosen = all?.find(({ id }) => id === chosenId) ?? null;

  /** From the list: the map goes there too. */
  function selectInList(id: string) {
    setChosenId(id);
    setOpen(false);
    const station = all?.find((one) => one.id === id);
    if (station) setGoTo({ lat: station.lat, lng: station.lng });
  }
  return {
    ...{ box, filters, setFilters, positionState, retryPosition, position, goTo },
    ...{ error, isLoading, reload, hasMap, setHasMap, isOpen, setOpen },
    /** Those that pass the filters, nearest first; null while they load. */
    found,
    total: all?.length ?? 0,
    now,
    /** The one that somebody chose, else the first that is not closed. */
    selected: chosen ?? found?.find((one) => !closedText(one, now)) ?? found?.[0] ?? null,
    isChosen: chosen !== null,
    /** On a narrow screen the list is a drawer over the map. */
    hasDrawer: isNarrow && hasMap,
    selectInList,
    selectOnMap: setChosenId,
  };
}

/** The stations with their distance, nearest first; in the given order without a position. */
function nearestFirst(stations: readonly Station[], position: Coordinates | null): NearStation[] {
  if (!position) return stations.map((station) => ({ ...station, km: null }));
  return stations
    .map((station) => ({ ...station, km: distanceKm(position, station) }))
    .sort((a, b) => a.km - b.km);
}
