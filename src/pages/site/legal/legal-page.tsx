import { localeTag, spoken } from "#shared/translate.ts";
import type { LegalText } from "#src/content/legal/legal-text.ts";
import { formatLongDay } from "#src/lib/format.ts";
import { LegalChapters } from "./legal-chapters.tsx";
import styles from "./legal-page.module.css";

/** January to December, from which the browser makes its day. */
const monthNames = () =>
  Array.from({ length: 12 }, (_, month) =>
    new Date(Date.UTC(2026, month)).toLocaleDateString(localeTag(), { month: "long", timeZone: "UTC" }),
  );

interface LegalPageProps {
  title: string;
  text: LegalText;
}

/** A legal page: its title, its date and its text. */
export function LegalPage({ title, text }: LegalPageProps) {
  // The day of the build; the browser then shows its current day (src/document/dates.ts).
  const today = new Date().toISOString();
  return (
    <article className={`wrap ${styles.page}`}>
      <header>
        <h1>{title}</h1>
        <p className={`num ${styles.date}`}>
          Last Updated:{" "}
          <time data-today={monthNames().join(" ")} dateTime={today.slice(0, 10)}>
            {formatLongDay(today)}
          </time>
        </p>
        {spoken() && <p>The English text decides; this translation is for reading.</p>}
      </header>
      {text.points && (
        <ul className={styles.points} aria-label="In short">
          {text.points.map((point) => (
            <li key={point.title}>
              <b>{point.title}</b>
              <span>{point.text}</span>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.columns}>
        <LegalChapters text={text} />
      </div>
    </article>
  );
}
