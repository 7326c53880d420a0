import MapIcon from "lucide-react/icons/map";
import MapPin from "lucide-react/icons/map-pin";
import { useEffect, useMemo, useState } from "react";
import type { Coordinates } from "#shared/geo.ts";
import { stationPath } from "#src/lib/paths.ts";
import { useNow } from "#src/lib/use-now.ts";
import { Button } from "#src/ui/button.tsx";
import { nameInList } from "./area-text.ts";
import { byDistance, distanceText } from "./distance.ts";
import { readFilters } from "./filters.ts";
import type { FinderStation } from "./finder-station.ts";
import { MapPane } from "./map/map-pane.tsx";
import { boundsOf, india, type MapTarget } from "./map/view.ts";
import { MapPoster } from "./map-poster.tsx";
import { StationState } from "./station-state.tsx";
import styles from "./stations-map.module.css";
import { useArrivalBy } from "./use-arrival-by.ts";
import { useLiveStations, useLiveStatus } from "./use-live-status.ts";
import { useMatches } from "./use-matches.ts";
import { usePosition } from "./use-position.ts";
import { useStations } from "./use-stations.ts";

interface StationsMapProps {
  /** Only the stations of this state, or of one of its cities. */
  state?: string;
  city?: string;
  /** The station in the middle, on its own page. */
  slug?: string;
  /** The page has drawn the place already, below this. */
  hasPicture?: boolean;
}

/** A link to it asks for the nearest stations. */
export const nearestId = "nearest-to-me";

/** The stations of a page on a map, which follows the page's filters; nearest first on request. */
export function StationsMap({ state, city, slug, hasPicture = false }: StationsMapProps) {
  const [isAwake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);
  const [isNear, setNear] = useState(false);
  const isByLink = useArrivalBy(`#${nearestId}`);
  if (isByLink && !isNear) setNear(true);
  const position = usePosition(isNear);
  const stations = useShown({ state, city });
  const [chosen, setChosen] = useState<string | null>(slug ?? null);
  const now = stations.now;
  const here = position.state.status === "granted" ? position.state.position : null;
  const shown = stations.found;
  const target = useMemo(() => targetOf(shown, slug, here), [shown, slug, here]);
  const selected = shown.find((one) => one.slug === chosen) ?? null;

  const near = !slug && (
    <div className={styles.near} data-asked={isNear || undefined} data-needs-script>
      <Button size="small" onClick={() => (isNear ? position.locate() : setNear(true))}>
        <MapPin aria-hidden="true" />
        Nearest to me
      </Button>
      {isNear && <p role="status">{nearText[position.state.status]}</p>}
    </div>
  );
  return (
    <div id={nearestId} className={styles.root}>
      <div className={styles.map} data-over={hasPicture}>
        <MapPane
          picture={<Poster isAwake={isAwake} hasPicture={hasPicture} />}
          isAsked
          stations={shown}
          selected={selected}
          target={target}
          isTargetPending={stations.isPending}
          position={here}
          now={now}
          onSelect={setChosen}
        />
        {near}
      </div>
      {here && <Nearest stations={shown} from={here} now={now} />}
      {selected && selected.slug !== slug && (
        <a href={stationPath(selected.slug)} className={styles.selected}>
          <strong>{nameInList(selected.name)}</strong>
          <StationState station={selected} now={now} />
        </a>
      )}
    </div>
  );
}

const nearText = {
  pending: "Finding where you are",
  granted: "Your position stays in this browser",
  denied: "Location access denied",
};

/** Before the island wakes; its first touch shows the map. */
function Poster({ isAwake, hasPicture }: { isAwake: boolean; hasPicture: boolean }) {
  return (
    <>
      {!hasPicture && (
        <MapPoster alt="Map of India" sizes="(width >= 1024px) 560px, 100vw" className={styles.poster} />
      )}
      {!isAwake && (
        <span className={styles.show} data-needs-script>
          <Button variant="inverse" size="small">
            <MapIcon aria-hidden="true" />
            Show the map
          </Button>
        </span>
      )}
    </>
  );
}

function targetOf(
  stations: readonly FinderStation[],
  slug: string | undefined,
  here: Coordinates | null,
): MapTarget | null {
  if (here) return here;
  const own = stations.length === 1 ? stations[0] : stations.find((one) => one.slug === slug);
  if (own) return { lat: own.lat, lng: own.lng };
  const bounds = boundsOf(stations);
  if (!bounds) return null;
  const [west, south, east, north] = bounds;
  const height = north - south;
  return {
    bounds: height > wholeDegrees ? india : [west, south, east, north + buttonsShare * height],
  };
}

/** The part of an area that the buttons at the top of the map would cover. */
const buttonsShare = 0.2;

/** Stations farther apart than this, from north to south, are shown in all of India. */
const wholeDegrees = 14;

const nearestCount = 5;

function Nearest({
  stations,
  from,
  now,
}: {
  stations: readonly FinderStation[];
  from: Coordinates;
  now: number;
}) {
  const nearest = byDistance(stations, from).slice(0, nearestCount);
  return (
    <ol className={`num ${styles.list}`} aria-label="Nearest stations">
      {nearest.map(({ station, km }) => (
        <li key={station.slug}>
          <a href={stationPath(station.slug)} className={styles.selected}>
            <strong>{nameInList(station.name)}</strong>
            <span>{distanceText(km, station.city)}</span>
            <StationState station={station} now={now} isBrief />
          </a>
        </li>
      ))}
    </ol>
  );
}

const none: readonly FinderStation[] = [];

/** The stations of an area that pass the filters in the page's address, with their status. */
function useShown({ state, city }: Pick<StationsMapProps, "state" | "city">) {
  const { stations, isLoading } = useStations();
  const live = useLiveStatus();
  const query = useAddressQuery();
  const now = useNow().getTime() - live.clockAheadMs;
  const inArea = useMemo(
    () => stations?.filter((one) => (!state || one.state === state) && (!city || one.city === city)) ?? null,
    [stations, state, city],
  );
  const all = useLiveStations(inArea, live.counts, now);
  const filters = useMemo(() => readFilters(new URLSearchParams(query)), [query]);
  const { found } = useMatches(all, filters, now);
  return { found: found ?? none, isPending: stations === null && isLoading, now };
}

/** The query string of the page, which changes when its form replaces the list. */
function useAddressQuery(): string {
  const [query, setQuery] = useState("");
  useEffect(() => {
    const read = () => setQuery(location.search);
    read();
    const list = document.querySelector("#stations[data-live]");
    const observer = new MutationObserver(read);
    if (list) observer.observe(list, { childList: true });
    return () => observer.disconnect();
  }, []);
  return query;
}
