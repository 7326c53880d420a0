import ChevronDown from "lucide-react/icons/chevron-down";
import { t } from "#shared/translate.ts";
import { foreignLanguage } from "#src/lib/language.ts";
import styles from "./table-of-contents.module.css";

export interface Chapter {
  /** The heading's id. */
  id: string;
  title: string;
}

/**
 * The headings of a long article: beside the text on wide screens, collapsed above it on others.
 * `src/document/contents.ts` marks the current chapter.
 */
export function TableOfContents({
  chapters,
  title = "On this page",
}: {
  chapters: readonly Chapter[];
  title?: string;
}) {
  return (
    <>
      <nav className={styles.beside} aria-label={title} data-script="contents">
        <h2 lang={foreignLanguage(t(title))}>{t(title)}</h2>
        <Links chapters={chapters} />
      </nav>
      <details className={styles.above}>
        <summary lang={foreignLanguage(t(title))}>
          {t(title)}
          <ChevronDown aria-hidden="true" />
        </summary>
        <nav aria-label={title}>
          <Links chapters={chapters} />
        </nav>
      </details>
    </>
  );
}

function Links({ chapters }: { chapters: readonly Chapter[] }) {
  return (
    <ol>
      {chapters.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`} lang={foreignLanguage(t(title))}>
            {t(title)}
          </a>
        </li>
      ))}
    </ol>
  );
}
