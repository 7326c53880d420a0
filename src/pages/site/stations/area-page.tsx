import ArrowRight from "lucide-react/icons/arrow-right";
import type { ReactNode } from "react";
import type { Station } from "#shared/contract/stations.ts";
import type { TripPairs } from "#shared/contract/trips.ts";
import { listedPriceText } from "#shared/price-text.ts";
import { t } from "#shared/translate.ts";
import { areaCopy, hostCopy, stationsCopy } from "#src/content/stations.ts";
import { tripsCopy } from "#src/content/trips.ts";
import { Breadcrumb } from "#src/features/products/breadcrumb.tsx";
import { nameInList } from "#src/features/stations/area-text.ts";
import { roundedKm } from "#src/features/stations/distance.ts";
import { DocumentState, liveStates } from "#src/features/stations/document-state.tsx";
import { AreaFigures } from "#src/features/stations/figures.tsx";
import { type AreaListing, hasCards, type ListedStation } from "#src/features/stations/listing.ts";
import { OverPlace, type PlacePicture } from "#src/features/stations/place/place-picture.tsx";
import { fastestText } from "#src/features/stations/power-text.ts";
import { RowHeads, StationRows } from "#src/features/stations/state-groups.tsx";
import { type CityPlace, OnlyStation, StationCard } from "#src/features/stations/station-cards.tsx";
import { firstPictures } from "#src/features/stations/station-lists.ts";
import styles from "#src/features/stations/station-page.module.css";
import rows from "#src/features/stations/station-rows.module.css";
import { LongGapNote, TripList } from "#src/features/stations/trips/trip-list.tsx";
import { keepTogether } from "#src/lib/keep-together.ts";
import { paths, stationPath } from "#src/lib/paths.ts";
import { stationAreaPath } from "#src/lib/station-area-path.ts";
import { ButtonLink, TextLink } from "#src/ui/button.tsx";
import { Island } from "#src/ui/island.tsx";
import { Pager } from "#src/ui/pager.tsx";

interface AreaPageProps {
  listing: AreaListing;
  /** Where the stations of this page are. */
  picture: PlacePicture | null;
  /** All about its stations, as far as it could be read. */
  details: readonly Station[];
  /** The busiest trips of a city. */
  trips?: TripPairs["pairs"];
  now: number;
}

/** A state with more cities than this links to them above its list; with fewer the list's headings do. */
const fewCities = 5;

/** The stations of a state or a city. `now`: when the document is rendered, in ms. */
export function AreaPage({ listing, picture, details, trips = [], now }: AreaPageProps) {
  const { state, city, cities, around } = listing;
  const path = stationAreaPath(state, city ?? undefined);
  const [first] = listing.groups[0]?.stations ?? [];
  const only = listing.facts.stations === 1 ? first : undefined;
  const photos = firstPictures(details);
  const map = (
    <OverPlace picture={picture}>
      <Island
        name="stations-map"
        props={{ state, ...(city && { city }), hasPicture: picture !== null }}
        {...mapWake}
      />
    </OverPlace>
  );
  return (
    <div className={styles.page}>
      <header className={`wrap ${styles.head}`}>
        <Breadcrumb
          steps={[
            { name: "Stations", path: paths.stations },
            ...(state === city ? [] : [{ name: state, path: stationAreaPath(state) }]),
            ...(city ? [{ name: city, path }] : []),
          ]}
        />
        <h1>{areaCopy.title(listing)}</h1>
        {/* A single station says it all itself. */}
        {!only && (
          <>
            <p className="lead">{areaCopy.lead(listing)}</p>
            <AreaFigures facts={listing.facts} />
          </>
        )}
        {!city && cities.length > fewCities && (
          <nav aria-label={t("Cities in {state}", { state })} className={styles.states}>
            {cities.map(({ city: name, count }) => (
              <a key={name} href={stationAreaPath(state, name)}>
                {name} <span className="num">{count}</span>
              </a>
            ))}
          </nav>
        )}
      </header>
      {only ? (
        <div id="stations" {...liveStates("only=counts")} className="wrap">
          <OnlyStation
            station={only}
            details={details.find(({ slug }) => slug === only.slug) ?? null}
            photo={photos[only.slug]}
            map={map}
            isInState={!city}
            now={now}
          />
          <div className={`${styles.onward} ${styles.besideNearest}`}>
            {photos[only.slug] && <div>{map}</div>}
            <NearestStations stations={listing.others} now={now} />
          </div>
        </div>
      ) : (
        <BesideMap map={map}>
          <div id="stations" {...liveStates("only=counts")} className={styles.groups}>
            <AreaList listing={listing} photos={photos} now={now} />
            <Pager
              {...listing.pagination}
              label={t("Stations in {place}, pages", { place: city ?? state })}
              hrefFor={(page) => (page > 1 ? `${path}?page=${page}` : path)}
            />
          </div>
        </BesideMap>
      )}
      <div className={`wrap ${styles.onward}`}>
        {city && trips.length > 0 && (
          <nav aria-labelledby="trips" className={styles.fromHere}>
            <h2 id="trips">{tripsCopy.fromHere(city)}</h2>
            <TripList pairs={trips} />
            <LongGapNote pairs={trips} />
          </nav>
        )}
        {!only && around.length > 0 && (
          <Around listing={listing} count={city && trips.length > 0 ? besideTrips : around.length} />
        )}
      </div>
      <Hosts place={city ?? state} />
    </div>
  );
}

