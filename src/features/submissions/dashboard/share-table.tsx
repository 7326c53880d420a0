import { useId } from "react";
import { Link } from "react-router";
import { formatNumber } from "#src/lib/format.ts";
import styles from "./dashboard.module.css";

interface Share {
  name: string;
  count: number;
  /** The inbox with just these. */
  href: string;
}

/** Parts of a whole as a table with a bar in each row. */
export function ShareTable({ title, note, rows }: { title: string; note: string; rows: Share[] }) {
  const id = useId();
  const total = rows.reduce((sum, { count }) => sum + count, 0);
  const highest = Math.max(1, ...rows.map(({ count }) => count));
  return (
    <section className={styles.cell} aria-labelledby={id}>
      <header className={styles.title}>
        <h2 id={id}>{title}</h2>
        <small>{note}</small>
      </header>
      <table className={styles.shares} aria-labelledby={id}>
        <tbody>
          {rows.map(({ name, count, href }) => (
            <tr key={name}>
              <th scope="row">
                <Link to={href}>{name}</Link>
              </th>
              <td>
                <Meter part={count / highest} />
              </td>
              <td>
                <b>{formatNumber(count)}</b>
              </td>
              <td>{total === 0 ? 0 : Math.round((count / total) * 100)}%</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** A bar whose length is a part, 0 to 1, of the longest one. */
export function Meter({ part }: { part: number }) {
  return (
    <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true" className={styles.meter}>
      <rect width={Math.max(part * 100, part > 0 ? 2 : 0)} height="8" />
    </svg>
  );
}
