import ArrowLeft from "lucide-react/icons/arrow-left";
import ArrowRight from "lucide-react/icons/arrow-right";
import { useRef } from "react";
import { partnerCount, partners } from "#src/content/partners.ts";
import { paths } from "#src/lib/paths.ts";
import { AnchorLink } from "#src/ui/anchor-link.tsx";
import styles from "./partners-carousel.module.css";

/** Five partners in a row that scrolls where it does not fit, and the way to the privacy policy. */
export function PartnersCarousel() {
  const strip = useRef<HTMLUListElement>(null);
  function turn(direction: 1 | -1) {
    strip.current?.scrollBy({ left: direction * strip.current.clientWidth * 0.7, behavior: "smooth" });
  }
  return (
    <section className={styles.partners} aria-label="Partners">
      <div className={styles.head}>
        <p>Some of our {partnerCount} partners</p>
        <div className={styles.turn}>
          <button type="button" aria-label="Previous partners" onClick={() => turn(-1)}>
            <ArrowLeft aria-hidden="true" />
          </button>
          <button type="button" aria-label="Next partners" onClick={() => turn(1)}>
            <ArrowRight aria-hidden="true" />
          </button>
        </div>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <ul ref={strip} className={styles.strip} tabIndex={0} aria-label="Partners, scrolls sideways">
        {partners.map(({ name, logo, width }) => (
          <li key={name}>
            <img src={logo} alt={name} width={width} height="26" loading="lazy" />
          </li>
        ))}
      </ul>
      <p className={styles.privacy}>
        What you tell us stays with us. Read our <AnchorLink href={paths.privacy}>privacy policy</AnchorLink>.
      </p>
    </section>
  );
}
