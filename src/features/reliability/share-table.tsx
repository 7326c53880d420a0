import type { ReliabilityFigures } from "#shared/contract/reliability.ts";
import { reliabilityCopy } from "#src/content/reliability.ts";
import styles from "./reliability.module.css";

interface ShareRow extends ReliabilityFigures {
  name: string;
  note: string | null;
}

interface ShareHead {
  title: string;
  /** Of the column with the names of the rows. */
  name: string;
}

const kinds = ["working", "unknown", "broken", "reliable"] as const;

/** Shares of the last 30 days, a row for each name. */
export function ShareTable({ head, rows }: { head: ShareHead; rows: readonly ShareRow[] }) {
  const { columns, stations } = reliabilityCopy;
  return (
    <table className={`num ${styles.table}`}>
      <caption>{head.title}</caption>
      <thead>
        <tr>
          <th scope="col">{head.name}</th>
          {kinds.map((kind) => (
            <th key={kind} scope="col">
              {columns[kind]}
            </th>
          ))}
          <th scope="col">{stations}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={`${row.name} ${row.note}`}>
            <th scope="row">
              {row.name} {row.note && <small>{row.note}</small>}
            </th>
            {kinds.map((kind) => (
              <td key={kind}>{percent(row[kind])}</td>
            ))}
            <td>{row.stations}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A share to the tenth, which says neither none nor all where that is not so. */
export function percent(share: number): string {
  if (share > 0 && share < 0.05) return "<0.1%";
  if (share >= 99.95 && share < 100) return ">99.9%";
  return `${share.toFixed(1)}%`;
}
