import ArrowRight from "lucide-react/icons/arrow-right";
import { contactWays } from "#src/content/home.ts";
import { OfficeCard } from "#src/features/contact/office-card.tsx";
import { PartnersCarousel } from "#src/features/partners/partners-carousel.tsx";
import { paths } from "#src/lib/paths.ts";
import { AnchorLink } from "#src/ui/anchor-link.tsx";
import styles from "./contact.module.css";

const hrefs = {
  general: paths.generalQuery,
  charging: paths.chargingPartner,
  franchise: paths.franchisePartner,
  land: paths.landPartnership,
};

/** The four forms, the office, and current partners. */
export function Contact() {
  return (
    <section
      id="contact"
      tabIndex={-1}
      className={`section ${styles.contact}`}
      aria-labelledby="contact-title"
    >
      <div className="wrap">
        <div className="head">
          <h2 id="contact-title">{contactWays.title}</h2>
        </div>
        <div className={styles.grid}>
          <ul className={styles.ways}>
            {contactWays.items.map(({ id, title, text }) => (
              <li key={id}>
                <AnchorLink href={hrefs[id]}>
                  <h3>{title}</h3>
                  <p>{text}</p>
                  <ArrowRight aria-hidden="true" />
                </AnchorLink>
              </li>
            ))}
          </ul>
          <OfficeCard />
        </div>
        <p className={styles.privacy}>
          What you tell us stays with us. Read our{" "}
          <AnchorLink href={paths.privacy}>privacy policy</AnchorLink>.
        </p>
        <PartnersCarousel />
      </div>
    </section>
  );
}
