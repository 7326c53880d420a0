import { t } from "#shared/translate.ts";
import { brand } from "#src/content/brand.ts";
import { Picture } from "#src/ui/picture.tsx";
import { ContactLines } from "./contact-lines.tsx";
import styles from "./office-card.module.css";

/** The company's address, telephone and e-mail, below a picture of chargers. */
export function OfficeCard() {
  return (
    <aside className={`night ${styles.office}`} aria-label={t("{city} office", { city: brand.address.city })}>
      <figure>
        <Picture name="dc-family" alt="" sizes="(width >= 960px) 500px, 92vw" />
      </figure>
      <div>
        <h3>{t("{city} office", { city: brand.address.city })}</h3>
        <ContactLines visit className={styles.lines} />
      </div>
    </aside>
  );
}
