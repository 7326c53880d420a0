import ArrowRight from "lucide-react/icons/arrow-right";
import LandPlot from "lucide-react/icons/land-plot";
import MessageCircle from "lucide-react/icons/message-circle";
import Plug from "lucide-react/icons/plug";
import Store from "lucide-react/icons/store";
import { contactWays } from "#src/content/home.ts";
import { OfficeCard } from "#src/features/contact/office-card.tsx";
import { PartnersCarousel } from "#src/features/partners/partners-carousel.tsx";
import { paths } from "#src/lib/paths.ts";
import { AnchorLink } from "#src/ui/anchor-link.tsx";
import { Card } from "#src/ui/card.tsx";
import styles from "./contact.module.css";

const ways = {
  general: { Icon: MessageCircle, href: paths.generalQuery },
  charging: { Icon: Plug, href: paths.chargingPartner },
  franchise: { Icon: Store, href: paths.franchisePartner },
  land: { Icon: LandPlot, href: paths.landPartnership },
};

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
              const { Icon, href } = ways[id];
              return (
                <Card key={id} href={href} className={styles.way}>
                  <Icon aria-hidden="true" />
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
