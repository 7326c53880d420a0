import { useId } from "react";
import { Link } from "react-router";
import type { Dashboard } from "#shared/contract/dashboard.ts";
import { ResponseBadge } from "../inbox/first-response.tsx";
import { emptyFilter, inboxPath } from "../inbox/inbox-filter.ts";
import { formTypeLabels, fullName } from "../inbox/labels.ts";
import styles from "./dashboard.module.css";

/** The submissions that have waited longest for their first response. */
export function WaitingLongest({ rows, now }: { rows: Dashboard["waiting"]["longest"]; now: Date }) {
  const id = useId();
  return (
    <section className={styles.cell} aria-labelledby={id}>
      <header className={styles.title}>
        <h2 id={id}>Waiting longest</h2>
      </header>
      {rows.length === 0 ? (
        <p className={styles.none}>Nobody waits for a first response.</p>
      ) : (
        <ul className={styles.waiting}>
          {rows.map((row) => (
            <li key={row.id}>
              <Link
                to={inboxPath({ ...emptyFilter, status: ["new", "in_progress"], sortOrder: "asc" }, row.id)}
              >
                <b dir="auto">{fullName(row)}</b> {formTypeLabels[row.formType]}
              </Link>
              <ResponseBadge
                submission={{ ...row, firstRespondedAt: null, status: "new", spam: false }}
                now={now}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
