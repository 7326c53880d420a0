import ArrowRight from "lucide-react/icons/arrow-right";
import Check from "lucide-react/icons/check";
import { type BusinessModel, businessModels } from "#src/content/business-models.ts";
import { mission } from "#src/content/home.ts";
import { homeAnchor } from "#src/lib/paths.ts";
import { ButtonLink, TextLink } from "#src/ui/button.tsx";
import { freshControl } from "#src/ui/fresh-form.tsx";
import { Picture } from "#src/ui/picture.tsx";
import { PlayToggle } from "#src/ui/play-toggle.tsx";
import styles from "./business-models.module.css";
import { Figures } from "./figures.tsx";

/**
 * Four business models as tabs: radio buttons, so that CSS shows the selected one. They advance
 * automatically while visible (`src/document/turning-tabs.ts`).
 */
export function BusinessModels() {
  return (
    <section id="join" tabIndex={-1} className={`section near ${styles.models}`} aria-labelledby="join-title">
      <div className="wrap">
        <div className="head">
          <h2 id="join-title">{mission.title}</h2>
          <div>
            <p className="lead">{mission.promise}</p>
            <TextLink href={homeAnchor("services")}>
              See what our stations offer
              <ArrowRight aria-hidden="true" />
            </TextLink>
          </div>
        </div>
        <Tabs />
        <div className={styles.panels}>
          {businessModels.map((model) => (
            <section key={model.id} aria-labelledby={`${model.id}-tab`} className={styles.panel}>
              <Model {...model} />
            </section>
          ))}
        </div>
      </div>
    </section>
  );
}

function Tabs() {
  return (
    <div className={styles.bar} data-script="turning-tabs">
      <div role="radiogroup" aria-label="Business models" className={styles.tabs}>
        {businessModels.map(({ id, tab }, index) => (
          <label key={id} className={styles.tab}>
            <input type="radio" name="business-model" defaultChecked={index === 0} {...freshControl} />
            <span id={`${id}-tab`}>{tab}</span>
          </label>
        ))}
      </div>
      <PlayToggle label="Stop turning the tabs" isMoving className={styles.pause} data-needs-script />
    </div>
  );
}

function Model({ title, subtitle, features, featuresubtitle, keyFeatures, image, alt }: BusinessModel) {
  return (
    <>
      <figure className={styles.picture}>
        <Picture name={image} alt={alt} sizes="(width >= 1328px) 676px, (width >= 900px) 52vw, 92vw" />
        <ButtonLink href={homeAnchor("contact")} size="small">
          Contact Us
        </ButtonLink>
      </figure>
      <div className={styles.text}>
        <h3>{title}</h3>
        <p className="lead">{subtitle}</p>
        <Figures
          items={features.map((figure, index) => ({ ...figure, caption: featuresubtitle[index] ?? "" }))}
        />
        <ul className={styles.ticks}>
          {keyFeatures.map((feature) => (
            <li key={feature}>
              <Check className="icon" aria-hidden="true" />
              {feature}
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
