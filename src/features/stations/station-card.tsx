import { closedTimes } from "#shared/station-hours.ts";
import { spokenLabel } from "#shared/station-status.ts";
import { stationPath } from "#src/lib/paths.ts";
import { Badge } from "#src/ui/badge.tsx";
import { distanceText } from "./distance.ts";
import { fullAddress } from "./full-address.ts";
import type { ListedStation } from "./listing.ts";
import { PlugList } from "./plug-icon.tsx";
import { energyPriceText } from "./prices.ts";
import styles from "./station-card.module.css";
import { datedStateSentence, type Stated } from "./station-state.tsx";

/** A station in a list of a document, as a link to its page. `now` is when it is rendered, in ms. */
export function StationCard({ station, now }: { station: ListedStation; now: number }) {
  const price = energyPriceText(station.price);
  return (
    <a href={stationPath(station.slug)} className={styles.card}>
      <strong>{station.name}</strong>
      <span>{fullAddress(station)}</span>
      {station.km !== null && <span className="num">{distanceText(station.km, station.city)} away</span>}
      <DocumentState station={station} slug={station.slug} now={now} />
      <PlugList connectors={station.equipment.connectors.slice(0, 3)} className={`num ${styles.plugs}`} />
      {price && <span className={`num ${styles.price}`}>{price}</span>}
    </a>
  );
}

interface DocumentStateProps {
  station: Stated;
  slug: string;
  now: number;
}

/**
 * The state of a station in a document: what is known when it is rendered, with the time. The
 * script "station-states" says what is so when it is read.
 */
export function DocumentState({ station, slug, now }: DocumentStateProps) {
  const { counts, isLive, times } = station;
  const label = spokenLabel(counts, isLive);
  const closed = closedTimes(times, now);
  return (
    <span
      className={`num ${styles.state}`}
      data-station={isLive ? slug : undefined}
      data-closed-times={closed.length > 0 ? JSON.stringify(closed) : undefined}
    >
      <Badge tone={label?.tone ?? "plain"} dot bare>
        {label?.label}
      </Badge>
      <span data-sentence>{datedStateSentence(station, now)}</span>
    </span>
  );
}
