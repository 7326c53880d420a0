import { addressLine, brand } from "#src/content/brand.ts";
import { Picture } from "#src/ui/picture.tsx";
import styles from "./office-card.module.css";

/** Where the company sits, its telephone and its mail, under a picture of the lounge. */
export function OfficeCard() {
  return (
    <aside className={`night ${styles.office}`} aria-label={`${brand.address.city} office`}>
      <figure>
        <Picture name="scene-lounge" alt="" sizes="(width >= 960px) 500px, 92vw" />
      </figure>
      <div>
        <h3>{brand.address.city} office</h3>
        <dl className="num">
          <div>
            <dt>Visit</dt>
            <dd>{addressLine}</dd>
          </div>
          <div>
            <dt>Call, {brand.supportHours}</dt>
            <dd>
              <a href={brand.phone.href}>{brand.phone.display}</a>
            </dd>
          </div>
          <div>
            <dt>Write</dt>
            <dd>
              <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>
            </dd>
          </div>
        </dl>
      </div>
    </aside>
  );
}
