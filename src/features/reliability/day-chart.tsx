import { dayMs } from "#shared/time.ts";
import { formatShortDay } from "#src/lib/format.ts";
import styles from "./day-chart.module.css";
import kindStyles from "./kinds.module.css";
import { badDay, Legend, lostKinds } from "./kinds.tsx";
import { scaleFor } from "./scale.ts";

interface ChartDay {
  /** Such as `2026-11-21`. */
  day: string;
  unknown: number;
  broken: number;
}

interface DayChartProps {
  /** Where no heading says it. */
  title?: string;
  /** What it shows, for who does not see it. */
  label: string;
  /** The days that have a record, in order. */
  days: readonly ChartDay[];
  /** The last day of the chart, and how many there are. */
  to: string;
  count: number;
}

/** What did not work is drawn apart on the days that stand out. */
const drawnKinds = [...lostKinds, "bad"] as const;
type DrawnKind = (typeof drawnKinds)[number];

/** Of a day in the drawing, and the gap after it. */
const [width, gap, height] = [5, 4, 100];

/** How much of each day was lost, as columns. */
export function DayChart({ title, label, days, to, count }: DayChartProps) {
  const all = count * (width + gap) - gap;
  const scale = scaleFor(days.map(({ unknown, broken }) => unknown + broken));
  return (
    <figure className={`num ${styles.chart}`}>
      <figcaption>
        {title && <strong>{title}</strong>}
        <Legend hasBadDays={days.some(({ broken }) => broken > badDay)} />
      </figcaption>
      <div className={styles.plot}>
        <p aria-hidden="true">
          {[scale, scale / 2, 0].map((share) => (
            <span key={share}>{`${share}%`}</span>
          ))}
        </p>
        <svg
          role="img"
          aria-label={label}
          viewBox={`0 0 ${all} ${height}`}
          preserveAspectRatio="none"
          className={kindStyles.kinds}
        >
          <path className={styles.lines} d={`M0 0H${all}M0 ${height / 2}H${all}M0 ${height}H${all}`} />
          {drawnKinds.map((kind) => (
            <path key={kind} data-kind={kind} d={columnsOf(kind, { days, to, count, scale })} />
          ))}
        </svg>
      </div>
      <svg className={styles.dates} aria-hidden="true">
        {[3, 2, 1, 0].map((thirds) => {
          const before = Math.round(((count - 1) * thirds) / 3);
          return (
            <text key={thirds} y="1em" {...placeOf(before, count)}>
              {formatShortDay(dayBefore(to, before))}
            </text>
          );
        })}
      </svg>
    </figure>
  );
}

function dayBefore(to: string, days: number): string {
  return new Date(Date.parse(to) - days * dayMs).toISOString();
}

/** A date is below the middle of its column; the first and the last one end where the columns do. */
function placeOf(daysBefore: number, count: number) {
  if (daysBefore === count - 1) return { x: "0%", textAnchor: "start" } as const;
  if (daysBefore === 0) return { x: "100%", textAnchor: "end" } as const;
  const middle = (count - 1 - daysBefore) * (width + gap) + width / 2;
  return { x: `${round((100 * middle) / (count * (width + gap) - gap))}%`, textAnchor: "middle" } as const;
}

type Drawn = Pick<DayChartProps, "days" | "to" | "count"> & { scale: number };

/** The columns of one kind as a path: from below, what nobody knows, and what did not work. */
function columnsOf(kind: DrawnKind, { days, to, count, scale }: Drawn): string {
  const last = Date.parse(to);
  return days
    .map(({ day, unknown, broken }) => {
      const place = count - 1 - Math.round((last - Date.parse(day)) / dayMs);
      const below = kind === "unknown" ? 0 : unknown;
      const isBad = broken > badDay;
      const share = { unknown, broken: isBad ? 0 : broken, bad: isBad ? broken : 0 }[kind];
      const top = ((scale - below - share) * height) / scale;
      const tall = (share * height) / scale;
      if (share <= 0 || place < 0) return "";
      return `M${place * (width + gap)} ${round(top)}h${width}v${round(tall)}h-${width}z`;
    })
    .join("");
}

function round(length: number): number {
  return Math.round(length * 10) / 10;
}
