import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useMemo, useRef, useState } from "react";
import type { Station } from "#shared/contract/stations.ts";
import { withQueries } from "#src/lib/query-provider.tsx";
import { useMedia } from "#src/lib/use-media.ts";
import { useNow } from "#src/lib/use-now.ts";
import { type Coordinates, distanceKm } from "#src/shared/geo.ts";
import { useInView } from "#src/ui/use-in-view.ts";
import { matching, noFilters, type StationFilters } from "./filters.ts";
import { FinderFrame } from "./finder-frame.tsx";
import { FinderSide } from "./finder-side.tsx";
import { MapPane } from "./map/map-pane.tsx";
import { SideDrawer } from "./side-drawer.tsx";
import { StationDetails } from "./station-details.tsx";
import { SheetFault, StationSheet } from "./station-sheet.tsx";
import { stationListQuery } from "./stations.queries.ts";
import { usePlace } from "./use-place.ts";

const seen = { ratio: 0.2 };

interface StationFinderProps {
  /** Fills the frame until the map is there. */
  map: ReactNode;
  /** Leads to the app: a QR code on wide screens, a link on narrow ones. */
  app: ReactNode;
}

export type NearStation = Station & { km: number | null };

/** Search, filters, the nearest stations, and everything about the one that is chosen, around a map. */
export const StationFinder = withQueries(Finder);

function Finder({ map, app }: StationFinderProps) {
  const box = useRef<HTMLDivElement>(null);
  const inView = useInView(box, seen);
  const [asked, setAsked] = useState(false);
  if (inView && !asked) setAsked(true);
  const { state, retry } = usePlace(asked);
  const stations = useQuery(stationListQuery());
  const now = useNow();
  const isNarrow = useMedia("(width < 1024px)");
  const [hasMap, setHasMap] = useState(true);
  const [isOpen, setOpen] = useState(false);
  const [filters, setFilters] = useState<StationFilters>(noFilters);
  const [chosen, setChosen] = useState<string | null>(null);
  const [goTo, setGoTo] = useState<Coordinates | null>(null);

  const place = state.status === "granted" ? state.place : null;
  const all = useMemo(() => (stations.data ? nearest(stations.data, place) : null), [stations.data, place]);
  const found = useMemo(() => (all ? matching(all, filters, now) : null), [all, filters, now]);
  const selected = all?.find(({ id }) => id === chosen) ?? found?.[0] ?? null;
  const hasDrawer = isNarrow && hasMap;

  function reload() {
    void stations.refetch();
  }
  function select(id: string) {
    setChosen(id);
    setOpen(false);
    const station = all?.find((one) => one.id === id);
    if (station) setGoTo({ lat: station.lat, lng: station.lng });
  }

  const side = (
    <FinderSide
      filters={filters}
      onFilter={setFilters}
      place={state}
      onRetryPlace={retry}
      error={stations.error}
      onRetry={reload}
      busy={stations.isFetching}
      found={found}
      total={all?.length ?? 0}
      selected={selected}
      isChosen={selected !== null && selected.id === chosen}
      onSelect={select}
      app={app}
    />
  );
  return (
    <div ref={box}>
      <FinderFrame
        isFlat={!hasMap}
        side={
          hasDrawer ? (
            <SideDrawer open={isOpen} onOpen={setOpen} title="Stations near you">
              {side}
            </SideDrawer>
          ) : (
            side
          )
        }
        map={
          <MapPane
            picture={map}
            stations={found ?? []}
            selected={selected}
            goTo={goTo}
            place={place}
            onSelect={(id) => setChosen(id)}
            onChange={(status) => setHasMap(status !== "none")}
          />
        }
        details={
          selected ? (
            hasDrawer ? (
              <StationSheet station={selected} />
            ) : (
              <StationDetails station={selected} />
            )
          ) : (
            hasDrawer && stations.error && <SheetFault onRetry={reload} busy={stations.isFetching} />
          )
        }
      />
    </div>
  );
}

/** The same stations with their distance, nearest first; in the given order while the place is not known. */
function nearest(stations: readonly Station[], place: Coordinates | null): NearStation[] {
  if (!place) return stations.map((station) => ({ ...station, km: null }));
  return stations
    .map((station) => ({ ...station, km: distanceKm(place, station) }))
    .sort((a, b) => a.km - b.km);
}
