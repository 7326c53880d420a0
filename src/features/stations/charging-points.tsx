import type { Station } from "#shared/contract/stations.ts";
import { Badge } from "#src/ui/badge.tsx";
import { connectorNames } from "./connector-names.ts";
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
  BLOCKED: { label: "Blocked", tone: "fail" },
  INOPERATIVE: { label: "Out of order", tone: "fail" },
  PLANNED: { label: "Coming soon", tone: "limited" },
  REMOVED: { label: "Removed", tone: "fail" },
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
