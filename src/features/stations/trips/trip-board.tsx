import type { TripPairs } from "#shared/contract/trips.ts";
import { t } from "#shared/translate.ts";
import { stationsText } from "#src/content/stations.ts";
import { boardCopy, drivingText, isBeyondRange, tripsCopy } from "#src/content/trips.ts";
import { tripPath } from "#src/lib/trip-path.ts";
import { VisuallyHidden } from "#src/ui/visually-hidden.tsx";
import styles from "./trip-board.module.css";
import { tripGroups } from "./trip-groups.ts";

type Pair = TripPairs["pairs"][number];

/** Trips by the city in which they start, as on a board of departures; each row is a link to its trip. */
export function TripBoard({ pairs }: { pairs: readonly Pair[] }) {
  return (
    <div className={styles.boards}>
      {tripGroups(pairs).map(({ city, pairs: trips }) => (
        <div key={city}>
          <table className={`num ${styles.board}`}>
            <thead>
              <tr>
                <th scope="col">{city ? boardCopy.from(city) : boardCopy.others}</th>
                <th scope="col">{boardCopy.distance}</th>
                <th scope="col">{boardCopy.driving}</th>
                <th scope="col">{boardCopy.stations}</th>
                <th scope="col">{boardCopy.longest}</th>
              </tr>
            </thead>
            <tbody>
              {trips.map((pair) => (
                <Row key={`${pair.from.slug} ${pair.to.slug}`} pair={pair} isWhole={city === null} />
              ))}
            </tbody>
          </table>
        </div>
      ))}
      <p>{boardCopy.note}</p>
    </div>
  );
}

/** On a narrow screen the heads are not shown, and the cells have their words. */
function Row({ pair, isWhole }: { pair: Pair; isWhole: boolean }) {
  const { from, to, km, stops, longestKm } = pair;
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
        <span data-wide>{stops}</span>
        <span data-narrow>{stationsText(stops)}</span>
      </td>
      <td data-long={isBeyondRange(longestKm) || undefined}>
        <span data-narrow>{boardCopy.longest} </span>
        {t("{km} km", { km: longestKm })}
      </td>
    </tr>
  );
}
