import Check from "lucide-react/icons/check";
import Clock from "lucide-react/icons/clock";
import Copy from "lucide-react/icons/copy";
import Navigation from "lucide-react/icons/navigation";
import Star from "lucide-react/icons/star";
import X from "lucide-react/icons/x";
import { useEffect, useState } from "react";
import type { Station } from "#shared/contract/stations.ts";
import { Button, ButtonLink } from "#src/ui/button.tsx";
import styles from "./station-details.module.css";

/** How long "Copied" stays. In ms. */
const copiedFor = 2000;

/** Everything about one station, with the way there. */
export function StationDetails({ station }: { station: Station }) {
  const { name, address, rating, chargers, availability, maxCapacity, price, facilities } = station;
  const directions = `https://www.google.com/maps/dir/?api=1&destination=${station.lat},${station.lng}`;
  return (
    <section className={styles.details} aria-label={`Details of ${name}`}>
      <header>
        <h3>{name}</h3>
        {rating !== null && (
          <p className="num">
            <Star aria-hidden="true" />
            {rating.toFixed(1)}
          </p>
        )}
      </header>
      <p className={styles.address}>{address}</p>
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
      <div className={styles.actions}>
        <ButtonLink href={directions} size="small">
          <Navigation aria-hidden="true" />
          Directions
        </ButtonLink>
        <CopyButton text={`${name}, ${address}`} />
      </div>
    </section>
  );
}

function CopyButton({ text }: { text: string }) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), copiedFor);
    return () => clearTimeout(timer);
  }, [copied]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch (error) {
      console.warn("The address could not be copied", error);
    }
  }
  return (
    <Button variant="outline" size="small" onClick={() => void copy()}>
      {copied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
      <span aria-live="polite">{copied ? "Copied" : "Copy"}</span>
    </Button>
  );
}
