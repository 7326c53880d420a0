import { t } from "#shared/translate.ts";
import type { PartnerBody } from "#src/content/contact/partner-page.ts";
import { keepTogether } from "#src/lib/keep-together.ts";
import styles from "./benefits.module.css";

/** The benefits of a partner, above the form. */
export function Benefits({ title, items }: PartnerBody["benefits"]) {
  return (
    <section className="section" aria-labelledby="benefits-title">
      <div className={`wrap ${styles.grid}`}>
        <h2 id="benefits-title">{title}</h2>
        <dl className={styles.list}>
          {items.map((item) => (
            <div key={item.title}>
              <dt>{item.title}</dt>
              <dd>{keepTogether(t(item.text))}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
