import { t } from "#shared/translate.ts";
import { partnerCount, partners } from "#src/content/partners.ts";
import styles from "./partner-logos.module.css";

/** Five partners in a row, or in as many rows as they need. */
export function PartnerLogos() {
  return (
    <section className={styles.partners} aria-label="Partners">
      <p className={styles.head}>{t("Some of our {count} partners", { count: partnerCount })}</p>
      <ul className={styles.logos}>
        {partners.map(({ name, logo, width }) => (
          <li key={name}>
            <img src={logo} alt={name} width={width} height="26" loading="lazy" />
          </li>
        ))}
      </ul>
    </section>
  );
}
