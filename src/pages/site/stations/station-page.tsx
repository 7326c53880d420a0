import Navigation from "lucide-react/icons/navigation";
import Star from "lucide-react/icons/star";
import type { Station, StationPage } from "#shared/contract/stations.ts";
import { limits } from "#shared/limits.ts";
import { stationsCopy } from "#src/content/stations.ts";
import { Breadcrumb } from "#src/features/products/breadcrumb.tsx";
import { ChargingPoints } from "#src/features/stations/charging-points.tsx";
import { CopyButton } from "#src/features/stations/copy-button.tsx";
import { directionsTo, otherDirections } from "#src/features/stations/directions.ts";
import { allFacilities } from "#src/features/stations/facilities.ts";
import { FacilityList } from "#src/features/stations/facility-list.tsx";
import { countsOf } from "#src/features/stations/finder-station.ts";
import { fullAddress } from "#src/features/stations/full-address.ts";
import { OverPlace, type PlacePicture } from "#src/features/stations/place/place-picture.tsx";
import { DocumentState } from "#src/features/stations/station-card.tsx";
import { Hours, KeyFacts, Prices } from "#src/features/stations/station-facts.tsx";
import styles from "#src/features/stations/station-page.module.css";
import { SubmissionForm } from "#src/features/submissions/form/submission-form.tsx";
import { paths, stationPath } from "#src/lib/paths.ts";
import { stationAreaPath } from "#src/lib/station-area-path.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import { Island } from "#src/ui/island.tsx";
import { ShareButton } from "#src/ui/share-button.tsx";

/** `now`: when the document is rendered, in ms. */
type StationPageProps = StationPage & { picture: PlacePicture | null; now: number };

/** One station: what is free, the way there, what is around, and a form to report a problem. */
export function StationPageView({ data: station, nearby, picture, now }: StationPageProps) {
  const { slug, name } = station;
  return (
    <article className={styles.page}>
      <StationHead station={station} now={now} />
      <div className={`wrap ${styles.grid}`}>
        <div className={styles.column}>
          <section aria-labelledby="charging">
            <h2 id="charging">Charging points</h2>
            <ChargingPoints evses={station.evses} isLive={station.isLive} />
            {!station.isLive && <p className={styles.note}>{stationsCopy.notLive}</p>}
          </section>
          <Pictures station={station} />
          <section aria-labelledby="where">
            <h2 id="where">Where it is</h2>
            <OverPlace picture={picture}>
              <Island
                name="stations-map"
                props={{ slug, hasPicture: picture !== null }}
                wake="visible"
                media="all"
              />
            </OverPlace>
          </section>
        </div>
        <div className={styles.column}>
          <Prices station={station} />
          <Hours station={station} now={now} />
          <section aria-labelledby="good-to-know">
            <h2 id="good-to-know">Good to know</h2>
            <KeyFacts station={station} />
            <FacilityList facilities={allFacilities(station)} className={styles.facilities} />
          </section>
        </div>
      </div>
      {nearby.length > 0 && <Nearby stations={nearby} />}
      <section id="report" tabIndex={-1} className={`wrap ${styles.report}`} aria-labelledby="report-title">
        <div>
          <h2 id="report-title">{stationsCopy.report.title}</h2>
          <p>{stationsCopy.report.lead}</p>
        </div>
        <SubmissionForm
          form="station-report"
          label={stationsCopy.report.title}
          given={{ station: name.slice(0, limits.shortText) }}
          draft={`station:${slug}`}
        />
      </section>
    </article>
  );
}

function StationHead({ station, now }: { station: Station; now: number }) {
  const { slug, name, address, city, state, pincode, rating, operator } = station;
  const { hours, exceptions, isLive } = station;
  return (
    <header className={`wrap ${styles.head}`}>
      <Breadcrumb
        steps={[
          { name: "Stations", path: paths.stations },
          { name: state, path: stationAreaPath(state) },
          { name: city, path: stationAreaPath(state, city) },
          { name, path: stationPath(slug) },
        ]}
      />
      <h1>{name}</h1>
      <p className={`lead ${styles.address}`}>
        {address}, {city}, {state} {pincode}
      </p>
      <div
        className={`num ${styles.state}`}
        data-script="station-states"
        data-query={`words=1&station=${slug}`}
      >
        <DocumentState
          station={{ times: { hours, exceptions }, counts: countsOf(station), isLive }}
          slug={slug}
          now={now}
        />
        {operator && <span>Run by {operator}</span>}
        {rating !== null && (
          <span>
            <Star aria-hidden="true" /> Rated {rating.toFixed(1)} of 5
          </span>
        )}
      </div>
      <div className={styles.ways}>
        <ButtonLink href={directionsTo(station)}>
          <Navigation aria-hidden="true" />
          Directions
        </ButtonLink>
        <CopyButton text={`${name}, ${fullAddress(station)}`} size="medium" />
        <ShareButton title={`${name}, ${city}`} size="medium" />
      </div>
      <p className={styles.others}>
        Directions in{" "}
        {otherDirections(station).map(({ name: app, href }, index) => (
          <span key={app}>
            {index > 0 && " or "}
            <a href={href}>{app}</a>
          </span>
        ))}
      </p>
    </header>
  );
}

function Pictures({ station: { pictures, name } }: { station: Station }) {
  if (pictures.length === 0) return null;
  return (
    <section aria-labelledby="pictures">
      <h2 id="pictures">Pictures</h2>
      <ul className={styles.pictures}>
        {pictures.map((url, index) => (
          <li key={url}>
            <img src={url} alt={`${name}, view ${index + 1} of ${pictures.length}`} loading="lazy" />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Nearby({ stations }: { stations: readonly Station[] }) {
  return (
    <section className={`wrap ${styles.nearby}`} aria-labelledby="nearby">
      <h2 id="nearby">Nearby stations</h2>
      <ul>
        {stations.map((station) => (
          <li key={station.slug}>
            <a href={stationPath(station.slug)}>
              <strong>{station.name}</strong>
              <span>{fullAddress(station)}</span>
              <span className="num">{station.distanceKm?.toFixed(1)} km away</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
