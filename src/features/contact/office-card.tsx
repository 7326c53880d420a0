import { brand } from "#src/content/brand.ts";
import { Picture } from "#src/ui/picture.tsx";
import { ContactLines } from "./contact-lines.tsx";
import styles from "./office-card.module.css";

/** The company's address, telephone and e-mail, below a picture of the workshop. */
export function OfficeCard() {
  return (
    <aside className={`night ${styles.office}`} aria-label={`${brand.address.city} office`}>
      <figure>
        <Picture name="scene-workshop" alt="" sizes="(width >= 960px) 500px, 92vw" />
      </figure>
      <div>
        <h3>{brand.address.city} office</h3>
        <ContactLines visit className={styles.lines} />
      </div>
    </aside>
  );
}
