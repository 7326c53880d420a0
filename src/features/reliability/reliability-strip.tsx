import type { StationReliability } from "#shared/contract/reliability.ts";
import { dayMs } from "#shared/time.ts";
import { t } from "#shared/translate.ts";
import { reliabilityCopy, reliabilityPath } from "#src/content/reliability.ts";
import { formatDay, formatShortDay } from "#src/lib/format.ts";
import styles from "./reliability-strip.module.css";
import { percent } from "./share-table.tsx";

const days = 90;
/** Of a day in the drawing, and the gap after it. */
const [width, gap, height] = [4, 1, 36];
const kinds = ["working", "unknown", "broken"] as const;

/** How a station worked in the last 90 days, as a strip; null where nothing is recorded. */
export function ReliabilityStrip({ record }: { record: StationReliability }) {
  const { month, to, recordedSince } = record;
  const { columns, station: copy } = reliabilityCopy;
  if (!to || !month || !recordedSince) return null;
  const below = record.days.filter(({ working }) => working < 99).toReversed();
  const sentence = t("Worked {working} of the last 30 days. Not known {unknown}, not working {broken}.", {
    working: percent(month.working),
    unknown: percent(month.unknown),
    broken: percent(month.broken),
  });
  return (
    <section className={styles.reliability} aria-labelledby="reliability">
      <h2 id="reliability">{copy.title}</h2>
      <p className="num">{sentence}</p>
      <svg
        role="img"
        aria-label={copy.strip(days)}
        viewBox={`0 0 ${days * (width + gap) - gap} ${height}`}
        preserveAspectRatio="none"
      >
        {kinds.map((kind) => (
          <path key={kind} data-kind={kind} d={barsOf(record, to, kind)} />
        ))}
      </svg>
      <p className={`num ${styles.ends}`} aria-hidden="true">
        <span>{formatShortDay(new Date(Date.parse(to) - (days - 1) * dayMs).toISOString())}</span>
        <span>{formatShortDay(to)}</span>
      </p>
      <p className={styles.legend}>
        {kinds.map((kind) => (
          <span key={kind} data-kind={kind}>
            {columns[kind]}
          </span>
        ))}
      </p>
      {below.length > 0 && (
        <details className="num">
          <summary>{copy.table}</summary>
          <table>
            <thead>
              <tr>
                <th scope="col">{copy.day}</th>
                {kinds.map((kind) => (
                  <th key={kind} scope="col">
                    {columns[kind]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {below.map((row) => (
                <tr key={row.day}>
                  <th scope="row">{formatDay(row.day)}</th>
                  {kinds.map((kind) => (
                    <td key={kind}>{percent(row[kind])}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      )}
      <p className={styles.note}>
        {copy.since(recordedSince)}. <a href={reliabilityPath}>{copy.link}</a>
      </p>
    </section>
  );
}

/** The bars of one kind as a path: from below, what worked, what nobody knows, what did not work. */
function barsOf({ days: rows }: StationReliability, to: string, kind: (typeof kinds)[number]): string {
  const last = Date.parse(to);
  return rows
    .map((row) => {
      const place = days - 1 - Math.round((last - Date.parse(row.day)) / dayMs);
      const from = kinds.slice(0, kinds.indexOf(kind)).reduce((sum, before) => sum + row[before], 0);
      const [top, tall] = [height - ((from + row[kind]) * height) / 100, (row[kind] * height) / 100];
      if (tall === 0) return "";
      return `M${place * (width + gap)} ${round(top)}h${width}v${round(tall)}h-${width}z`;
    })
    .join("");
}

function round(length: number): number {
  return Math.round(length * 10) / 10;
}
