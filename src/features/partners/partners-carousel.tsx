import { t } from "#shared/translate.ts";
import { partnerCount, partners } from "#src/content/partners.ts";
import styles from "./partners-carousel.module.css";

/** Five partners in a row that scrolls when it does not fit. */
export function PartnersCarousel() {
  return (
    <section className={styles.partners} aria-label="Partners">
      <p className={styles.head}>{t("Some of our {count} partners", { count: partnerCount })}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be focusable */}
      <ul className={styles.strip} tabIndex={0} aria-label="Partners, scrolls sideways">
        {partners.map(({ name, logo, width }) => (
          <li key={name}>
            <img src={logo} alt={name} width={width} height="26" loading="lazy" />
          </li>
        ))}
      </ul>
    </section>
  );
}
