import ArrowRight from "lucide-react/icons/arrow-right";
import { stationsCopy } from "#src/content/stations.ts";
import { tripsPath } from "#src/lib/trip-path.ts";
import { TextLink } from "#src/ui/button.tsx";
import { Island } from "#src/ui/island.tsx";
import styles from "./stations.module.css";

/** Find Our Stations: the finder, hydrated when the section is about to be visible. */
export function Stations() {
  return (
    <section id="map" tabIndex={-1} className={`section ${styles.section}`} aria-labelledby="map-title">
      <div className="wrap">
        <div className="head">
          <h2 id="map-title">Find Our Stations</h2>
          <TextLink href={tripsPath}>
            {stationsCopy.trip}
            <ArrowRight aria-hidden="true" />
          </TextLink>
        </div>
        <div id="locations" tabIndex={-1}>
          <Island name="station-finder" props={{}} wake="visible" />
        </div>
      </div>
    </section>
  );
}
