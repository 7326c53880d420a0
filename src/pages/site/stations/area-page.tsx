import type { ReactNode } from "react";
import { areaCopy } from "#src/content/stations.ts";
import { Breadcrumb } from "#src/features/products/breadcrumb.tsx";
import type { AreaListing } from "#src/features/stations/listing.ts";
import { OverPlace, type PlacePicture } from "#src/features/stations/place/place-picture.tsx";
import { StationCards } from "#src/features/stations/state-groups.tsx";
import styles from "#src/features/stations/station-page.module.css";
import { paths } from "#src/lib/paths.ts";
import { stationAreaPath } from "#src/lib/station-area-path.ts";
import { Island } from "#src/ui/island.tsx";
import { Pager } from "#src/ui/pager.tsx";

interface AreaPageProps {
  listing: AreaListing;
  /** Where the stations of this page are. */
  picture: PlacePicture | null;
  now: number;
}

/** The stations of a state or a city. `now`: when the document is rendered, in ms. */
export function AreaPage({ listing, picture, now }: AreaPageProps) {
  const { state, city, pagination, groups, cities } = listing;
  const path = stationAreaPath(state, city ?? undefined);
  return (
    <div className={styles.page}>
      <header className={`wrap ${styles.head}`}>
        <Breadcrumb
          steps={[
            { name: "Stations", path: paths.stations },
            { name: state, path: stationAreaPath(state) },
            ...(city ? [{ name: city, path }] : []),
          ]}
        />
        <h1>{areaCopy.title(listing)}</h1>
        <p className="lead">{areaCopy.facts(listing)}</p>
        {cities.length > 1 && (
          <nav aria-label={`Cities in ${state}`} className={styles.states}>
            {cities.map(({ city: name, count }) => (
              <a
                key={name}
                href={stationAreaPath(state, name)}
                aria-current={name === city ? "page" : undefined}
              >
                {name} <span className="num">{count}</span>
              </a>
            ))}
          </nav>
        )}
      </header>
      <BesideMap
        map={
          <OverPlace picture={picture}>
            <Island
              name="stations-map"
              props={{ state, ...(city && { city }), hasPicture: picture !== null }}
              {...mapWake}
            />
          </OverPlace>
        }
      >
        <div
          id="stations"
          data-script="station-states"
          data-query="words=1&only=counts"
          className={styles.groups}
        >
          {groups.map(({ city: name, stations }) => (
            <section key={name}>
              {!city && (
                <h2>
                  <a href={stationAreaPath(state, name)}>{name}</a>
                </h2>
              )}
              <StationCards stations={stations} now={now} />
            </section>
          ))}
          <Pager
            {...pagination}
            label={`Stations in ${city ?? state}, pages`}
            hrefFor={(page) => (page > 1 ? `${path}?page=${page}` : path)}
          />
        </div>
      </BesideMap>
    </div>
  );
}

/** Beside the cards the map loads at once; above them, on a narrow screen, after the first scroll. */
export const mapWake = { wake: "visible", media: "(width >= 1024px)" } as const;

/** Cards, and the map beside them. */
export function BesideMap({ map, children }: { map: ReactNode; children: ReactNode }) {
  return (
    <div className={`wrap ${styles.beside}`}>
      <div className={styles.aside}>{map}</div>
      {children}
    </div>
  );
}
