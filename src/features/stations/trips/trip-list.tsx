import type { TripPairs } from "#shared/contract/trips.ts";
import { t } from "#shared/translate.ts";
import { roadsText, tripsCopy } from "#src/content/trips.ts";
import { tripPath } from "#src/lib/trip-path.ts";
import styles from "./trip-list.module.css";

/** Trips, each a link to its page. */
export function TripList({ pairs }: { pairs: TripPairs["pairs"] }) {
  return (
    <ul className={styles.list}>
      {pairs.map(({ from, to, km, roads }) => (
        <li key={`${from.slug} ${to.slug}`}>
          <a href={tripPath(from.slug, to.slug)}>
            <strong>{tripsCopy.heading({ from, to, km, roads, basis: "road" })}</strong>
            <span className="num">{t("{km} km by {roads}", { km, roads: roadsText(roads) })}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
