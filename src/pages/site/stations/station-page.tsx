import Navigation from "lucide-react/icons/navigation";
import Star from "lucide-react/icons/star";
import { type ReactNode, useMemo } from "react";
import { Link } from "react-router";
import type { StationPage } from "#shared/contract/stations.ts";
import { stationsCopy } from "#src/content/stations.ts";
import { Breadcrumb } from "#src/features/products/breadcrumb.tsx";
import { availabilityOf } from "#src/features/stations/availability.ts";
import { CopyButton, directionsTo } from "#src/features/stations/station-actions.tsx";
import { ChargingPoints, StationFacilities } from "#src/features/stations/station-facts.tsx";
import styles from "#src/features/stations/station-page.module.css";
import { stationReportForm } from "#src/features/submissions/enquiry/forms/station-report-form.ts";
import { LazyEnquiryForm } from "#src/features/submissions/enquiry/lazy-enquiry-form.tsx";
import { paths, stationPath } from "#src/lib/paths.ts";
import { formatPhone } from "#src/lib/phone.ts";
import { Badge } from "#src/ui/badge.tsx";
import { ButtonLink } from "#src/ui/button.tsx";

/** Everything about one station: what is free, the way there, what is around, and a way to report a problem. */
export function StationPageView({ data: station, nearby }: StationPage) {
  const { slug, name, address, city, state, pincode, availability, chargers } = station;
  const { label, tone } = availabilityOf(availability);
  const report = useMemo(() => stationReportForm(name, slug), [name, slug]);
  return (
    <article className={styles.page}>
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
        <p className={`num ${styles.state}`}>
          <Badge tone={tone} dot>
            {label}
          </Badge>
          <span>
            {availability} of {chargers} points free
          </span>
          {station.rating !== null && (
            <span>
              <Star aria-hidden="true" /> Rated {station.rating.toFixed(1)} of 5
            </span>
          )}
        </p>
        <div className={styles.ways}>
          <ButtonLink href={directionsTo(station)}>
            <Navigation aria-hidden="true" />
            Directions
          </ButtonLink>
          <CopyButton text={`${name}, ${address}, ${city} ${pincode}`} size="medium" />
        </div>
      </header>
      <div className={`wrap ${styles.grid}`}>
        <section aria-labelledby="charging">
          <h2 id="charging">Charging</h2>
          <ChargingPoints evses={station.evses} />
        </section>
        <section aria-labelledby="good-to-know">
          <h2 id="good-to-know">Good to know</h2>
          <dl className={`num ${styles.facts}`}>
            <Fact term="Price">₹{station.price}/kWh</Fact>
            <Fact term="Fastest connector">{station.speed}</Fact>
            <Fact term="Station capacity">{station.maxCapacity}</Fact>
            <Fact term="Open">
              {station.timing}
              {station.timingSecond && (
                <>
                  <br />
                  {station.timingSecond}
                </>
              )}
            </Fact>
            {station.customerCareNumber && (
              <Fact term="Customer care">
                <a href={`tel:${station.customerCareNumber}`}>{formatPhone(station.customerCareNumber)}</a>
              </Fact>
            )}
            {station.storeNumber && <Fact term="Store">{station.storeNumber}</Fact>}
          </dl>
          <StationFacilities facilities={station.facilities} amenities={station.amenities} />
        </section>
      </div>
      {nearby.length > 0 && (
        <section className={`wrap ${styles.nearby}`} aria-labelledby="nearby">
          <h2 id="nearby">Nearby stations</h2>
          <ul>
            {nearby.map((one) => (
              <li key={one.slug}>
                <Link to={stationPath(one.slug)} prefetch="intent">
                  <strong>{one.name}</strong>
                  <span>
                    {one.address}, {one.city}
                  </span>
                  <span className="num">{one.distanceKm?.toFixed(1)} km away</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section id="report" tabIndex={-1} className={`wrap ${styles.report}`} aria-labelledby="report-title">
        <div>
          <h2 id="report-title">{stationsCopy.report.title}</h2>
          <p>{stationsCopy.report.lead}</p>
        </div>
        <LazyEnquiryForm key={slug} form={report} label={stationsCopy.report.title} />
      </section>
    </article>
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
