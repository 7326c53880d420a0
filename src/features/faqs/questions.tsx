import type { ReactNode } from "react";
import { t } from "#shared/translate.ts";
import type { Faq } from "#src/content/faqs.ts";
import { keepTogether } from "#src/lib/keep-together.ts";
import { Accordion } from "#src/ui/accordion.tsx";
import styles from "./questions.module.css";

interface QuestionsProps {
  /** The id of the title. */
  id: string;
  title: string;
  /** Of the accordion, in which one answer is open at a time. */
  name: string;
  faqs: readonly Faq[];
  /** Below the title: where to ask what is not among them. */
  aside: ReactNode;
  /** Joined to the section above on the same background, with one padding between them. */
  joined?: boolean;
}

/** Questions with their answers, beside a title that stays in sight. */
export function Questions({ id, title, name, faqs, aside, joined = false }: QuestionsProps) {
  const items = faqs.map(({ question, answer }) => ({
    title: question,
    content: <p>{keepTogether(t(answer))}</p>,
  }));
  return (
    <section className={joined ? "section joined" : "section"} aria-labelledby={id}>
      <div className={`wrap ${styles.grid}`}>
        <div>
          <h2 id={id}>{title}</h2>
          {aside}
        </div>
        <Accordion name={name} items={items} firstOpen />
      </div>
    </section>
  );
}
