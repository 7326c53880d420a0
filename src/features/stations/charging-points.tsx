import type { EvseStatus } from "#shared/contract/station-fields.ts";
import type { Station } from "#shared/contract/stations.ts";
import styles from "./charging-points.module.css";
import { PlugList } from "./plug-icon.tsx";

/** Each state in a word; the page has all of them, so that the script only names one. */
const states = [
  { statuses: ["AVAILABLE"], label: "Free", tone: "live" },
  { statuses: ["CHARGING"], label: "Charging", tone: "limited" },
  { statuses: ["RESERVED"], label: "Reserved", tone: "limited" },
  { statuses: ["BLOCKED"], label: "Blocked", tone: "fail" },
  { statuses: ["OUTOFORDER", "INOPERATIVE"], label: "Out of order", tone: "fail" },
  { statuses: ["PLANNED"], label: "Coming soon", tone: "plain" },
  { statuses: ["UNKNOWN"], label: "Status not known", tone: "plain" },
] as const satisfies readonly { statuses: readonly EvseStatus[]; label: string; tone: string }[];

/** A tile for each charging point with its light, connectors and power. */
export function ChargingPoints({ evses, isLive }: Pick<Station, "evses" | "isLive">) {
  const shown = evses.filter(({ status }) => status !== "REMOVED");
  return (
    <ol className={`num ${styles.points}`}>
      {shown.map(({ uid, status, connectors, reason, until }, index) => (
        <li
          key={uid}
          data-evse={uid}
          data-status={status}
          data-silent={(!isLive && status === "UNKNOWN") || undefined}
        >
          <strong>Point {index + 1}</strong>
          <span className={styles.lights}>
            {states.map(({ statuses, label, tone }) => (
              <span key={label} data-for={statuses.join(" ")} data-light={tone}>
                {label}
              </span>
            ))}
          </span>
          <PlugList connectors={connectors} className={styles.plugs} />
          {reason && (
            <p>
              {reason}
              {until && `, expected to work on ${dayText(until)}`}
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}

function dayText(date: string): string {
  return new Intl.DateTimeFormat("en-IN", { day: "numeric", month: "long", timeZone: "UTC" }).format(
    new Date(`${date}T00:00:00Z`),
  );
}
