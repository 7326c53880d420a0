import { stationAreaPath } from "#src/lib/station-area-path.ts";
import type { ListedStation, StateGroup } from "./listing.ts";
import { StationRow } from "./station-row.tsx";
import styles from "./station-rows.module.css";

/** Stations by state, one row each. `now` is in ms. */
export function StateGroups({ groups, now }: { groups: readonly StateGroup[]; now: number }) {
  return groups.map(({ state, id, stations }) => (
    <section key={id} id={id} tabIndex={-1} className={styles.group} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>
        <a href={stationAreaPath(state)}>{state}</a>
      </h2>
      <StationRows stations={stations} now={now} />
    </section>
  ));
}

/** Stations, each a link to its page. `now` is in ms. */
export function StationRows({ stations, now }: { stations: readonly ListedStation[]; now: number }) {
  return (
    <ul className={styles.rows}>
      {stations.map((station) => (
        <li key={station.slug}>
          <StationRow station={station} now={now} />
        </li>
      ))}
    </ul>
  );
}
