import Check from "lucide-react/icons/check";
import X from "lucide-react/icons/x";
import type { Station } from "#shared/contract/stations.ts";
import { Badge } from "#src/ui/badge.tsx";
import { connectorNames } from "./connector-names.ts";
import { allFacilities } from "./facilities.ts";
import styles from "./station-page.module.css";

const states: Record<
  Station["evses"][number]["status"],
  { label: string; tone: "live" | "limited" | "fail" }
> = {
  AVAILABLE: { label: "Free", tone: "live" },
  CHARGING: { label: "Charging", tone: "limited" },
  RESERVED: { label: "Reserved", tone: "limited" },
  OUTOFORDER: { label: "Out of order", tone: "fail" },
  UNKNOWN: { label: "Not known", tone: "limited" },
};

/** Every charging point with its connectors and state. */
export function ChargingPoints({ evses }: Pick<Station, "evses">) {
  return (
    <table className={`num ${styles.points}`}>
      <thead>
        <tr>
          <th scope="col">Point</th>
          <th scope="col">Connectors</th>
          <th scope="col">Power</th>
          <th scope="col">Now</th>
        </tr>
      </thead>
      <tbody>
        {evses.map(({ uid, status, connectors }, index) => (
          <tr key={uid}>
            <th scope="row">{index + 1}</th>
            <td>{connectors.map(({ standard }) => connectorNames[standard]).join(", ")}</td>
            <td>{Math.max(0, ...connectors.map(({ maxPowerKw }) => maxPowerKw))} kW</td>
            <td>
              <Badge tone={states[status].tone} dot bare>
                {states[status].label}
              </Badge>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What there is at a station and what there is not. */
export function StationFacilities(station: Pick<Station, "facilities" | "amenities">) {
  return (
    <ul className={styles.facilities}>
      {allFacilities(station).map(({ name, available }) => (
        <li key={name} data-missing={!available || undefined}>
          {available ? <Check aria-hidden="true" /> : <X aria-label="Not available:" role="img" />}
          {name}
        </li>
      ))}
    </ul>
  );
}
