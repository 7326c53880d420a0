import type { Station } from "#shared/contract/stations.ts";
import { stationPath } from "#src/lib/paths.ts";
import { fullAddress } from "./full-address.ts";
import type { StateGroup } from "./listing.ts";
import { powerText } from "./power-text.ts";
import styles from "./station-page.module.css";
import { StationState } from "./station-state.tsx";

/** Stations by state and city, each a link to its page. */
export function StateGroups({ groups }: { groups: readonly StateGroup[] }) {
  return groups.map(({ state, id, cities }) => (
    <section key={id} id={id} tabIndex={-1} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{state}</h2>
      <div className={styles.cities}>
        {cities.map(({ city, stations }) => (
          <div key={city}>
            <h3>{city}</h3>
            <ul>
              {stations.map((station) => (
                <li key={station.slug}>
                  <StationLink station={station} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  ));
}

function StationLink({ station }: { station: Station }) {
  return (
    <a href={stationPath(station.slug)}>
      <strong>{station.name}</strong>
      <span>{fullAddress(station)}</span>
      <span className={`num ${styles.line}`}>
        <StationState station={station} bare />
        {station.chargers} points, {powerText(station.maxCapacity)}
      </span>
    </a>
  );
}
