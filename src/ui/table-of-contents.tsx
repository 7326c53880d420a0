import ChevronDown from "lucide-react/icons/chevron-down";
import { useEffect, useState } from "react";
import { detectLanguage } from "#src/lib/language.ts";
import styles from "./table-of-contents.module.css";

export interface Chapter {
  /** The heading's id. */
  id: string;
  title: string;
}

/** The headings of a long article: beside the text where there is room, folded above it where there is not. */
export function TableOfContents({
  chapters,
  title = "On this page",
}: {
  chapters: readonly Chapter[];
  title?: string;
}) {
  const current = useCurrentChapter(chapters);
  return (
    <>
      <nav className={styles.beside} aria-label={title}>
        <h2>{title}</h2>
        <Links chapters={chapters} current={current} />
      </nav>
      <details className={styles.above}>
        <summary>
          {title}
          <ChevronDown aria-hidden="true" />
        </summary>
        <nav aria-label={title}>
          <Links chapters={chapters} current={null} />
        </nav>
      </details>
    </>
  );
}

function Links({ chapters, current }: { chapters: readonly Chapter[]; current: string | null }) {
  return (
    <ol>
      {chapters.map(({ id, title }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            lang={detectLanguage(title)}
            aria-current={id === current ? "location" : undefined}
          >
            {title}
          </a>
        </li>
      ))}
    </ol>
  );
}

/** The id of the last heading that has passed the upper third of the window; null before the first. */
function useCurrentChapter(chapters: readonly Chapter[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    const headings = chapters.flatMap(({ id }) => document.getElementById(id) ?? []);
    const observer = new IntersectionObserver(
      () => {
        const line = window.innerHeight / 3;
        setCurrent(headings.findLast((heading) => heading.getBoundingClientRect().top < line)?.id ?? null);
      },
      // All that is above the line counts as seen: a jump past a heading, in one step to the top or the end, is then noticed too.
      { rootMargin: "1000000px 0px -66% 0px" },
    );
    for (const heading of headings) observer.observe(heading);
    return () => observer.disconnect();
  }, [chapters]);
  return current;
}
