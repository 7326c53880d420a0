import type { ReliabilityFigures } from "#shared/contract/reliability.ts";
import { t } from "#shared/translate.ts";
import { reliabilityCopy } from "#src/content/reliability.ts";
import kindStyles from "./kinds.module.css";
import { lostKinds, writtenKinds } from "./kinds.tsx";
import { percents } from "./percents.ts";
import styles from "./reliability.module.css";
import { scaleFor } from "./scale.ts";

interface ShareRow extends ReliabilityFigures {
  name: string;
  note: string | null;
}

interface ShareHead {
  id: string;
  title: string;
  /** Of the column with the names of the rows. */
  name: string;
  /** How many more rows there are, on request. */
  more?: (count: number) => string;
}

interface ShareTableProps {
  head: ShareHead;
  rows: readonly ShareRow[];
  /** How many of the worst are shown; the others are on request. */
  shown?: number;
}

/** Those in the bar, whose colours the heads of the columns have. */
const inBar = new Set<string>(lostKinds);

/**
 * Shares of the last 30 days, a row for each name, with a bar of the time that was lost; the worst first. Beside the title is
 * what the worst and the best reached.
 */
export function ShareTable({ head, rows, shown = rows.length }: ShareTableProps) {
  const sorted = rows.toSorted((one, other) => lostOf(other) - lostOf(one));
  const scale = scaleFor(sorted.map(lostOf));
  const others = sorted.slice(shown);
  return (
    <section aria-labelledby={head.id} className={styles.shares}>
      <div className={styles.head}>
        <h2 id={head.id}>{head.title}</h2>
        <p className="num">
          <b>{rangeOf(sorted)}</b> {reliabilityCopy.worstFirst}
        </p>
      </div>
      <Rows head={head} rows={sorted.slice(0, shown)} scale={scale} />
      {others.length > 0 && (
        <details>
          <summary>{head.more?.(others.length)}</summary>
          <Rows head={head} rows={others} scale={scale} isRest />
        </details>
      )}
    </section>
  );
}

interface RowsProps {
  head: ShareHead;
  rows: readonly ShareRow[];
  /** The share that fills a bar. */
  scale: number;
  /** They follow others, which have the same heads. */
  isRest?: boolean;
}

function Rows({ head, rows, scale, isRest }: RowsProps) {
  const { columns, stations } = reliabilityCopy;
  return (
    <table
      className={`num ${styles.table} ${kindStyles.kinds}`}
      aria-labelledby={head.id}
      data-rest={isRest}
      data-compact={head.more !== undefined || undefined}
    >
      <colgroup>
        <col />
        {[...writtenKinds, "stations"].map((column) => (
          <col key={column} data-column={column} />
        ))}
      </colgroup>
      <thead>
        <tr>
          <th scope="col">
            <div>
              <span>{head.name}</span>
              <small aria-hidden="true">
                <span>0%</span>
                <span>{reliabilityCopy.lost}</span>
                <span>{`${scale}%`}</span>
              </small>
            </div>
          </th>
          {writtenKinds.map((kind) => (
            <th key={kind} scope="col" data-column={kind}>
              <span data-kind={inBar.has(kind) ? kind : undefined}>{columns[kind]}</span>
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
      {writtenKinds.map((kind) => (
        <td key={kind} data-column={kind}>
          {/* On a phone in place of the heads of the columns. */}
          <span aria-hidden="true">{reliabilityCopy.columns[kind]}</span>
          {texts[kind]}
        </td>
      ))}
      <td data-column="stations">{row.stations}</td>
    </tr>
  );
}

/** What the worst and the best of sorted rows reached. */
function rangeOf(sorted: readonly ShareRow[]): string {
  const [low, high] = [sorted.at(0), sorted.at(-1)].map((row) => row && percents(row).working);
  return low === high ? (low ?? "") : t("{low} to {high}", { low: low ?? "", high: high ?? "" });
}

/** Each share is rounded for itself: what is drawn and sorted is the rest of what is written. */
function lostOf({ working, blocked }: ReliabilityFigures): number {
  return 100 - working - blocked;
}

/** What was not known and what did not work, as a bar; `scale` is the share that fills it. */
function LostTime({ row, scale }: { row: ShareRow; scale: number }) {
  const width = (share: number) => `${((share / scale) * 100).toFixed(2)}%`;
  return (
    <svg aria-hidden="true">
      <rect data-kind="unknown" width={width(row.unknown)} height="100%" />
      <rect
        data-kind="broken"
        x={width(row.unknown)}
        width={width(Math.max(0, lostOf(row) - row.unknown))}
        height="100%"
      />
    </svg>
  );
}
