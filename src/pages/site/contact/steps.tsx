import type { PartnerBody } from "#src/content/contact/partner-page.ts";
import styles from "./steps.module.css";

/** How it works, in numbered steps. */
export function Steps({ id, title, steps }: { id: string; title: string; steps: PartnerBody["steps"] }) {
  return (
    <section id={id} tabIndex={-1} className="section joined" aria-labelledby={`${id}-title`}>
      <div className={`wrap ${styles.columns}`}>
        <h2 id={`${id}-title`}>{title}</h2>
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step.title}>
              <h3>{step.title}</h3>
              <p>{step.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
