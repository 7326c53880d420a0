import ArrowRight from "lucide-react/icons/arrow-right";
import Locate from "lucide-react/icons/locate-fixed";
import { type ReactNode, useState } from "react";
import { listedPriceText } from "#shared/price-text.ts";
import { t } from "#shared/translate.ts";
import { brand } from "#src/content/brand.ts";
import { rowCopy, stationsCopy } from "#src/content/stations.ts";
import { paths } from "#src/lib/paths.ts";
import { Button, TextLink } from "#src/ui/button.tsx";
import { Empty } from "#src/ui/empty.tsx";
import { ErrorPanel } from "#src/ui/error-panel.tsx";
import { Loading, Skeleton } from "#src/ui/skeleton.tsx";
import { VisuallyHidden } from "#src/ui/visually-hidden.tsx";
import { areaText, nameInList } from "./area-text.ts";
import { distanceText } from "./distance.ts";
import { FilterForm } from "./filter-form.tsx";
import { stationListPath } from "./filters.ts";
import { fastestText } from "./power-text.ts";
import { SearchNote } from "./search-note.tsx";
import styles from "./station-finder.module.css";
import { StationState } from "./station-state.tsx";
import type { Finder } from "./use-finder.ts";
import type { NearStation } from "./use-matches.ts";

/** How many the list shows at first, and adds on request. */
const steps = { first: 3, more: 12 };

interface FinderSideProps {
  finder: Finder;
  app: ReactNode;
}

/** Everything beside the map: it can do all that the map can. */
export function FinderSide({ finder, app }: FinderSideProps) {
  return (
    <>
      <FilterForm
        key={finder.formKey}
        filters={finder.filters}
        onFilter={finder.setFilters}
        locate={finder.canLocate && <Position {...finder.located} />}
      />
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
  const isLeftOut = isChosen && selected !== null && !found.some(({ slug }) => slug === selected.slug);
  return (
    <>
      <SearchNote answer={finder.answer} />
      {isLeftOut && (
        <p className={styles.selected} role="status">
          <strong>{selected.name}</strong> does not match your search or filters. It stays because you chose
          it.
        </p>
      )}
      <Count finder={finder} found={found.length} />
      {found.length === 0 ? <NothingFound finder={finder} /> : <InSight finder={finder} />}
      {found.length > 0 && (
        <div className={styles.foot}>
          <TextLink href={stationListPath(finder.filters)}>
            All stations by state and city
            <ArrowRight aria-hidden="true" />
          </TextLink>
          <p>{rowCopy.gstBeside}</p>
        </div>
      )}
    </>
  );
}

/** Without a result, the cities where most stations are. */
function NothingFound({ finder: { suggest, suggestions } }: { finder: Finder }) {
  return (
    <Empty
      {...stationsCopy.none}
      actions={suggestions.map((city) => (
        <Button key={city} variant="outline" size="small" onClick={() => suggest(city)}>
          {city}
        </Button>
      ))}
    />
  );
}

/** All that a search found, else the stations that the map shows; where it shows none, all. */
function InSight({ finder }: { finder: Finder }) {
  const [count, setCount] = useState(steps.first);
  const inSight = finder.inSight ?? [];
  const shown = inSight.length > 0 && !finder.isSearch ? inSight : (finder.found ?? []);
  return (
    <>
      <StationList
        stations={shown.slice(0, count)}
        now={finder.now}
        selected={finder.selected?.slug ?? null}
        onSelect={finder.selectInList}
      />
      {shown.length > count && (
        <Button variant="outline" size="small" onClick={() => setCount(count + steps.more)}>
          Show more
        </Button>
      )}
    </>
  );
}

/** How many there are, and a way to see all again. A live region stays in the page while its text changes. */
function Count({ finder: { inSight, total, isNarrowed, clearFilters }, found }: CountProps) {
  const inView = inSight?.length ?? 0;
  return (
    <div className={styles.count}>
      <p className="num" role="status">
        {found === 0 ? (
          <VisuallyHidden>Nothing matches</VisuallyHidden>
        ) : found === total ? (
          countText(total, inView)
        ) : (
          t("{found} of {total} stations match, {shown} in view", { found, total, shown: inView })
        )}
      </p>
      {isNarrowed && (
        <button type="button" onClick={clearFilters}>
          Clear filters
        </button>
      )}
    </div>
  );
}

interface CountProps {
  finder: Finder;
  found: number;
}

function countText(count: number, shown: number): string {
  if (shown === count)
    return count === 1 ? t("{count} station", { count }) : t("{count} stations", { count });
  return count === 1
    ? t("{count} station, {shown} in view", { count, shown })
    : t("{count} stations, {shown} in view", { count, shown });
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

const messages = {
  pending: "Finding where you are",
  granted: "Nearest to you first",
  denied: "Location access denied",
};

/** A button in the search field for the stations nearest to the visitor, and below it what became of it. */
function Position({ state: { status }, locate }: Finder["located"]) {
  return (
    <>
      {status !== "granted" && (
        <button
          type="button"
          className={styles.locate}
          aria-label="Nearest to me"
          title={t("Nearest to me")}
          onClick={locate}
        >
          <Locate className="icon" aria-hidden="true" />
        </button>
      )}
      <p className={styles.position} role="status">
        {messages[status]}
        {status === "denied" && (
          <button type="button" onClick={locate}>
            Retry
          </button>
        )}
      </p>
    </>
  );
}

interface StationListProps {
  stations: readonly NearStation[];
  now: number;
  selected: string | null;
  onSelect: (slug: string) => void;
}

/** The nearest stations; pressing one shows its details. */
function StationList({ stations, now, selected, onSelect }: StationListProps) {
  return (
    <ol className={`num ${styles.near}`} aria-label="Nearby stations">
      {stations.map((station) => (
        <li key={station.slug}>
          <button
            type="button"
            data-station={station.slug}
            aria-pressed={station.slug === selected}
            onClick={() => onSelect(station.slug)}
          >
            <strong>{nameInList(station.name)}</strong>
            <strong>{fastestText(station.equipment.connectors)}</strong>
            <span>{whereText(station)}</span>
            <span>{listedPriceText(station.price)}</span>
            <StationState station={station} now={now} />
          </button>
        </li>
      ))}
    </ol>
  );
}

/** How far it is, and its city; while the visitor's position is not known the part of the city. */
function whereText(station: NearStation): string {
  const { km, city } = station;
  return km === undefined ? areaText(station) : `${distanceText(km, city)} · ${t(city)}`;
}
