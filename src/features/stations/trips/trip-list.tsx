import type { TripPairs } from "#shared/contract/trips.ts";
import { t } from "#shared/translate.ts";
import { betweenTexts, boardCopy, drivingTimeText, isBeyondRange, tripsCopy } from "#src/content/trips.ts";
import { tripPath } from "#src/lib/trip-path.ts";
import styles from "./trip-list.module.css";

interface TripListProps {
  pairs: TripPairs["pairs"];
}

/** Trips, each a link to its page. `isShort` leaves out stops and gaps, except a gap beyond the range of most cars. */
export function TripList({ pairs, isShort = false }: TripListProps & { isShort?: boolean }) {
  return (
    <ul className={styles.list}>
      {pairs.map((pair) => {
        const { from, to, km, longestKm } = pair;
        const isFar = isBeyondRange(longestKm);
        const [stops, gap] = betweenTexts(pair);
        return (
          <li key={`${from.slug} ${to.slug}`}>
            <a href={tripPath(from.slug, to.slug)}>
              <strong>{tripsCopy.heading({ ...pair, basis: "road" })}</strong>
              <span>{[t("{km} km", { km }), drivingTimeText(km)].join(" · ")}</span>
              {(isFar || !isShort) && (
                <small data-long={isFar || undefined}>{isShort ? gap : [stops, gap].join(" · ")}</small>
              )}
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