/** A few stations as cards, or many as rows; on the page of a state by city, unless each city has one card. */
function AreaList({
  listing,
  photos,
  now,
}: Pick<AreaPageProps, "listing" | "now"> & { photos: Record<string, string> }) {
  const { state, city, groups } = listing;
  const isOfCards = hasCards(listing);
  const cards = (stations: readonly ListedStation[], cityIn: CityPlace) => (
    <ul className={rows.cards}>
      {stations.map((station) => (
        <li key={station.slug}>
          <StationCard station={station} photo={photos[station.slug]} cityIn={cityIn} now={now} />
        </li>
      ))}
    </ul>
  );
  if (isOfCards && (city || groups.every(({ stations }) => stations.length === 1)))
    return cards(
      groups.flatMap(({ stations }) => stations),
      city ? "title" : "link",
    );
  return (
    <>
      {!isOfCards && <RowHeads />}
      {groups.map(({ city: name, stations }) => (
        <section key={name} className={rows.group}>
          {!city && (
            <h2>
              <a href={stationAreaPath(state, name)}>{name}</a>
              {stations.length > 1 && <small className="num">{stations.length}</small>}
            </h2>
          )}
          {isOfCards ? cards(stations, "heading") : <StationRows stations={stations} now={now} />}
        </section>
      ))}
    </>
  );
}

/** As many cities are as tall as the trips at their side. */
const besideTrips = 4;

/** The nearest stations of other places, with their states. */
function NearestStations({ stations, now }: { stations: AreaListing["others"]; now: number }) {
  return (
    <PlacesAround id="nearest" title={stationsCopy.nearby.title} from={stationsCopy.nearby.straight}>
      {stations.map((station) => (
        <li key={station.slug}>
          <a href={stationPath(station.slug)}>
            <strong>
              {nameInList(station.name)}, {t(station.city)}
            </strong>
            <span className="num">{t("{km} km", { km: roundedKm(station.km) })}</span>
            <DocumentState station={station} slug={station.slug} now={now} />
            <small className="num">{powerAndPrice(station)}</small>
          </a>
        </li>
      ))}
    </PlacesAround>
  );
}

/** "60 kW · ₹18/kWh", as far as both are known. */
function powerAndPrice({ equipment, price }: ListedStation): string {
  const parts = [fastestText(equipment.connectors), listedPriceText(price)].filter(Boolean);
  return keepTogether(parts.join(" · "));
}

/** The cities around, with the way there in a straight line. */
function Around({ listing, count }: { listing: AreaListing; count: number }) {
  return (
    <PlacesAround id="around" title={areaCopy.around(listing)} from={areaCopy.aroundFrom(listing)}>
      {listing.around.slice(0, count).map((around) => (
        <li key={`${around.city} ${around.state}`}>
          <a href={stationAreaPath(around.state, around.city)}>
            <strong>{around.city}</strong>
            <span className="num">{t("{km} km", { km: around.km })}</span>
            <small>{areaCopy.aroundFacts(around)}</small>
          </a>
        </li>
      ))}
    </PlacesAround>
  );
}

/** For somebody who could have a station there. */
function Hosts({ place }: { place: string }) {
  const { title, text, partner, land } = hostCopy;
  return (
    <section className={`wrap ${styles.hosts}`} aria-labelledby="hosts">
      <div>
        <h2 id="hosts">{title(place)}</h2>
        <p>{text}</p>
      </div>
      <p className={styles.ways}>
        <ButtonLink href={paths.chargingPartner} variant="outline">
          {partner}
        </ButtonLink>
        <TextLink href={paths.landPartnership}>
          {land}
          <ArrowRight aria-hidden="true" />
        </TextLink>
      </p>
    </section>
  );
}

interface PlacesAroundProps {
  /** Of the title. */
  id: string;
  title: string;
  /** From where the distances are measured. */
  from: string;
  /** Rows: a name, how far it is, and what is there. */
  children: ReactNode;
}

function PlacesAround({ id, title, from, children }: PlacesAroundProps) {
  return (
    <nav aria-labelledby={id} className={styles.around}>
      <h2 id={id}>
        {title} <small>{from}</small>
      </h2>
      <ul>{children}</ul>
    </nav>
  );
}

/** Beside the rows the map loads at once; below them, on a narrow screen, after the first scroll. */
export const mapWake = { wake: "visible", media: "(width >= 1024px)" } as const;

/** A link to it leads to the map. */
export const mapId = "map";

interface BesideMapProps {
  map: ReactNode;
  /** On a wide screen. With it the rows are the page, and have a search with its own way to the nearest of them. */
  below?: ReactNode;
  children: ReactNode;
}

/** Rows, and the map beside them; below them on a narrow screen. */
export function BesideMap({ map, below, children }: BesideMapProps) {
  return (
    <div className={`wrap ${styles.beside}`} data-list={below !== undefined || undefined}>
      {children}
      <div id={mapId} className={styles.aside}>
        {map}
        {below}
      </div>
    </div>
  );
}
