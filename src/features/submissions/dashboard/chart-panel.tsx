import { useId, useState } from "react";
import { formatNumber } from "#src/lib/format.ts";
import { Button } from "#src/ui/button.tsx";
import { BarChart } from "./bar-chart.tsx";
import styles from "./dashboard.module.css";
import type { ChartPoint } from "./dashboard.rules.ts";

interface ChartPanelProps {
  title: string;
  note: string;
  /** The chart in a sentence, for screen readers. */
  summary: string;
  points: ChartPoint[];
  /** Heads of the table's two columns. */
  columns: [string, string];
}

/** A bar chart, and the same numbers as a table. */
export function ChartPanel({ title, note, summary, points, columns }: ChartPanelProps) {
  const [asTable, setAsTable] = useState(false);
  const id = useId();
  return (
    <section className={styles.cell} aria-labelledby={id}>
      <header className={styles.title}>
        <h2 id={id}>{title}</h2>
        <small>{note}</small>
        <Button variant="quiet" size="small" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
          Table
        </Button>
      </header>
      {asTable ? (
        <ChartTable title={title} points={points} columns={columns} />
      ) : (
        <div role="img" aria-label={summary} className={styles.chart}>
          <BarChart points={points} />
        </div>
      )}
    </section>
  );
}

function ChartTable({ title, points, columns }: Pick<ChartPanelProps, "title" | "points" | "columns">) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be focusable
    <section className={styles.table} tabIndex={0} aria-label={`${title}, as a table`}>
      <table>
        <thead>
          <tr>
            <th scope="col">{columns[0]}</th>
            <th scope="col">{columns[1]}</th>
          </tr>
        </thead>
        <tbody>
          {points.map(({ label, count }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{formatNumber(count)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
