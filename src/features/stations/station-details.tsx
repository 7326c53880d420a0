import ArrowRight from "lucide-react/icons/arrow-right";
import Clock from "lucide-react/icons/clock";
import Navigation from "lucide-react/icons/navigation";
import Phone from "lucide-react/icons/phone";
import Star from "lucide-react/icons/star";
import X from "lucide-react/icons/x";
import { useEffect, useRef, useState } from "react";
import type { Station, StationPage } from "#shared/contract/stations.ts";
import { formatPhone } from "#shared/phone-text.ts";
import { rangeText } from "#shared/price-text.ts";
import { openText, todayText } from "#shared/station-hours.ts";
import { t } from "#shared/translate.ts";
import { api } from "#src/lib/api.ts";
import { stationPath } from "#src/lib/paths.ts";
import { ButtonLink, TextLink } from "#src/ui/button.tsx";
import { CopyButton } from "#src/ui/copy-button.tsx";
import { VisuallyHidden } from "#src/ui/visually-hidden.tsx";
import { nameInList } from "./area-text.ts";
import { directionsTo } from "./directions.ts";
import { FacilityList } from "./facility-list.tsx";
import type { FinderStation } from "./finder-station.ts";
import { fullAddress } from "./full-address.ts";
import { PlugList } from "./plug-icon.tsx";
import styles from "./station-details.module.css";
import { StationState } from "./station-state.tsx";
import { useFocusOnChoice } from "./use-focus-on-choice.ts";

interface StationDetailsProps {
  station: FinderStation;
  now: number;
  /** False where the name is shown above. */
  titled?: boolean;
  /** The focus comes here whenever this rises. */
  choices?: number;
  /** Takes the details away again. */
  onClose?: () => void;
}

/** Everything about one station, with the way there. */
export function StationDetails({ station, now, titled = true, choices = 0, onClose }: StationDetailsProps) {
  const section = useRef<HTMLElement>(null);
  useFocusOnChoice(section, choices);
  const details = useDetails(station.slug);
  const { name } = station;
  const address = fullAddress(station);
  return (
    <section
      ref={section}
      tabIndex={-1}
      className={styles.details}
      aria-label={t("Details of {name}", { name })}
      onKeyDown={({ key }) => key === "Escape" && onClose?.()}
    >
      <header>
        {titled ? <h3>{nameInList(name)}</h3> : <p className={styles.address}>{address}</p>}
        <Rating rating={details?.rating ?? null} />
        {onClose && (
          <button type="button" aria-label="Close the details" className={styles.close} onClick={onClose}>
            <X className="icon" aria-hidden="true" />
          </button>
        )}
      </header>
      {titled && <p className={styles.address}>{address}</p>}
      <p className={`num ${styles.state}`}>
        <StationState station={station} now={now} />
      </p>
      <PlugList connectors={station.equipment.connectors} className={`num ${styles.plugs}`} />
      <Facts station={station} details={details} now={now} />
      {details && <FacilityList facilities={details.facilities} className={styles.facilities} />}
      <footer className={styles.foot}>
        <ButtonLink href={directionsTo(station)} size="small">
          <Navigation aria-hidden="true" />
          Directions
        </ButtonLink>
        <CopyButton text={`${name}, ${address}`} />
        <TextLink href={stationPath(station.slug)} className={styles.more}>
          Everything about this station
          <ArrowRight aria-hidden="true" />
        </TextLink>
      </footer>
    </section>
  );
}

function Rating({ rating }: { rating: number | null }) {
  if (rating === null) return null;
  return (
    <p className={`num ${styles.rating}`}>
      <Star aria-hidden="true" />
      <VisuallyHidden>Rated </VisuallyHidden>
      {rating.toFixed(1)}
    </p>
  );
}

interface FactsProps {
  station: FinderStation;
  details: Station | null;
  now: number;
}

/** What it costs, when it is open, and whom to call. */
function Facts({ station, details, now }: FactsProps) {
  const open = openText(station.times, now);
  const today = todayText(station.times, now);
  return (
    <>
      <p className={`num ${styles.price}`}>
        <strong className="money">{rangeText(station.price) ?? "Price not known"}</strong>
      </p>
      {open && (
        <p className={`num ${styles.hours}`}>
          <Clock aria-hidden="true" />
          <span>
            {open}
            {today && today !== open && t(", today {hours}", { hours: today })}
          </span>
        </p>
      )}
      {details?.customerCareNumber && (
        <p className={`num ${styles.hours}`}>
          <Phone aria-hidden="true" />
          <a href={`tel:${details.customerCareNumber}`}>{formatPhone(details.customerCareNumber)}</a>
          {details.storeNumber && <span>{t("Store {number}", { number: details.storeNumber })}</span>}
        </p>
      )}
    </>
  );
}

/** What the list of all stations leaves out of one; null until it is loaded. */
function useDetails(slug: string | null): Station | null {
  const [details, setDetails] = useState<Station | null>(null);
  useEffect(() => {
    if (!slug) return;
    const abort = new AbortController();
    api<StationPage>(`/api/stations/${encodeURIComponent(slug)}`, { signal: abort.signal }).then(
      ({ data }) => setDetails(data),
      (error) => {
        // The facts of the list stay, with a link to the station's page.
        if (!abort.signal.aborted) console.warn("The station could not be read", error);
      },
    );
    return () => abort.abort();
  }, [slug]);
  return details?.slug === slug ? details : null;
}
