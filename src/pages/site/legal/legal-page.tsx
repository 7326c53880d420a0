import BanknoteX from "lucide-react/icons/banknote-x";
import CalendarClock from "lucide-react/icons/calendar-clock";
import FilePen from "lucide-react/icons/file-pen";
import IndianRupee from "lucide-react/icons/indian-rupee";
import Keyboard from "lucide-react/icons/keyboard";
import Reply from "lucide-react/icons/reply";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import ShieldCheck from "lucide-react/icons/shield-check";
import { localeTag, spoken, t } from "#shared/translate.ts";
import type { LegalText, PointIcon } from "#src/content/legal/legal-text.ts";
import { curlQuotes } from "#src/lib/curl-quotes.ts";
import { formatLongDay } from "#src/lib/format.ts";
import { LegalChapters } from "./legal-chapters.tsx";
import styles from "./legal-page.module.css";

/** January to December, from which the browser makes its day. */
const monthNames = () =>
  Array.from({ length: 12 }, (_, month) =>
    new Date(Date.UTC(2026, month)).toLocaleDateString(localeTag(), { month: "long", timeZone: "UTC" }),
  );

const icons: Record<PointIcon, typeof FilePen> = {
  offer: FilePen,
  price: IndianRupee,
  refund: RotateCcw,
  cash: BanknoteX,
  typed: Keyboard,
  answer: Reply,
  safe: ShieldCheck,
  erased: CalendarClock,
};

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
          {text.points.map(({ icon, chapter, title: point, text: inShort }) => {
            const Icon = icons[icon];
            return (
              <li key={point}>
                <Icon aria-hidden="true" />
                <a href={`#${chapter}`}>{point}</a>
                <span>{curlQuotes(t(inShort))}</span>
              </li>
            );
          })}
        </ul>
      )}
      <div className={styles.columns}>
        <LegalChapters text={text} />
      </div>
    </article>
  );
}
