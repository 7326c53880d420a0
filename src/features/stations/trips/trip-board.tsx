import type { TripPairs } from "#shared/contract/trips.ts";
import { t } from "#shared/translate.ts";
import {
  betweenTexts,
  boardCopy,
  drivingText,
  isBeyondRange,
  stopsBetween,
  tripsCopy,
} from "#src/content/trips.ts";
import { tripPath } from "#src/lib/trip-path.ts";
import { VisuallyHidden } from "#src/ui/visually-hidden.tsx";
import styles from "./trip-board.module.css";
import { type TripGroup, tripGroups, twoColumns } from "./trip-groups.ts";

type Pair = TripPairs["pairs"][number];

/** Trips by the city in which they start, as on a board of departures; each row is a link to its trip. */
export function TripBoard({ pairs }: { pairs: readonly Pair[] }) {
  return (
    <>
      <div className={styles.boards}>
        {twoColumns(tripGroups(pairs)).map((groups) => (
          <div key={groups[0]?.city}>
            {groups.map((group, index) => (
              <Board key={group.city} group={group} isFirst={index === 0} />
            ))}
          </div>
        ))}
      </div>
      <p className={styles.note}>{boardCopy.note}</p>
    </>
  );
}

/** The heads of its columns are shown in the first board of a column only. */
function Board({ group: { city, pairs }, isFirst }: { group: TripGroup<Pair>; isFirst: boolean }) {
  const { distance, driving, stops, longest } = boardCopy;
  return (
    <table className={`num ${styles.board}`}>
      <thead>
        <tr>
          <th scope="col">{city ? boardCopy.from(city) : boardCopy.others}</th>
          {[distance, driving, stops, longest].map((head) => (
            <th key={head} scope="col">
              {isFirst ? head : <VisuallyHidden>{head}</VisuallyHidden>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {pairs.map((pair) => (
          <Row key={`${pair.from.slug} ${pair.to.slug}`} pair={pair} isWhole={city === null} />
        ))}
      </tbody>
    </table>
  );
}

/** On a narrow screen the heads are not shown, and the cells have their words. */
function Row({ pair, isWhole }: { pair: Pair; isWhole: boolean }) {
  const { from, to, km, longestKm } = pair;
  const [stops, gap] = betweenTexts(pair);
  const heading = tripsCopy.heading({ ...pair, basis: "road" });
  return (
    <tr>
      <th scope="row">
        <a href={tripPath(from.slug, to.slug)}>
          {isWhole ? (
            heading
          ) : (
            <>
              <span aria-hidden="true">{t(to.name)}</span>
              <VisuallyHidden>{heading}</VisuallyHidden>
            </>
          )}
        </a>
      </th>
      <td>{t("{km} km", { km })}</td>
      <td>{drivingText(km)}</td>
      <td>
        <span data-wide>{stopsBetween(pair).length}</span>
        <span data-narrow>{stops}</span>
      </td>
      <td data-long={isBeyondRange(longestKm) || undefined}>
        <span data-wide>{t("{km} km", { km: longestKm })}</span>
        <span data-narrow>{gap}</span>
      </td>
    </tr>
  );
}
