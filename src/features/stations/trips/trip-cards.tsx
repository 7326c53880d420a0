import BatteryWarning from "lucide-react/icons/battery-warning";
import type { TripPairs } from "#shared/contract/trips.ts";
import { t } from "#shared/translate.ts";
import { isLongPart } from "#shared/trips/longest-part.ts";
import {
  betweenTexts,
  drivingTimeText,
  isBetween,
  isBeyondRange,
  stopsBetween,
  tripsCopy,
} from "#src/content/trips.ts";
import { tripPath } from "#src/lib/trip-path.ts";
import { nameInList } from "../area-text.ts";
import styles from "./trip-cards.module.css";

type Pair = TripPairs["pairs"][number];

/** Trips as cards, each with its way drawn to scale. */
export function TripCards({ pairs }: { pairs: readonly Pair[] }) {
  return (
    <ul className={styles.cards}>
      {pairs.map((pair) => {
        const { from, to, km, longestKm } = pair;
        const [stops, gap] = betweenTexts(pair);
        return (
          <li key={`${from.slug} ${to.slug}`}>
            <h3>
              <a href={tripPath(from.slug, to.slug)}>{tripsCopy.heading({ ...pair, basis: "road" })}</a>
            </h3>
            <p>
              <b>{t("{km} km", { km })}</b> {drivingTimeText(km)}
            </p>
            <Way pair={pair} />
            <p className={styles.names}>{namesBetween(pair)}</p>
            <p data-long={isBeyondRange(longestKm) || undefined}>
              <span>{stops}</span>{" "}
              <span data-gap={isLongPart(longestKm) || undefined}>
                {isLongPart(longestKm) && <BatteryWarning aria-hidden="true" />}
                {gap}
              </span>
            </p>
          </li>
        );
      })}
    </ul>
  );
}

/**
 * The way as a line between two rings, with a dot where each stop between them is. A long part without a station is
 * dotted, as on the map of the trip.
 */
function Way({ pair: { km, stopsAtKm, stationsAtKm } }: { pair: Pair }) {
  const percent = (atKm: number) => `${Math.round((1000 * atKm) / km) / 10}%`;
  const corners = [0, ...stationsAtKm, km];
  return (
    <svg aria-hidden="true">
      {corners.slice(1).map((toKm, index) => {
        const fromKm = corners[index] ?? 0;
        return (
          <line
            key={toKm}
            x1={percent(fromKm)}
            y1="7"
            x2={percent(toKm)}
            y2="7"
            data-gap={isLongPart(toKm - fromKm) || undefined}
          />
        );
      })}
      <circle data-end cx="0" cy="7" r="5" />
      <circle data-end cx="100%" cy="7" r="5" />
      {stopsBetween({ km, stopsAtKm }).map((atKm) => (
        <circle key={atKm} cx={percent(atKm)} cy="7" r="5" />
      ))}
    </svg>
  );
}

/** The names of the stops between its ends, in order, each once. */
function namesBetween({ km, stopsAtKm, stopNames }: Pair): string {
  const names = stopNames.filter((_, index) => isBetween(stopsAtKm[index] ?? 0, km)).map(nameInList);
  return [...new Set(names)].join(", ");
}
