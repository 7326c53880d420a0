import { useState } from "react";
import type { ImportRow } from "#shared/contract/stations-admin.ts";
import { formatNumber } from "#src/lib/format.ts";
import { Badge } from "#src/ui/badge.tsx";
import { Button } from "#src/ui/button.tsx";
import styles from "./import.module.css";

/** How many lines are shown at first, and added by each click. */
const step = 200;

/** What a line does, in the order of the filter. */
export const changes = {
  new: { label: "New", tone: "live" },
  changed: { label: "Changed", tone: "limited" },
  same: { label: "Same", tone: "plain" },
  faulty: { label: "Faulty", tone: "fail" },
} as const;

/** The lines of a file with what each does. */
export function ImportTable({ rows }: { rows: readonly ImportRow[] }) {
  const [count, setCount] = useState(step);
  if (rows.length === 0) return <p className={styles.none}>No line is of this kind.</p>;
  return (
    <>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Line</th>
            <th scope="col">Station</th>
            <th scope="col">Change</th>
            <th scope="col">What</th>
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, count).map((row) => (
            <tr key={row.line}>
              <td>{row.line}</td>
              <td>{row.name || "No name"}</td>
              <td>
                <Badge tone={changes[row.change].tone}>{changes[row.change].label}</Badge>
              </td>
              <td data-faulty={row.problem ? true : undefined}>
                {row.problem ?? row.fields?.join(", ")}
                {row.hint && <small>{row.hint}</small>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > count && (
        <Button variant="outline" size="small" onClick={() => setCount(count + step)}>
          Show more, {formatNumber(rows.length - count)} left
        </Button>
      )}
    </>
  );
}
