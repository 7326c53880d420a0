import ArrowRight from "lucide-react/icons/arrow-right";
import type { ReactNode } from "react";
import { paths } from "#src/lib/paths.ts";
import { TextLink } from "#src/ui/button.tsx";
import { Empty } from "#src/ui/empty.tsx";
import { ErrorPanel } from "#src/ui/error-panel.tsx";
import { VisuallyHidden } from "#src/ui/visually-hidden.tsx";
import type { StationFilters } from "./filters.ts";
import { StationBones } from "./finder-frame.tsx";
import { PlaceBanner } from "./place-banner.tsx";
import { FilterBar } from "./station-filters.tsx";
import styles from "./station-finder.module.css";
import type { NearStation } from "./station-finder.tsx";
import { StationList } from "./station-list.tsx";
import { StationSearch } from "./station-search.tsx";
import type { PlaceState } from "./use-place.ts";

/** The list never shows more than this many. */
const nearby = 3;

interface FinderSideProps {
  filters: StationFilters;
  onFilter: (filters: StationFilters) => void;
  place: PlaceState;
  onRetryPlace: () => void;
  /** Why the stations could not be loaded. */
  error: Error | null;
  onRetry: () => void;
  busy: boolean;
  /** Those that pass the filters, nearest first; null while they load. */
  found: NearStation[] | null;
  total: number;
  selected: NearStation | null;
  /** Whether somebody chose the selected station; else it is only the first one. */
  isChosen: boolean;
  onSelect: (id: string) => void;
  app: ReactNode;
}

/** Everything beside the map: it can do all that the map can. */
export function FinderSide(props: FinderSideProps) {
  const { filters, onFilter, place, onRetryPlace, app } = props;
  return (
    <>
      <StationSearch value={filters.search} onChange={(search) => onFilter({ ...filters, search })} />
      <FilterBar value={filters} onChange={onFilter} />
      <PlaceBanner state={place} onRetry={onRetryPlace} />
      <Found {...props} />
      <div className={styles.app}>{app}</div>
    </>
  );
}

function Found({ error, onRetry, busy, found, total, selected, isChosen, onSelect }: FinderSideProps) {
  // What was read before is still good when reading it again fails.
  if (error && !found) {
    return (
      <ErrorPanel
        title="The stations could not be loaded"
        text={error.message}
        onRetry={onRetry}
        busy={busy}
      />
    );
  }
  if (!found) return <StationBones />;
  const isLeftOut = isChosen && selected !== null && !found.some(({ id }) => id === selected.id);
  return (
    <>
      {isLeftOut && (
        <p className={styles.kept} role="status">
          <strong>{selected.name}</strong> does not match your search or filters. It stays because you chose
          it.
        </p>
      )}
      {found.length === 0 ? (
        <Empty title="No station found" text="Try the name of a city, or fewer filters." />
      ) : (
        <StationList stations={found.slice(0, nearby)} selected={selected?.id ?? null} onSelect={onSelect} />
      )}
      {/* It stays in the page while its words change: only then are they read out. */}
      <p className={`num ${styles.count}`} role="status">
        {found.length === 0 ? (
          <VisuallyHidden>Nothing matches</VisuallyHidden>
        ) : found.length === total ? (
          `${total} ${total === 1 ? "station" : "stations"} on the map`
        ) : (
          `${found.length} of ${total} stations match`
        )}
      </p>
      {found.length > 0 && (
        <TextLink href={paths.stations} className={styles.all}>
          All stations by state and city
          <ArrowRight aria-hidden="true" />
        </TextLink>
      )}
    </>
  );
}
