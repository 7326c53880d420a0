import { t } from "#shared/translate.ts";
import { revenueShares } from "#src/content/contact/land.ts";
import { landArticle } from "#src/content/land-article.ts";
import { keepTogether } from "#src/lib/keep-together.ts";
import { Accordion } from "#src/ui/accordion.tsx";
import { TableOfContents } from "#src/ui/table-of-contents.tsx";
import styles from "./land-article.module.css";

/** The article about leasing land, below the form. */
export function LandArticle({ id }: { id: string }) {
  const { title, minutes, opening, introduction, chapters, faqs } = landArticle;
  const questions = faqs.map(({ question, answer }) => ({
    title: question,
    content: <p>{keepTogether(t(answer))}</p>,
  }));
  return (
    <section id={id} tabIndex={-1} className="section joined" aria-labelledby="land-article">
      <article className={`wrap ${styles.columns}`}>
        <div className={styles.contents}>
          <TableOfContents chapters={chapters} title="In this article" />
        </div>
        <div className={styles.text}>
          <h2 id="land-article" className={styles.title}>
            {title}
          </h2>
          <p className={`num ${styles.meta}`}>{t("{minutes} min read", { minutes })}</p>
          <p className={styles.opening}>{opening}</p>
          {introduction.map((paragraph) => (
            <p key={paragraph}>{keepTogether(t(paragraph))}</p>
          ))}
          {chapters.map((chapter) => (
            <section key={chapter.id} aria-labelledby={chapter.id}>
              <h3 id={chapter.id} tabIndex={-1}>
                {chapter.title}
              </h3>
              {chapter.paragraphs.map((paragraph) => (
                <p key={paragraph}>{keepTogether(t(paragraph))}</p>
              ))}
              {chapter.table && <ShareTable />}
              {chapter.after.map((paragraph) => (
                <p key={paragraph}>{keepTogether(t(paragraph))}</p>
              ))}
              {chapter.id === "questions" && <Accordion name="land-faq" items={questions} firstOpen />}
            </section>
          ))}
        </div>
      </article>
    </section>
  );
}

function ShareTable() {
  return (
    <table className={`num ${styles.table}`}>
      <thead>
        <tr>
          <th scope="col">Plot size</th>
          <th scope="col">Your share of revenue</th>
        </tr>
      </thead>
      <tbody>
        {revenueShares.map(({ percent, size }) => (
          <tr key={percent}>
            <td className={styles.size}>{size}</td>
            <td>{percent}%</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
