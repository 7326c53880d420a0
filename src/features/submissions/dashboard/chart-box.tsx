import { lazy, type ReactNode, Suspense, useId, useState } from "react";
import { formatNumber } from "#src/lib/format.ts";
import { Button } from "#src/ui/button.tsx";
import { Skeleton } from "#src/ui/skeleton.tsx";
import styles from "./dashboard.module.css";

export interface ChartPoint {
  /** In the table, such as `21 Nov`. */
  label: string;
  /** Under the chart; empty where there is no room for a word. */
  tick: string;
  count: number;
  tone: "plain" | "quiet" | "today" | "late";
}

// The chart library is large, and only this screen draws with it.
const Bars = lazy(() => import("./bars.client.tsx"));

interface ChartBoxProps {
  title: string;
  note: string;
  /** What the chart shows, in a sentence for those who do not see it. */
  summary: string;
  points: ChartPoint[];
  /** Heads of the table's two columns. */
  columns: [string, string];
  aside?: ReactNode;
}

/** A bar chart, and the same numbers as a table. */
export function ChartBox({ title, note, summary, points, columns, aside }: ChartBoxProps) {
  const [asTable, setAsTable] = useState(false);
  const id = useId();
  return (
    <section className={styles.cell} aria-labelledby={id}>
      <header className={styles.title}>
        <h2 id={id}>{title}</h2>
        <small>{note}</small>
        {aside}
        <Button variant="quiet" size="small" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
          Table
        </Button>
      </header>
      {asTable ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reached by the keyboard
        <section className={styles.numbers} tabIndex={0} aria-label={`${title}, as a table`}>
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
      ) : (
        <div role="img" aria-label={summary} className={styles.chart}>
          <Suspense fallback={<Skeleton shape="block" className={styles.chartBone} />}>
            <Bars points={points} />
          </Suspense>
        </div>
      )}
    </section>
  );
}
