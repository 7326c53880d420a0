import { useState } from "react";
import { Link } from "react-router";
import { stationsCopy } from "#src/content/stations.ts";
import { availabilityOf } from "#src/features/stations/availability.ts";
import { folded } from "#src/features/stations/filters.ts";
import { byState, type StationRow } from "#src/features/stations/page-data.ts";
import styles from "#src/features/stations/station-page.module.css";
import { StationSearch } from "#src/features/stations/station-search.tsx";
import { homeAnchor, stationPath } from "#src/lib/paths.ts";
import { AnchorLink } from "#src/ui/anchor-link.tsx";
import { Badge } from "#src/ui/badge.tsx";
import { ButtonLink } from "#src/ui/button.tsx";
import { Empty } from "#src/ui/empty.tsx";

/** Every station by state and city, with a search that narrows the list while somebody types. */
export function StationsPage({ rows }: { rows: readonly StationRow[] }) {
  const [search, setSearch] = useState("");
  const words = folded(search);
  const found = rows.filter((row) =>
    folded(`${row.name}\n${row.address}\n${row.city}\n${row.state}\n${row.pincode}`).includes(words),
  );
  const states = byState(found);
  return (
    <div className={styles.page}>
      <header className={`wrap ${styles.head}`}>
        <h1>{stationsCopy.title}</h1>
        <p className="lead">{stationsCopy.lead}</p>
        <div className={styles.tools}>
          <div className={styles.search}>
            <StationSearch value={search} onChange={setSearch} />
          </div>
          <ButtonLink href={homeAnchor("map")} variant="outline">
            See them on the map
          </ButtonLink>
        </div>
        <p className={`num ${styles.found}`} role="status">
          {found.length} {found.length === 1 ? "station" : "stations"} in {states.length}{" "}
          {states.length === 1 ? "state or territory" : "states and territories"}
        </p>
        <nav aria-label="States" className={styles.states}>
          {states.map(({ state, id, count }) => (
            <AnchorLink key={id} href={`#${id}`}>
              {state} <span className="num">{count}</span>
            </AnchorLink>
          ))}
        </nav>
      </header>
      <div className={`wrap ${styles.groups}`}>
        {states.length === 0 && <Empty {...stationsCopy.none} />}
        {states.map(({ state, id, cities }) => (
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
        ))}
      </div>
    </div>
  );
}

function StationLink({ station }: { station: StationRow }) {
  const { label, tone } = availabilityOf(station.availability);
  return (
    <Link to={stationPath(station.slug)} prefetch="intent">
      <strong>{station.name}</strong>
      <span>{station.address}</span>
      <span className={`num ${styles.line}`}>
        <Badge tone={tone} dot bare>
          {label}
        </Badge>
        {station.chargers} points, {station.maxCapacity}
      </span>
    </Link>
  );
}
