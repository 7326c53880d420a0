import type { ReactNode } from "react";
import type { TripPairs } from "#shared/contract/trips.ts";
import { t } from "#shared/translate.ts";
import { areaCopy } from "#src/content/stations.ts";
import { tripsCopy } from "#src/content/trips.ts";
import { Breadcrumb } from "#src/features/products/breadcrumb.tsx";
import { liveStates } from "#src/features/stations/document-state.tsx";
import { type Figure, Figures } from "#src/features/stations/figures.tsx";
import type { AreaFacts, AreaListing } from "#src/features/stations/listing.ts";
import { OverPlace, type PlacePicture } from "#src/features/stations/place/place-picture.tsx";
import { StationRows } from "#src/features/stations/state-groups.tsx";
import styles from "#src/features/stations/station-page.module.css";
import rows from "#src/features/stations/station-rows.module.css";
import { TripList } from "#src/features/stations/trips/trip-list.tsx";
import { keepTogether } from "#src/lib/keep-together.ts";
import { paths } from "#src/lib/paths.ts";
import { stationAreaPath } from "#src/lib/station-area-path.ts";
import { Island } from "#src/ui/island.tsx";
import { MediaPicture } from "#src/ui/media-picture.tsx";
import { Pager } from "#src/ui/pager.tsx";

interface AreaPageProps {
  listing: AreaListing;
  /** Where the stations of this page are. */
  picture: PlacePicture | null;
  /** A picture of the only station of a city. */
  photo?: string | null;
  /** The busiest trips of a city. */
  trips?: TripPairs["pairs"];
  now: number;
}

/** A state with more cities than this links to them above its list; with fewer the list's headings do. */
const fewCities = 5;

/** The stations of a state or a city. `now`: when the document is rendered, in ms. */
export function AreaPage({ listing, picture, photo, trips = [], now }: AreaPageProps) {
  const { state, city, pagination, groups, cities, around } = listing;
  const path = stationAreaPath(state, city ?? undefined);
  return (
    <div className={styles.page}>
      <header className={`wrap ${styles.head} ${styles.short}`}>
        <Breadcrumb
          steps={[
            { name: "Stations", path: paths.stations },
            ...(state === city ? [] : [{ name: state, path: stationAreaPath(state) }]),
            ...(city ? [{ name: city, path }] : []),
          ]}
        />
        <h1>{areaCopy.title(listing)}</h1>
        <p className="lead">{keepTogether(areaCopy.facts(listing))}</p>
        {/* A single station says all of it in its row. */}
        {listing.facts.stations > 1 && (
          <Figures figures={[...areaCopy.figures(listing), ...openFigure(listing.facts)]} />
        )}
        {(city ? cities.length > 1 : cities.length > fewCities) && (
          <nav aria-label={t("Cities in {state}", { state })} className={styles.states}>
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
        <div id="stations" {...liveStates("only=counts")} className={styles.groups}>
          {groups.map(({ city: name, stations }) => (
            <section key={name} className={rows.group}>
              {!city && (
                <h2>
                  <a href={stationAreaPath(state, name)}>{name}</a>
                </h2>
              )}
              {photo && (
                <figure className={styles.photo}>
                  <MediaPicture url={photo} alt="" sizes="(width < 1024px) 92vw, 700px" eager />
                </figure>
              )}
              <StationRows stations={stations} now={now} />
            </section>
          ))}
          <Pager
            {...pagination}
            label={t("Stations in {place}, pages", { place: city ?? state })}
            hrefFor={(page) => (page > 1 ? `${path}?page=${page}` : path)}
          />
          {around.length > 0 && <Around cities={around} />}
          {city && trips.length > 0 && (
            <nav aria-labelledby="trips" className={styles.fromHere}>
              <h2 id="trips">{tripsCopy.fromHere(city)}</h2>
              <TripList pairs={trips} />
            </nav>
          )}
        </div>
      </BesideMap>
    </div>
  );
}

/**
 * How many stations are open day and night: so it is at any time. The script "station-states" says instead how many are
 * open now. Nothing where nobody knows the hours.
 */
function openFigure({ openAllDay, openCounts }: AreaFacts): Figure[] {
  if (openCounts.length === 0) return [];
  const value = (
    <span data-open-counts={JSON.stringify(openCounts)} data-open-now={t(areaCopy.openNow)}>
      {openAllDay}
    </span>
  );
  return [{ label: areaCopy.openAllDay, value }];
}

/** The cities around one, with the way there in a straight line. */
function Around({ cities }: { cities: AreaListing["around"] }) {
  return (
    <nav aria-labelledby="around" className={styles.around}>
      <h2 id="around">{areaCopy.around}</h2>
      <ul>
        {cities.map(({ city, state, km }) => (
          <li key={`${city} ${state}`}>
            <a href={stationAreaPath(state, city)}>
              <strong>{city}</strong>
              <span className="num">{t("{km} km", { km })}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Beside the rows the map loads at once; above them, on a narrow screen, after the first scroll. */
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
