import Search from "lucide-react/icons/search";
import type { ReactNode } from "react";
import { statusLabels } from "#shared/station-status.ts";
import { paths } from "#src/lib/paths.ts";
import { Badge } from "#src/ui/badge.tsx";
import { FinderSide } from "./finder-side.tsx";
import type { FinderStation } from "./finder-station.ts";
import { MapPane } from "./map/map-pane.tsx";
import { MapPoster } from "./map-poster.tsx";
import { PosterPins } from "./poster-pins.tsx";
import { SideDrawer } from "./side-drawer.tsx";
import { StationDetails } from "./station-details.tsx";
import styles from "./station-finder.module.css";
import { SheetFault, SheetHint, StationSheet } from "./station-sheet.tsx";
import { type Finder, useFinder } from "./use-finder.ts";

const noStations: [] = [];

/**
 * Search, filters, the nearest stations, and everything about the selected one, around a map.
 * Without script it is a form that leads to the list of stations. `app` is the way to the app.
 */
export function StationFinder({ app }: { app: ReactNode }) {
  const finder = useFinder();
  const { found, selected, setHasMap } = finder;
  return (
    <div ref={finder.box}>
      <FinderFrame
        isFlat={!finder.hasMap}
        side={<Side finder={finder} app={app} />}
        map={
          <MapPane
            picture={<MapPicture stations={found ?? noStations} />}
            isAsked={finder.isMapAsked}
            stations={found ?? noStations}
            selected={selected}
            target={finder.target}
            hasDetails
            position={finder.position}
            now={finder.now}
            onSelect={finder.selectOnMap}
            onView={finder.setView}
            onPossible={setHasMap}
          />
        }
        details={<Selected finder={finder} />}
      />
    </div>
  );
}

function Side({ finder, app }: { finder: Finder; app: ReactNode }) {
  const { hasDrawer, isOpen, setOpen, isSearching, position } = finder;
  if (hasDrawer) {
    const title = isSearching ? "Stations found" : position ? "Stations near you" : "All stations";
    return (
      <SideDrawer open={isOpen} onOpen={setOpen} title={title} search={finder.filters.search}>
        <FinderSide finder={finder} app={app} />
      </SideDrawer>
    );
  }
  return (
    <>
      {/* On a narrow screen it replaces the drawer's button until the island wakes. */}
      <a href={paths.stations} className={`${styles.opener} ${styles.toList}`}>
        <Search aria-hidden="true" />
        Search stations
      </a>
      <FinderSide finder={finder} app={app} />
    </>
  );
}

function Selected({ finder }: { finder: Finder }) {
  const { selected, hasDrawer, error, isLoading, reload, now, choices } = finder;
  if (selected)
    return hasDrawer ? (
      <StationSheet station={selected} now={now} choices={choices} />
    ) : (
      <StationDetails
        station={selected}
        now={now}
        choices={choices}
        onClose={() => finder.closeDetails(selected.slug)}
      />
    );
  if (!hasDrawer) return null;
  if (error) return <SheetFault onRetry={reload} busy={isLoading} />;
  const { found, isSearching } = finder;
  return (
    <SheetHint count={found?.length ?? 0} isSearching={isSearching} onList={() => finder.setOpen(true)} />
  );
}

/** Fills the frame until the map is drawn. */
function MapPicture({ stations }: { stations: readonly FinderStation[] }) {
  return (
    <>
      <MapPoster
        alt="Map of India with the cities where our stations are"
        sizes="(width >= 1024px) 850px, 100vw"
        className={styles.picture}
      />
      {stations.length > 0 && <PosterPins stations={stations} />}
    </>
  );
}

interface FinderFrameProps {
  side: ReactNode;
  map: ReactNode;
  /** The details of the selected station. */
  details: ReactNode;
  /** Without a map nothing is laid over anything: list and details are in the page's flow. */
  isFlat: boolean;
}

/** The layout of the finder: list at the side, map with its legend, details over the map. */
function FinderFrame({ side, map, details, isFlat }: FinderFrameProps) {
  return (
    <div className={styles.finder} data-flat={isFlat || undefined}>
      <div className={styles.side}>{side}</div>
      <div className={styles.frame}>
        <div className={styles.map}>{map}</div>
        <ul className={styles.legend} data-over-map aria-label="What the colours mean">
          {[...statusLabels, { label: "Closed or not known", tone: "plain" as const }].map(
            ({ label, tone }) => (
              <li key={label}>
                <Badge tone={tone} dot bare>
                  {label}
                </Badge>
              </li>
            ),
          )}
        </ul>
      </div>
      {details}
    </div>
  );
}
