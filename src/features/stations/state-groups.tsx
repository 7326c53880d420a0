import { listedPriceText } from "#shared/price-text.ts";
import { t } from "#shared/translate.ts";
import { rowCopy } from "#src/content/stations.ts";
import { keepTogether } from "#src/lib/keep-together.ts";
import { stationPath } from "#src/lib/paths.ts";
import { stationAreaPath } from "#src/lib/station-area-path.ts";
import { cityPart, nameInList } from "./area-text.ts";
import { distanceText } from "./distance.ts";
import { DocumentState } from "./document-state.tsx";
import type { ListedStation, StateGroup } from "./listing.ts";
import { plugNames } from "./plug-names.ts";
import { fastestText } from "./power-text.ts";
import styles from "./station-rows.module.css";

/** The heads of the columns of rows. */
export function RowHeads() {
  const { station, status, power, price } = rowCopy;
  return (
    <p className={styles.heads}>
      <span>{station}</span>
      <span>{status}</span>
      <span>{power}</span>
      <span>{price}</span>
    </p>
  );
}

interface StateGroupsProps {
  groups: readonly StateGroup[];
  /** When they are rendered, in ms. */
  now: number;
}

/** Stations by state, one row each. */
export function StateGroups({ groups, now }: StateGroupsProps) {
  return groups.map(({ state, id, stations }) => (
    <section key={id} id={id} tabIndex={-1} className={styles.group} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>
        <a href={stationAreaPath(state)}>{state}</a>
        {stations.length > 1 && <small className="num">{stations.length}</small>}
      </h2>
      <StationRows stations={stations} now={now} />
    </section>
  ));
}

interface StationRowsProps {
  stations: readonly ListedStation[];
  /** When they are rendered, in ms. */
  now: number;
}

/** Stations, each a link to its page. */
export function StationRows({ stations, now }: StationRowsProps) {
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

function StationRow({ station, now }: { station: ListedStation; now: number }) {
  const part = cityPart(station);
  const power = fastestText(station.equipment.connectors);
  return (
    <a href={stationPath(station.slug)} className={styles.row}>
      <strong>{nameInList(station.name)}</strong>
      <span className={styles.area}>
        {part && <span>{`${t(part)}, `}</span>}
        <span>
          {t(station.city)}
          {station.km !== null &&
            ` · ${t("{distance} away", { distance: distanceText(station.km, station.city) })}`}
        </span>
      </span>
      <DocumentState station={station} slug={station.slug} now={now} />
      <span className={`num ${styles.power}`}>
        <span>{power}</span> <Plugs equipment={station.equipment} />
      </span>
      <span className={`num ${styles.price}`}>{keepTogether(listedPriceText(station.price) ?? "")}</span>
    </a>
  );
}

/** Connectors that do not fit in this number of letters are counted. */
const plugLetters = 12;

/** Its kinds of connector, the strongest first: "CCS2, Type 2", "CCS2 +2". */
function Plugs({ equipment }: Pick<ListedStation, "equipment">) {
  const names = plugNames(equipment);
  let count = names.length;
  while (count > 1 && names.slice(0, count).join(", ").length > plugLetters) count--;
  const more = names.length - count;
  return (
    <small title={more > 0 ? names.join(", ") : undefined}>
      {names.slice(0, count).join(", ")}
      {more > 0 && ` +${more}`}
    </small>
  );
}
