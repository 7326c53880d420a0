import { useLocation } from "react-router";
import { t } from "#shared/translate.ts";
import { faqsFor } from "#src/content/faqs.ts";
import { keepTogether } from "#src/lib/keep-together.ts";
import { Accordion } from "#src/ui/accordion.tsx";
import styles from "./faq-section.module.css";

interface FaqSectionProps {
  title?: string;
  /** Joined to the section above on the same background, with one padding between them. */
  joined?: boolean;
}

/** The questions for the current page. */
export function FaqSection({ title = "Questions people ask first.", joined = false }: FaqSectionProps) {
  const { pathname } = useLocation();
  const items = faqsFor(pathname).map(({ question, answer }) => ({
    title: question,
    content: <p>{keepTogether(t(answer))}</p>,
  }));
  return (
    <section className={joined ? "section joined" : "section"} aria-labelledby="faq-title">
      <div className={`wrap ${styles.grid}`}>
        <h2 id="faq-title">{title}</h2>
        <Accordion name="faq" items={items} firstOpen />
      </div>
    </section>
  );
}
