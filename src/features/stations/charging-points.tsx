import type { EvseStatus } from "#shared/contract/station-fields.ts";
import type { Station } from "#shared/contract/stations.ts";
import { localeTag, t } from "#shared/translate.ts";
import styles from "./charging-points.module.css";
import { PlugList } from "./plug-icon.tsx";
import { plugKey } from "./prices.ts";

/** Each state in a word; the page has all of them, so that the script only names one. */
const states = [
  { statuses: ["AVAILABLE"], label: "Free", tone: "live" },
  { statuses: ["CHARGING"], label: "Charging", tone: "limited" },
  { statuses: ["RESERVED"], label: "Reserved", tone: "limited" },
  { statuses: ["BLOCKED"], label: "Blocked", tone: "fail" },
  { statuses: ["OUTOFORDER", "INOPERATIVE"], label: "Out of order", tone: "fail" },
  { statuses: ["PLANNED"], label: "Coming soon", tone: "plain" },
  { statuses: ["UNKNOWN"], label: "Not known", tone: "unknown" },
] as const satisfies readonly { statuses: readonly EvseStatus[]; label: string; tone: string }[];

type Point = Station["evses"][number];

/** The charging points by what they have: "2 × CCS2 60 kW", and the light of each. */
export function ChargingPoints({ evses, isLive }: Pick<Station, "evses" | "isLive">) {
  const shown = evses
    .filter(({ status }) => status !== "REMOVED")
    .map((evse, index) => ({ ...evse, name: pointName(evse.label ?? String(index + 1)) }));
  const groups = Map.groupBy(shown, ({ connectors }) => connectors.map(plugKey).join(" "));
  return (
    <ul className={styles.groups}>
      {[...groups].map(([key, points]) => (
        <li key={key}>
          <strong className={styles.count}>{`${points.length} ×`}</strong>{" "}
          <PlugList connectors={points[0]?.connectors ?? []} className={styles.plugs} />
          <ol className={styles.points}>
            {points.map((point) => (
              <PointRow key={point.uid} point={point} isLive={isLive} />
            ))}
          </ol>
        </li>
      ))}
    </ul>
  );
}

function PointRow({ point, isLive }: { point: Point & { name: string }; isLive: boolean }) {
  const { uid, name, status, reason, until } = point;
  return (
    <li data-evse={uid} data-status={status} data-silent={(!isLive && status === "UNKNOWN") || undefined}>
      <span>{name}</span>
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
