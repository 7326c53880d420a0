import { rangeText } from "#shared/price-text.ts";
import { t } from "#shared/translate.ts";
import { stationPath } from "#src/lib/paths.ts";
import { areaText } from "./area-text.ts";
import { distanceText } from "./distance.ts";
import { DocumentState } from "./document-state.tsx";
import type { ListedStation } from "./listing.ts";
import styles from "./station-rows.module.css";

/** A station in a list of a document, as a link to its page. `now` is when it is rendered, in ms. */
export function StationRow({ station, now }: { station: ListedStation; now: number }) {
  const fastest = Math.max(0, ...station.equipment.connectors.map(({ maxPowerKw }) => maxPowerKw));
  return (
    <a href={stationPath(station.slug)} className={styles.row}>
      <strong>{station.name}</strong>
      <span className={styles.area}>
        {station.km !== null && (
          <span className="num">{`${t("{distance} away", { distance: distanceText(station.km, station.city) })} · `}</span>
        )}
        {areaText(station)}
      </span>
      <DocumentState station={station} slug={station.slug} now={now} />
      <span className={`num ${styles.power}`}>{fastest > 0 && `${fastest} kW`}</span>
      <span className={`num ${styles.price}`}>{rangeText(station.price)}</span>
    </a>
  );
}
