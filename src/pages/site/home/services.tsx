import ArrowRight from "lucide-react/icons/arrow-right";
import { services } from "#src/content/home.ts";
import { homeAnchor } from "#src/lib/paths.ts";
import { AnchorLink } from "#src/ui/anchor-link.tsx";
import { TextLink } from "#src/ui/button.tsx";
import { Picture } from "#src/ui/picture.tsx";
import { Reveal } from "./reveal.tsx";
import styles from "./services.module.css";

type Service = (typeof services.items)[number];

/** What a station offers besides charging; a strip to swipe on phones. */
export function Services() {
  return (
    <section id="services" tabIndex={-1} className="section near joined" aria-labelledby="services-title">
      <div className={`wrap ${styles.services}`}>
        <div className="head">
          <h2 id="services-title">{services.title}</h2>
          <TextLink href={homeAnchor("map")}>
            See all Store
            <ArrowRight aria-hidden="true" />
          </TextLink>
        </div>
        <Reveal>
          {/* biome-ignore lint/a11y/useSemanticElements: a strip that scrolls, not a form's fieldset */}
          <div role="group" aria-labelledby="services-title" className={styles.strip}>
            {services.items.map((service) => (
              <ServiceLink key={service.id} {...service} />
            ))}
          </div>
        </Reveal>
        <p className={styles.swipe} aria-hidden="true">
          {services.items.map(({ id }) => (
            <i key={id} />
          ))}
          <span>Swipe to see more</span>
        </p>
      </div>
    </section>
  );
}

function ServiceLink({ id, title, text, from, image, alt }: Service) {
  return (
    <AnchorLink href={homeAnchor("map")} className={styles.service} data-reveal>
      <figure data-service={id}>
        <Picture name={image} alt={alt} sizes="(width >= 1328px) 690px, (width >= 768px) 54vw, 84vw" />
      </figure>
      <h3>{title}</h3>
      <p>
        {text}
        {from && (
          <>
            {" "}
            <strong className="money">{from}</strong>.
          </>
        )}
      </p>
    </AnchorLink>
  );
}
