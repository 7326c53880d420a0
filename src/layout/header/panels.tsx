import ArrowRight from "lucide-react/icons/arrow-right";
import Download from "lucide-react/icons/download";
import { t } from "#shared/translate.ts";
import { brand } from "#src/content/brand.ts";
import { brochures, chargingMenu, discoverMenu, type MenuId, partnerMenu } from "#src/content/navigation.ts";
import { ContactLines } from "#src/features/contact/contact-lines.tsx";
import { homeAnchor, paths } from "#src/lib/paths.ts";
import { AnchorLink } from "#src/ui/anchor-link.tsx";
import { ButtonLink } from "#src/ui/button.tsx";
import { Thumbnail } from "#src/ui/thumbnail.tsx";
import styles from "./panels.module.css";

/** The drop-down of each item of the header. */
export const panels: Partial<Record<MenuId, () => React.ReactNode>> = {
  discover: DiscoverPanel,
  charging: ChargingPanel,
  join: JoinPanel,
  contact: ContactPanel,
};

function DiscoverPanel() {
  return (
    <ul className={styles.topics}>
      {discoverMenu.map(({ label, description, route }) => (
        <li key={label}>
          <AnchorLink href={route} className={styles.topic}>
            <strong>{label}</strong>
            <span>{description}</span>
            <ArrowRight className="icon" aria-hidden="true" />
          </AnchorLink>
        </li>
      ))}
    </ul>
  );
}

function ChargingPanel() {
  return (
    <div className={styles.charging}>
      <ul className={styles.four}>
        {chargingMenu.map(({ id, name, description, image, navlink }) => (
          <li key={id}>
            <AnchorLink href={navlink} className={styles.pick}>
              <figure>
                <Thumbnail name={image} width={160} />
              </figure>
              <strong>{name}</strong>
              <span>{description}</span>
            </AnchorLink>
          </li>
        ))}
      </ul>
      <div className={styles.aside}>
        <AnchorLink href={paths.products}>
          View All Products
          <ArrowRight className="icon" aria-hidden="true" />
        </AnchorLink>
        <AnchorLink href={homeAnchor("contact")}>
          Contact Sales
          <ArrowRight className="icon" aria-hidden="true" />
        </AnchorLink>
        <p>Downloads</p>
        {brochures.map(({ label, href, fileName }) => (
          <AnchorLink key={label} href={href} download={fileName}>
            {label}
            <Download className="icon" aria-hidden="true" />
          </AnchorLink>
        ))}
      </div>
    </div>
  );
}

function JoinPanel() {
  return (
    <ul className={styles.three}>
      {partnerMenu.map(({ id, label, description, image, route }) => (
        <li key={id}>
          <AnchorLink href={route} className={styles.partner}>
            <figure>
              <Thumbnail name={image} width={380} />
            </figure>
            <strong>{label}</strong>
            <span>{description}</span>
          </AnchorLink>
        </li>
      ))}
    </ul>
  );
}

function ContactPanel() {
  return (
    <div className={styles.contact}>
      <div>
        <p className={styles.say}>
          {t("Ask us anything. We answer within {time}.", { time: brand.replyTime })}
        </p>
        <ButtonLink href={paths.generalQuery} variant="inverse">
          General Query
        </ButtonLink>
      </div>
      <ContactLines visit className={styles.lines} />
    </div>
  );
}
