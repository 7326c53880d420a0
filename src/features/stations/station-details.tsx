import ArrowRight from "lucide-react/icons/arrow-right";
import Check from "lucide-react/icons/check";
import Clock from "lucide-react/icons/clock";
import Navigation from "lucide-react/icons/navigation";
import Phone from "lucide-react/icons/phone";
import Star from "lucide-react/icons/star";
import X from "lucide-react/icons/x";
import type { Station } from "#shared/contract/stations.ts";
import { stationPath } from "#src/lib/paths.ts";
import { formatPhone } from "#src/lib/phone.ts";
import { ButtonLink, TextLink } from "#src/ui/button.tsx";
import { VisuallyHidden } from "#src/ui/visually-hidden.tsx";
import { CopyButton, directionsTo } from "./station-actions.tsx";
import styles from "./station-details.module.css";

interface StationDetailsProps {
  station: Station;
  /** False where the name already stands above. */
  titled?: boolean;
}

/** Everything about one station, with the way there. */
export function StationDetails({ station, titled = true }: StationDetailsProps) {
  const { name, address, rating, chargers, availability, maxCapacity, price, facilities } = station;
  return (
    <section className={styles.details} aria-label={`Details of ${name}`}>
      <header>
        {titled ? <h3>{name}</h3> : <p className={styles.address}>{address}</p>}
        {rating !== null && (
          <p className={`num ${styles.rating}`}>
            <Star aria-hidden="true" />
            <VisuallyHidden>Rated </VisuallyHidden>
            {rating.toFixed(1)}
          </p>
        )}
      </header>
      {titled && <p className={styles.address}>{address}</p>}
      <dl className="num">
        <div>
          <dt>Free now</dt>
          <dd>
            {availability} of {chargers}
          </dd>
        </div>
        <div>
          <dt>Up to</dt>
          <dd>{maxCapacity}</dd>
        </div>
        <div>
          <dt>Price</dt>
          <dd className="money">₹{price}/kWh</dd>
        </div>
      </dl>
      <ul className={styles.facilities}>
        {facilities.map((facility) => (
          <li key={facility.name} data-missing={!facility.available || undefined}>
            {facility.available ? <Check aria-hidden="true" /> : <X aria-label="Not available:" role="img" />}
            {facility.name}
          </li>
        ))}
      </ul>
      {station.timing && (
        <p className={`num ${styles.hours}`}>
          <Clock aria-hidden="true" />
          <span>
            {station.timing}
            {station.timingSecond && (
              <>
                <br />
                {station.timingSecond}
              </>
            )}
          </span>
        </p>
      )}
      {station.customerCareNumber && (
        <p className={`num ${styles.hours}`}>
          <Phone aria-hidden="true" />
          <a href={`tel:${station.customerCareNumber}`}>{formatPhone(station.customerCareNumber)}</a>
          {station.storeNumber && <span>Store {station.storeNumber}</span>}
        </p>
      )}
      <div className={styles.actions}>
        <ButtonLink href={directionsTo(station)} size="small">
          <Navigation aria-hidden="true" />
          Directions
        </ButtonLink>
        <CopyButton text={`${name}, ${address}`} />
      </div>
      <TextLink href={stationPath(station.slug)} className={styles.more}>
        Everything about this station
        <ArrowRight aria-hidden="true" />
      </TextLink>
    </section>
  );
}
