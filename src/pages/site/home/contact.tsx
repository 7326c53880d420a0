import ArrowRight from "lucide-react/icons/arrow-right";
import { contactWays } from "#src/content/home.ts";
import { OfficeCard } from "#src/features/contact/office-card.tsx";
import { PartnersCarousel } from "#src/features/partners/partners-carousel.tsx";
import { paths } from "#src/lib/paths.ts";
import { AnchorLink } from "#src/ui/anchor-link.tsx";
import { Card } from "#src/ui/card.tsx";
import { Picture } from "#src/ui/picture.tsx";
import styles from "./contact.module.css";

const ways = {
  general: { picture: "scene-desk", href: paths.generalQuery },
  charging: { picture: "scene-mall", href: paths.chargingPartner },
  franchise: { picture: "scene-station", href: paths.franchisePartner },
  land: { picture: "scene-plot", href: paths.landPartnership },
} as const;

/** The four forms, the office, and current partners. */
export function Contact() {
  return (
    <section id="contact" tabIndex={-1} className="section" aria-labelledby="contact-title">
      <div className="wrap">
        <div className="head">
          <h2 id="contact-title">{contactWays.title}</h2>
        </div>
        <div className={styles.grid}>
          <div className={styles.ways}>
            {contactWays.items.map(({ id, title, text }) => {
              const { picture, href } = ways[id];
              return (
                <Card key={id} href={href} padded={false} className={styles.way}>
                  <figure>
                    <Picture
                      name={picture}
                      alt=""
                      sizes="(width < 600px) 120px, (width < 960px) 46vw, 340px"
                    />
                  </figure>
                  <h3>{title}</h3>
                  <p>{text}</p>
                  <span className={styles.go}>
                    Start
                    <ArrowRight aria-hidden="true" />
                  </span>
                </Card>
              );
            })}
          </div>
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
