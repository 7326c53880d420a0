import ArrowRight from "lucide-react/icons/arrow-right";
import Check from "lucide-react/icons/check";
import Pause from "lucide-react/icons/pause";
import Play from "lucide-react/icons/play";
import { useRef } from "react";
import { type BusinessModel, businessModels } from "#src/content/business-models.ts";
import { mission } from "#src/content/home.ts";
import { homeAnchor } from "#src/lib/paths.ts";
import { ButtonLink, TextLink } from "#src/ui/button.tsx";
import { Picture } from "#src/ui/picture.tsx";
import { TabList, TabPanel } from "#src/ui/tabs.tsx";
import styles from "./business-models.module.css";
import { Figures } from "./figures.tsx";
import { useAutoAdvance } from "./use-auto-advance.ts";

const group = "business-model";
const ids = businessModels.map(({ id }) => id);
const tabs = businessModels.map(({ id, tab }) => ({ id, label: tab }));

/** The four ways to do business with us, as tabs that turn by themselves while they are looked at. */
export function BusinessModels() {
  const section = useRef<HTMLElement>(null);
  const turning = useAutoAdvance(section, ids);
  return (
    <section ref={section} id="join" tabIndex={-1} className="section" aria-labelledby="join-title">
      <div className="wrap">
        <div className="head">
          <h2 id="join-title">{mission.title}</h2>
          <div>
            <p className="lead">{mission.promise}</p>
            <TextLink href={homeAnchor("services")}>
              See all our Services
              <ArrowRight aria-hidden="true" />
            </TextLink>
          </div>
        </div>
        <div className={styles.bar} data-running={turning.running || undefined} {...turning.handlers}>
          <TabList
            label="Business models"
            group={group}
            items={tabs}
            selected={turning.selected}
            onSelect={turning.select}
            selectOnHover
            className={styles.tabs}
          />
          <button
            type="button"
            className={styles.pause}
            aria-label={turning.stopped ? "Turn the tabs by themselves" : "Stop turning the tabs"}
            onClick={turning.toggle}
          >
            {turning.stopped ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
          </button>
        </div>
        <div className={styles.panels} data-met={turning.met || undefined}>
          {businessModels.map((model) => (
            <TabPanel
              key={model.id}
              group={group}
              id={model.id}
              selected={model.id === turning.selected}
              className={styles.panel}
            >
              <Model model={model} />
            </TabPanel>
          ))}
        </div>
      </div>
    </section>
  );
}

function Model({ model }: { model: BusinessModel }) {
  const { title, subtitle, features, featuresubtitle, keyFeatures, image, alt } = model;
  return (
    <>
      <figure className={styles.picture}>
        <Picture name={image} alt={alt} sizes="(width >= 1328px) 676px, (width >= 900px) 52vw, 92vw" />
        <ButtonLink href={homeAnchor("contact")} size="small">
          Contact Us
        </ButtonLink>
      </figure>
      <div className={styles.words}>
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
