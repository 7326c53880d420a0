import { type ReactNode, useEffect, useState } from "react";
import { formatLongDay } from "#src/lib/format.ts";
import styles from "./legal-page.module.css";

interface LegalPageProps {
  title: string;
  /** The day the page was made, ISO 8601; the browser then shows its own current day. */
  madeOn: string;
  children: ReactNode;
}

/** A legal page: its title, its date and its text. */
export function LegalPage({ title, madeOn, children }: LegalPageProps) {
  const [today, setToday] = useState(madeOn);
  useEffect(() => setToday(new Date().toISOString()), []);
  return (
    <article className={`wrap ${styles.page}`}>
      <header>
        <h1>{title}</h1>
        <p className={`num ${styles.date}`}>
          Last Updated: <time dateTime={today.slice(0, 10)}>{formatLongDay(today)}</time>
        </p>
      </header>
      <div className={styles.columns}>{children}</div>
    </article>
  );
}
