import type { ReliabilityFigures } from "#shared/contract/reliability.ts";
import { reliabilityCopy } from "#src/content/reliability.ts";
import kindStyles from "./kinds.module.css";
import { Legend } from "./kinds.tsx";
import { percents } from "./percents.ts";
import styles from "./reliability.module.css";
import { scaleFor } from "./scale.ts";

interface ShareRow extends ReliabilityFigures {
  name: string;
  note: string | null;
}

interface ShareHead {
  title: string;
  /** Of the column with the names of the rows. */
  name: string;
  /** How many more rows there are, on request. */
  more?: (count: number) => string;
}

interface ShareTableProps {
  head: ShareHead;
  rows: readonly ShareRow[];
  /** Rows beyond these are shown on request. */
  first?: number;
}

const kinds = ["working", "unknown", "broken", "reliable"] as const;

/** Shares of the last 30 days, a row for each name, with a bar of the time that was lost; the worst first. */
export function ShareTable({ head, rows, first = rows.length }: ShareTableProps) {
  const sorted = rows.toSorted((one, other) => one.working - other.working);
  const scale = scaleFor(sorted.map(({ unknown, broken }) => unknown + broken));
  const rest = sorted.slice(first);
  return (
    <div className={styles.shares}>
      <Rows head={head} rows={sorted.slice(0, first)} scale={scale} />
      {rest.length > 0 && (
        <details>
          <summary>{head.more?.(rest.length)}</summary>
          <Rows head={head} rows={rest} scale={scale} isRest />
        </details>
      )}
    </div>
  );
}

interface RowsProps {
  head: ShareHead;
  rows: readonly ShareRow[];
  scale: number;
  /** They follow others, which have the same heads. */
  isRest?: boolean;
}

function Rows({ head, rows, scale, isRest }: RowsProps) {
  const { columns, stations, worstFirst } = reliabilityCopy;
  return (
    <table className={`num ${styles.table}`} data-rest={isRest}>
      <caption>
        {head.title} <small>{worstFirst}</small>
        {!isRest && <Legend />}
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <div>
              <span>{head.name}</span>
              <small aria-hidden="true">
                <span>0%</span>
                <span>{`${scale}%`}</span>
              </small>
            </div>
          </th>
          {kinds.map((kind) => (
            <th key={kind} scope="col" data-column={kind}>
              {columns[kind]}
            </th>
          ))}
          <th scope="col" data-column="stations">
            {stations}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={`${row.name} ${row.note}`} row={row} scale={scale} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ row, scale }: { row: ShareRow; scale: number }) {
  const texts = percents(row);
  return (
    <tr>
      <th scope="row">
        <div>
          <span>
            {row.name} {row.note && <small>{row.note}</small>}
          </span>
          <LostTime row={row} scale={scale} />
        </div>
      </th>
      {kinds.map((kind) => (
        <td key={kind} data-column={kind}>
          {texts[kind]}
        </td>
      ))}
      <td data-column="stations">{row.stations}</td>
    </tr>
  );
}

/** What was not known and what did not work, as a bar; `scale` is the share that fills it. */
function LostTime({ row: { unknown, broken }, scale }: { row: ShareRow; scale: number }) {
  const width = (share: number) => `${((share / scale) * 100).toFixed(1)}%`;
  return (
    <svg aria-hidden="true" className={kindStyles.kinds}>
      <rect data-kind="working" width="100%" height="100%" />
      <rect data-kind="unknown" width={width(unknown)} height="100%" />
      <rect data-kind="broken" x={width(unknown)} width={width(broken)} height="100%" />
    </svg>
  );
}
