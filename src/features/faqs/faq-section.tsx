import { useLocation } from "react-router";
import { faqsFor } from "#src/content/faqs.ts";
import { Accordion } from "#src/ui/accordion.tsx";
import styles from "./faq-section.module.css";

interface FaqSectionProps {
  title?: string;
  /** A second section on the same paper shares one padding with the first. */
  joined?: boolean;
}

/** The questions that belong to the page that is open. */
export function FaqSection({ title = "Questions people ask first.", joined = false }: FaqSectionProps) {
  const { pathname } = useLocation();
  const items = faqsFor(pathname).map(({ question, answer }) => ({
    title: question,
    content: <p>{answer}</p>,
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
