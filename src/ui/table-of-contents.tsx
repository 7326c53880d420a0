import ChevronDown from "lucide-react/icons/chevron-down";
import { t } from "#shared/translate.ts";
import { foreignLanguage } from "#src/lib/language.ts";
import styles from "./table-of-contents.module.css";

export interface Chapter {
  /** The heading's id. */
  id: string;
  title: string;
  /** The language of a title that is not translated. */
  lang?: string;
}

/**
 * The headings of a long article: beside the text on wide screens, collapsed above it on others.
 * `src/document/contents.ts` marks the current chapter.
 */
export function TableOfContents({
  chapters,
  title = "On this page",
  lang,
  numbered = false,
}: {
  chapters: readonly Chapter[];
  title?: string;
  /** The language of `title` if it is not translated. */
  lang?: string;
  /** Whether the headings have numbers, which the links then repeat. */
  numbered?: boolean;
}) {
  const heading = lang ? title : t(title);
  return (
    <>
      <nav className={styles.beside} aria-label={title} lang={lang} data-script="contents">
        <h2 lang={lang ?? foreignLanguage(heading)}>{heading}</h2>
        <Links chapters={chapters} numbered={numbered} />
      </nav>
      <details className={styles.above}>
        <summary lang={lang ?? foreignLanguage(heading)}>
          {heading}
          <ChevronDown aria-hidden="true" />
        </summary>
        <nav aria-label={title} lang={lang}>
          <Links chapters={chapters} numbered={numbered} />
        </nav>
      </details>
    </>
  );
}

function Links({ chapters, numbered }: { chapters: readonly Chapter[]; numbered: boolean }) {
  return (
    <ol>
      {chapters.map(({ id, title, lang }, index) => (
        <li key={id}>
          <a href={`#${id}`} lang={lang ?? foreignLanguage(t(title))}>
            {numbered && <span className="num">{index + 1}.</span>}
            {lang ? title : t(title)}
          </a>
        </li>
      ))}
    </ol>
  );
}
