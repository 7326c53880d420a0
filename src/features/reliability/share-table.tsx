import type { ReliabilityFigures } from "#shared/contract/reliability.ts";
import { t } from "#shared/translate.ts";
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

/** Shares of the last 30 days, a row for each name, with a bar of the time that is not known or was broken. */
export function ShareTable({ head, rows }: { head: ShareHead; rows: readonly ShareRow[] }) {
  const { columns, stations } = reliabilityCopy;
  const scale = Math.ceil(Math.max(...rows.map(({ unknown, broken }) => unknown + broken)));
  return (
    <table className={`num ${styles.table}`}>
      <caption>{head.title}</caption>
      <thead>
        <tr>
          <th scope="col">
            <div>
              <span>{head.name}</span>
              {scale > 0 && <small aria-hidden="true">{t("0 to {share}%", { share: scale })}</small>}
            </div>
          </th>
          {kinds.map((kind) => (
            <th key={kind} scope="col" data-kind={kind}>
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
              <div>
                <span>
                  {row.name} {row.note && <small>{row.note}</small>}
                </span>
                {scale > 0 && <LostTime row={row} scale={scale} />}
              </div>
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

/** What was not known and what did not work, as a bar; `scale` is the share that fills it. */
function LostTime({ row: { unknown, broken }, scale }: { row: ShareRow; scale: number }) {
  const width = (share: number) => `${((share / scale) * 100).toFixed(1)}%`;
  return (
    <svg aria-hidden="true">
      <rect data-kind="unknown" width={width(unknown)} height="100%" />
      <rect data-kind="broken" x={width(unknown)} width={width(broken)} height="100%" />
    </svg>
  );
}

/** A share to the tenth, which says neither none nor all where that is not so. */
export function percent(share: number): string {
  if (share > 0 && share < 0.05) return "<0.1%";
  if (share >= 99.95 && share < 100) return ">99.9%";
  return `${share.toFixed(1)}%`;
}
