import type { TripPairs } from "#shared/contract/trips.ts";
import { t } from "#shared/translate.ts";
import {
  betweenTexts,
  boardCopy,
  drivingText,
  isBeyondRange,
  roadsText,
  tripsCopy,
} from "#src/content/trips.ts";
import { tripPath } from "#src/lib/trip-path.ts";
import styles from "./trip-list.module.css";

interface TripListProps {
  pairs: TripPairs["pairs"];
}

/** Trips, each a link to its page. */
export function TripList({ pairs }: TripListProps) {
  return (
    <ul className={styles.list}>
      {pairs.map((pair) => {
        const { from, to, km, roads } = pair;
        return (
          <li key={`${from.slug} ${to.slug}`}>
            <a href={tripPath(from.slug, to.slug)}>
              <strong>{tripsCopy.heading({ from, to, km, roads, basis: "road" })}</strong>
              <span>{t("{km} km by {roads}", { km, roads: roadsText(roads) })}</span>
              <StopsText pair={pair} />
            </a>
          </li>
        );
      })}
    </ul>
  );
}

/** What the colour of a long gap means, where one of these trips has it. */
export function LongGapNote({ pairs }: TripListProps) {
  if (!pairs.some(({ longestKm }) => isBeyondRange(longestKm))) return null;
  return (
    <p className={styles.note}>
      <strong>{boardCopy.long.gap}</strong> {boardCopy.long.text}
    </p>
  );
}

/** How long it takes, how many stops are on the way, and how far apart they are. */
function StopsText({ pair }: { pair: TripPairs["pairs"][number] }) {
  const [stops, gap] = betweenTexts(pair);
  return (
    <small data-long={isBeyondRange(pair.longestKm) || undefined}>
      {/* Within a line. */}
      {[drivingText(pair.km), stops.toLowerCase(), gap].join(" · ")}
    </small>
  );
}
