import type { TripPairs } from "#shared/contract/trips.ts";
import { t } from "#shared/translate.ts";
import { stationsText } from "#src/content/stations.ts";
import {
  boardCopy,
  drivingText,
  hasNoStopBetween,
  isBeyondRange,
  roadsText,
  tripsCopy,
} from "#src/content/trips.ts";
import { tripPath } from "#src/lib/trip-path.ts";
import styles from "./trip-list.module.css";

/** Trips, each a link to its page. */
export function TripList({ pairs }: { pairs: TripPairs["pairs"] }) {
  return (
    <ul className={styles.list}>
      {pairs.map((pair) => {
        const { from, to, km, roads } = pair;
        return (
          <li key={`${from.slug} ${to.slug}`}>
            <a href={tripPath(from.slug, to.slug)}>
              <strong>{tripsCopy.heading({ from, to, km, roads, basis: "road" })}</strong>
              <span className="num">{t("{km} km by {roads}", { km, roads: roadsText(roads) })}</span>
              <StopsText pair={pair} />
            </a>
          </li>
        );
      })}
    </ul>
  );
}

/** How long it takes, how many stations are on the way, and how far apart they are. */
function StopsText({ pair }: { pair: TripPairs["pairs"][number] }) {
  const { km, stops, longestKm } = pair;
  const gap = hasNoStopBetween(pair)
    ? t(boardCopy.noStop)
    : `${t(boardCopy.longest)} ${t("{km} km", { km: longestKm })}`;
  return (
    <small className="num" data-long={isBeyondRange(longestKm) || undefined}>
      {[drivingText(km), stationsText(stops), gap].join(" · ")}
    </small>
  );
}
