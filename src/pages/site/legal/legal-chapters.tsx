import { brand } from "#src/content/brand.ts";
import type { LegalText } from "#src/content/legal/legal-text.ts";
import { TableOfContents } from "#src/ui/table-of-contents.tsx";
import styles from "./legal-page.module.css";

/** A legal text with its table of contents and a contact for questions. */
export function LegalChapters({ text: { introduction, chapters } }: { text: LegalText }) {
  return (
    <>
      <div className={styles.contents}>
        <TableOfContents chapters={chapters} />
      </div>
      <div className={styles.text}>
        {introduction.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {chapters.map((chapter, index) => (
          <section key={chapter.id} aria-labelledby={chapter.id}>
            <h2 id={chapter.id} tabIndex={-1}>
              <span className="num">{index + 1}.</span> {chapter.title}
            </h2>
            {chapter.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {chapter.list && (
              <ul>
                {chapter.list.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            )}
          </section>
        ))}
        <aside className={styles.help}>
          <h2>Questions about this page?</h2>
          <p>
            Write to <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a> or call{" "}
            <a className="num" href={brand.phone.href}>
              {brand.phone.display}
            </a>
            .
          </p>
          <address>
            {brand.name}
            {brand.address.lines.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
        </aside>
      </div>
    </>
  );
}
