import { t } from "#shared/translate.ts";
import type { PartnerBody } from "#src/content/contact/partner-page.ts";
import { keepTogether } from "#src/lib/keep-together.ts";
import { Accordion } from "#src/ui/accordion.tsx";
import styles from "./questions.module.css";

/** Common questions of future partners. */
export function Questions({ faqs }: { faqs: PartnerBody["faqs"] }) {
  const items = faqs.map(({ question, answer }) => ({
    title: question,
    content: <p>{keepTogether(t(answer))}</p>,
  }));
  return (
    <section className="section joined" aria-labelledby="partner-questions">
      <div className={`wrap ${styles.grid}`}>
        <h2 id="partner-questions">What partners ask first.</h2>
        <Accordion name="partner-faq" items={items} firstOpen />
      </div>
    </section>
  );
}
