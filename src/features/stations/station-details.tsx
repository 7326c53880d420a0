import ArrowRight from "lucide-react/icons/arrow-right";
import Clock from "lucide-react/icons/clock";
import Navigation from "lucide-react/icons/navigation";
import Phone from "lucide-react/icons/phone";
import Star from "lucide-react/icons/star";
import type { Station } from "#shared/contract/stations.ts";
import { stationPath } from "#src/lib/paths.ts";
import { formatPhone } from "#src/lib/phone.ts";
import { ButtonLink, TextLink } from "#src/ui/button.tsx";
import { VisuallyHidden } from "#src/ui/visually-hidden.tsx";
import { CopyButton } from "./copy-button.tsx";
import { directionsTo } from "./directions.ts";
import { FacilityList } from "./facility-list.tsx";
import { fullAddress } from "./full-address.ts";
import { powerText } from "./power-text.ts";
import styles from "./station-details.module.css";
import { Timings } from "./timings.tsx";

interface StationDetailsProps {
  station: Station;
  /** False where the name is shown above. */
  titled?: boolean;
}

/** Everything about one station, with the way there. */
export function StationDetails({ station, titled = true }: StationDetailsProps) {
  const { name, rating, facilities } = station;
  const address = fullAddress(station);
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
      <Figures station={station} />
      <FacilityList facilities={facilities} className={styles.facilities} />
      <Contact station={station} />
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

function Figures({ station }: { station: Station }) {
  return (
    <dl className="num">
      <div>
        <dt>Free now</dt>
        <dd>
          {station.availability} of {station.chargers}
        </dd>
      </div>
      <div>
        <dt>Up to</dt>
        <dd>{powerText(station.maxCapacity)}</dd>
      </div>
      <div>
        <dt>Price</dt>
        <dd className="money">₹{station.price}/kWh</dd>
      </div>
    </dl>
  );
}

/** When it is open, and whom to call. */
function Contact({ station }: { station: Station }) {
  const { customerCareNumber, storeNumber } = station;
  return (
    <>
      {station.timing && (
        <p className={`num ${styles.hours}`}>
          <Clock aria-hidden="true" />
          <span>
            <Timings station={station} />
          </span>
        </p>
      )}
      {customerCareNumber && (
        <p className={`num ${styles.hours}`}>
          <Phone aria-hidden="true" />
          <a href={`tel:${customerCareNumber}`}>{formatPhone(customerCareNumber)}</a>
          {storeNumber && <span>Store {storeNumber}</span>}
        </p>
      )}
    </>
  );
}
