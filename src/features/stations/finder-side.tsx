import ArrowRight from "lucide-react/icons/arrow-right";
import MapPin from "lucide-react/icons/map-pin";
import type { ReactNode } from "react";
import { brand } from "#src/content/brand.ts";
import { paths } from "#src/lib/paths.ts";
import { TextLink } from "#src/ui/button.tsx";
import { Empty } from "#src/ui/empty.tsx";
import { ErrorPanel } from "#src/ui/error-panel.tsx";
import { Loading, Skeleton } from "#src/ui/skeleton.tsx";
import { VisuallyHidden } from "#src/ui/visually-hidden.tsx";
import { distanceText } from "./distance.ts";
import { FilterForm } from "./filter-form.tsx";
import { stationListPath } from "./filters.ts";
import { fullAddress } from "./full-address.ts";
import styles from "./station-finder.module.css";
import { StationState } from "./station-state.tsx";
import type { Finder, NearStation } from "./use-finder.ts";
import type { PositionState } from "./use-position.ts";

/** The list shows at most this many. */
const maxNearby = 3;

interface FinderSideProps {
  finder: Finder;
  app: ReactNode;
}

/** Everything beside the map: it can do all that the map can. */
export function FinderSide({ finder, app }: FinderSideProps) {
  return (
    <>
      <FilterForm filters={finder.filters} onFilter={finder.setFilters} />
      <PositionBanner state={finder.positionState} onRetry={finder.retryPosition} />
      <Results finder={finder} />
      <div className={styles.app}>{app}</div>
    </>
  );
}

function Results({ finder }: { finder: Finder }) {
  const { found, error, selected, isChosen } = finder;
  // Stations that were loaded before stay when loading them again fails.
  if (error && !found) {
    return (
      <ErrorPanel
        title="The stations could not be loaded"
        text={error.message}
        onRetry={finder.reload}
        busy={finder.isLoading}
      />
    );
  }
  if (!found) return <ListSkeleton />;
  const isLeftOut = isChosen && selected !== null && !found.some(({ id }) => id === selected.id);
  return (
    <>
      {isLeftOut && (
        <p className={styles.selected} role="status">
          <strong>{selected.name}</strong> does not match your search or filters. It stays because you chose
          it.
        </p>
      )}
      {found.length === 0 ? (
        <Empty title="No station found" text="Try the name of a city, or fewer filters." />
      ) : (
        <StationList
          stations={found.slice(0, maxNearby)}
          now={finder.now}
          selected={selected?.id ?? null}
          onSelect={finder.selectInList}
        />
      )}
      <Count found={found.length} total={finder.total} />
      {found.length > 0 && (
        <TextLink href={stationListPath(finder.filters)} className={styles.all}>
          All stations by state and city
          <ArrowRight aria-hidden="true" />
        </TextLink>
      )}
    </>
  );
}

/** A live region, so it stays in the page while its text changes. */
function Count({ found, total }: { found: number; total: number }) {
  return (
    <p className={`num ${styles.count}`} role="status">
      {found === 0 ? (
        <VisuallyHidden>Nothing matches</VisuallyHidden>
      ) : found === total ? (
        `${total} ${total === 1 ? "station" : "stations"} on the map`
      ) : (
        `${found} of ${total} stations match`
      )}
    </p>
  );
}

/** The list while it loads; without script, the other ways to a station. */
function ListSkeleton() {
  return (
    <>
      <p className={styles.scriptless}>
        The map needs JavaScript. <a href={paths.stations}>All stations by state and city</a> are on a page
        that works without it. Or call us at <a href={brand.phone.href}>{brand.phone.display}</a>, and we tell
        you the nearest one.
      </p>
      <Loading label="Loading stations" className={styles.skeleton}>
        {[1, 2, 3].map((row) => (
          <span key={row}>
            <Skeleton shape="title" width="half" />
            <Skeleton width="wide" />
          </span>
        ))}
      </Loading>
    </>
  );
}

interface PositionBannerProps {
  state: PositionState;
  onRetry: () => void;
}

const messages = {
  pending: "Finding where you are",
  granted: "Nearest to you first",
  denied: "Location access denied",
};

/** Whether distances are from where the visitor is, and a way to ask again. */
function PositionBanner({ state, onRetry }: PositionBannerProps) {
  return (
    <div className={styles.banner} role="status">
      <MapPin className="icon" aria-hidden="true" />
      {messages[state.status]}
      {state.status === "denied" && (
        <button type="button" onClick={onRetry}>
          Retry
        </button>
      )}
    </div>
  );
}

interface StationListProps {
  stations: readonly NearStation[];
  now: Date;
  selected: string | null;
  onSelect: (id: string) => void;
}

/** The nearest stations; pressing one shows its details. */
function StationList({ stations, now, selected, onSelect }: StationListProps) {
  return (
    <ol className={`num ${styles.near}`} aria-label="Nearby stations">
      {stations.map((station) => (
        <li key={station.id}>
          <button type="button" aria-pressed={station.id === selected} onClick={() => onSelect(station.id)}>
            <strong>{station.name}</strong>
            <span>{distanceText(station.km)}</span>
            <span>{fullAddress(station)}</span>
            <StationState station={station} now={now} bare />
          </button>
        </li>
      ))}
    </ol>
  );
}
