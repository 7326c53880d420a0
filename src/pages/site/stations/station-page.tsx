import Navigation from "lucide-react/icons/navigation";
import Star from "lucide-react/icons/star";
import type { ReactNode } from "react";
import type { Station, StationPage } from "#shared/contract/stations.ts";
import { stationsCopy } from "#src/content/stations.ts";
import { Breadcrumb } from "#src/features/products/breadcrumb.tsx";
import { ChargingPoints } from "#src/features/stations/charging-points.tsx";
import { CopyButton } from "#src/features/stations/copy-button.tsx";
import { directionsTo } from "#src/features/stations/directions.ts";
import { allFacilities } from "#src/features/stations/facilities.ts";
import { FacilityList } from "#src/features/stations/facility-list.tsx";
import { fullAddress } from "#src/features/stations/full-address.ts";
import { powerText } from "#src/features/stations/power-text.ts";
import styles from "#src/features/stations/station-page.module.css";
import { StationState } from "#src/features/stations/station-state.tsx";
import { Timings } from "#src/features/stations/timings.tsx";
import { Enquiry } from "#src/features/submissions/enquiry/enquiry.tsx";
import { paths, stationPath } from "#src/lib/paths.ts";
import { formatPhone } from "#src/lib/phone.ts";
import { ButtonLink } from "#src/ui/button.tsx";

/** One station: what is free, the way there, what is around, and a form to report a problem. */
export function StationPageView({ data: station, nearby }: StationPage) {
  const { slug, name } = station;
  return (
    <article className={styles.page}>
      <StationHead station={station} />
      <div className={`wrap ${styles.grid}`}>
        <section aria-labelledby="charging">
          <h2 id="charging">Charging</h2>
          <ChargingPoints evses={station.evses} />
        </section>
        <section aria-labelledby="good-to-know">
          <h2 id="good-to-know">Good to know</h2>
          <KeyFacts station={station} />
          <FacilityList facilities={allFacilities(station)} className={styles.facilities} />
        </section>
      </div>
      {nearby.length > 0 && <Nearby stations={nearby} />}
      <section id="report" tabIndex={-1} className={`wrap ${styles.report}`} aria-labelledby="report-title">
        <div>
          <h2 id="report-title">{stationsCopy.report.title}</h2>
          <p>{stationsCopy.report.lead}</p>
        </div>
        <Enquiry form={{ station: name, slug }} label={stationsCopy.report.title} />
      </section>
    </article>
  );
}

function StationHead({ station }: { station: Station }) {
  const { slug, name, address, city, state, pincode, availability, chargers, rating } = station;
  return (
    <header className={`wrap ${styles.head}`}>
      <Breadcrumb
        steps={[
          { name: "Stations", path: paths.stations },
          { name, path: stationPath(slug) },
        ]}
      />
      <h1>{name}</h1>
      <p className={`lead ${styles.address}`}>
        {address}, {city}, {state} {pincode}
      </p>
      <p className={`num ${styles.state}`} data-script="opening-hours">
        <StationState station={station} />
        <span className={styles.free}>
          {availability} of {chargers} points free
        </span>
        {rating !== null && (
          <span>
            <Star aria-hidden="true" /> Rated {rating.toFixed(1)} of 5
          </span>
        )}
      </p>
      <div className={styles.ways}>
        <ButtonLink href={directionsTo(station)}>
          <Navigation aria-hidden="true" />
          Directions
        </ButtonLink>
        <CopyButton text={`${name}, ${fullAddress(station)}`} size="medium" />
      </div>
    </header>
  );
}

function KeyFacts({ station }: { station: Station }) {
  const { customerCareNumber, storeNumber } = station;
  return (
    <dl className={`num ${styles.facts}`}>
      <Fact term="Price">₹{station.price}/kWh</Fact>
      <Fact term="Fastest connector">{powerText(station.speed)}</Fact>
      <Fact term="Station capacity">{powerText(station.maxCapacity)}</Fact>
      <Fact term="Open">
        <Timings station={station} />
      </Fact>
      {customerCareNumber && (
        <Fact term="Customer care">
          <a href={`tel:${customerCareNumber}`}>{formatPhone(customerCareNumber)}</a>
        </Fact>
      )}
      {storeNumber && <Fact term="Store">{storeNumber}</Fact>}
    </dl>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
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
