import type { TripPairs } from "#shared/contract/trips.ts";
import { t } from "#shared/translate.ts";
import { betweenTexts, drivingText, isBeyondRange, stopsBetween, tripsCopy } from "#src/content/trips.ts";
import { tripPath } from "#src/lib/trip-path.ts";
import styles from "./trip-cards.module.css";

type Pair = TripPairs["pairs"][number];

/** Trips as cards, each with its way drawn to scale. */
export function TripCards({ pairs }: { pairs: readonly Pair[] }) {
  return (
    <ul className={`num ${styles.cards}`}>
      {pairs.map((pair) => {
        const { from, to, km, longestKm } = pair;
        return (
          <li key={`${from.slug} ${to.slug}`}>
            <h3>
              <a href={tripPath(from.slug, to.slug)}>{tripsCopy.heading({ ...pair, basis: "road" })}</a>
            </h3>
            <p>
              <b>{t("{km} km", { km })}</b> {drivingText(km)}
            </p>
            <Way pair={pair} />
            <p data-long={isBeyondRange(longestKm) || undefined}>{betweenTexts(pair).join(" · ")}</p>
          </li>
        );
      })}
    </ul>
  );
}

/** The way as a line between two rings, with a dot where each stop between them is. */
function Way({ pair }: { pair: Pair }) {
  return (
    <svg aria-hidden="true">
      <line x1="0" y1="50%" x2="100%" y2="50%" />
      <circle data-end cx="0" cy="50%" r="5" />
      <circle data-end cx="100%" cy="50%" r="5" />
      {stopsBetween(pair).map((atKm) => (
        <circle key={atKm} cx={`${((100 * atKm) / pair.km).toFixed(1)}%`} cy="50%" r="5" />
      ))}
    </svg>
  );
}
