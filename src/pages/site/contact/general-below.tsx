import { ContactBlock } from "#src/features/contact/contact-block.tsx";
import { FaqSection } from "#src/features/faqs/faq-section.tsx";
import styles from "./general-below.module.css";

/** Under the general form: the other ways to reach us, and what people ask. */
export default function GeneralBelow() {
  return (
    <>
      <section className={`wrap ${styles.ways}`} aria-labelledby="other-ways">
        <h2 id="other-ways">Or reach us another way.</h2>
        <ContactBlock />
      </section>
      <FaqSection />
    </>
  );
}
