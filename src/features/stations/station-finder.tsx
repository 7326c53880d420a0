import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useRef, useState } from "react";
import type { Station } from "#shared/contract/stations.ts";
import { withQueries } from "#src/lib/query-provider.tsx";
import { Empty } from "#src/ui/empty.tsx";
import { ErrorPanel } from "#src/ui/error-panel.tsx";
import { useInView } from "#src/ui/use-in-view.ts";
import { distanceKm, type Place } from "./distance.ts";
import { FinderFrame, StationBones } from "./finder-frame.tsx";
import { PlaceBanner } from "./place-banner.tsx";
import { stationListQuery } from "./queries.ts";
import { StationDetails } from "./station-details.tsx";
import styles from "./station-finder.module.css";
import { StationList } from "./station-list.tsx";
import { StationSearch } from "./station-search.tsx";
import { usePlace } from "./use-place.ts";

/** The list never shows more than this many. */
const nearby = 3;

const seen = { ratio: 0.2 };

interface StationFinderProps {
  /** What fills the frame beside the list. */
  map: ReactNode;
  /** Leads to the app: a QR code on wide screens, a link on narrow ones. */
  app: ReactNode;
}

export type NearStation = Station & { km: number | null };

/** Search, the nearest stations, and everything about the one that is chosen, around a map. */
export const StationFinder = withQueries(Finder);

function Finder({ map, app }: StationFinderProps) {
  const box = useRef<HTMLDivElement>(null);
  const inView = useInView(box, seen);
  const [asked, setAsked] = useState(false);
  if (inView && !asked) setAsked(true);
  const { state, retry } = usePlace(asked);
  const { data, error, refetch, isFetching } = useQuery(stationListQuery());
  const [search, setSearch] = useState("");
  const [chosen, setChosen] = useState<string | null>(null);

  const place = state.status === "granted" ? state.place : null;
  const found = data ? nearest(matching(data, search), place) : null;
  const selected = found?.find(({ id }) => id === chosen) ?? found?.[0] ?? null;

  return (
    <div ref={box}>
      <FinderFrame
        side={
          <>
            <StationSearch value={search} onChange={setSearch} />
            <PlaceBanner state={state} onRetry={retry} />
            {error ? (
              <ErrorPanel
                title="The stations could not be loaded"
                text={error.message}
                onRetry={() => void refetch()}
                busy={isFetching}
              />
            ) : !found ? (
              <StationBones />
            ) : found.length === 0 ? (
              <Empty title="No station found" text="Try the name of a city, or a shorter word." />
            ) : (
              <StationList
                stations={found.slice(0, nearby)}
                selected={selected?.id ?? null}
                onSelect={setChosen}
              />
            )}
            <div className={styles.app}>{app}</div>
          </>
        }
        map={map}
        details={selected && <StationDetails station={selected} />}
      />
    </div>
  );
}

/** The stations whose name or address contains the words, whatever their case. */
function matching(stations: readonly Station[], search: string): Station[] {
  const words = search.trim().toLocaleLowerCase("en-IN");
  return stations.filter(({ name, address }) =>
    `${name}\n${address}`.toLocaleLowerCase("en-IN").includes(words),
  );
}

/** The same stations with their distance, nearest first; in the given order while the place is not known. */
function nearest(stations: readonly Station[], place: Place | null): NearStation[] {
  if (!place) return stations.map((station) => ({ ...station, km: null }));
  return stations
    .map((station) => ({ ...station, km: distanceKm(place, station) }))
    .sort((a, b) => a.km - b.km);
}
