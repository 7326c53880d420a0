import { stationAreaPath } from "#src/lib/station-area-path.ts";
import type { ListedStation, StateGroup } from "./listing.ts";
import { StationCard } from "./station-card.tsx";
import styles from "./station-page.module.css";

/** Stations by state and city, each a link to its page. `now` is in ms. */
export function StateGroups({ groups, now }: { groups: readonly StateGroup[]; now: number }) {
  return groups.map(({ state, id, cities }) => (
    <section key={id} id={id} tabIndex={-1} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{state}</h2>
      {cities.map(({ city, stations }) => (
        <div key={city} className={styles.city}>
          <h3>
            <a href={stationAreaPath(state, city)}>{city}</a>
          </h3>
          <StationCards stations={stations} now={now} />
        </div>
      ))}
    </section>
  ));
}

/** Stations, each a link to its page. `now` is in ms. */
export function StationCards({ stations, now }: { stations: readonly ListedStation[]; now: number }) {
  return (
    <ul className={styles.cards}>
      {stations.map((station) => (
        <li key={station.slug} className="later">
          <StationCard station={station} now={now} />
        </li>
      ))}
    </ul>
  );
}
