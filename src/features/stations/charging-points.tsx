import type { EvseStatus } from "#shared/contract/station-fields.ts";
import type { Station } from "#shared/contract/stations.ts";
import { localeTag, t } from "#shared/translate.ts";
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

type Point = Station["evses"][number];

/** The charging points, a row each: its name, what it has, and its light. */
export function ChargingPoints({ evses, isLive }: Pick<Station, "evses" | "isLive">) {
  const shown = evses.filter(({ status }) => status !== "REMOVED");
  return (
    <ol className={`num ${styles.points}`}>
      {shown.map((evse, index) => (
        <PointRow key={evse.uid} evse={evse} number={index + 1} isLive={isLive} />
      ))}
    </ol>
  );
}

function PointRow({ evse, number, isLive }: { evse: Point; number: number; isLive: boolean }) {
  const { uid, label, status, reason, until, connectors } = evse;
  return (
    <li data-evse={uid} data-status={status} data-silent={(!isLive && status === "UNKNOWN") || undefined}>
      <strong>{pointName(label ?? String(number))}</strong>
      <PlugList connectors={connectors} className={styles.plugs} />
      <span className={styles.lights}>
        {states.map(({ statuses, label, tone }) => (
          <span key={label} data-for={statuses.join(" ")} data-light={tone}>
            {label}
          </span>
        ))}
      </span>
      {reason && (
        <p>
          {reason}
          {until && t(", expected to work on {day}", { day: dayText(until) })}
        </p>
      )}
    </li>
  );
}

/** "Point 2", or what is written there where that is a name of its own. */
function pointName(label: string): string {
  return label.length <= 3 ? t("Point {number}", { number: label }) : label;
}

function dayText(date: string): string {
  return new Intl.DateTimeFormat(localeTag(), { day: "numeric", month: "long", timeZone: "UTC" }).format(
    new Date(`${date}T00:00:00Z`),
  );
}
