import ChevronDown from "lucide-react/icons/chevron-down";
import type { StationReliability } from "#shared/contract/reliability.ts";
import { t } from "#shared/translate.ts";
import { reliabilityCopy, reliabilityPath } from "#src/content/reliability.ts";
import { formatDay } from "#src/lib/format.ts";
import { DayChart } from "./day-chart.tsx";
import { percents } from "./percents.ts";
import styles from "./reliability-strip.module.css";

/** The days of the chart; the sentence is about its last third. */
const chartDays = 90;
const kinds = ["working", "unknown", "broken"] as const;

/** How a station worked in the last 90 days, as a strip; null where nothing is recorded. */
export function ReliabilityStrip({ record }: { record: StationReliability }) {
  const { month, to, recordedSince } = record;
  const { columns, station: copy } = reliabilityCopy;
  if (!to || !month || !recordedSince) return null;
  const below = record.days.filter(({ working }) => working < 99).toReversed();
  const texts = percents(month);
  const rest = t("Not known {unknown}, not working {broken}.", {
    unknown: texts.unknown,
    broken: texts.broken,
  });
  return (
    <section className={styles.reliability} aria-labelledby="reliability">
      <h2 id="reliability">{copy.title}</h2>
      <p className={`num ${styles.lead}`}>
        <strong>{texts.working}</strong> <b>{copy.worked}</b> <span>{rest}</span>
      </p>
      <div className={styles.chart}>
        <DayChart
          title={copy.lost}
          label={copy.strip(chartDays)}
          days={record.days}
          to={to}
          count={chartDays}
        />
      </div>
      {below.length > 0 && (
        <details className="num">
          <summary>
            {copy.table}
            <ChevronDown aria-hidden="true" />
          </summary>
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
                <DayRow key={row.day} row={row} />
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

function DayRow({ row }: { row: StationReliability["days"][number] }) {
  const shares = percents(row);
  return (
    <tr>
      <th scope="row">{formatDay(row.day)}</th>
      {kinds.map((kind) => (
        <td key={kind}>{shares[kind]}</td>
      ))}
    </tr>
  );
}
