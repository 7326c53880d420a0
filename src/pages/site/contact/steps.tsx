import { t } from "#shared/translate.ts";
import type { PartnerBody } from "#src/content/contact/partner-page.ts";
import { keepTogether } from "#src/lib/keep-together.ts";
import { Picture } from "#src/ui/picture.tsx";
import styles from "./steps.module.css";

interface StepsProps {
  id: string;
  body: PartnerBody;
  /** The picture spans the page, and the steps stand side by side below it. */
  across?: boolean;
}

/** How it works, in numbered steps beside a picture or below it. */
export function Steps({ id, body, across = false }: StepsProps) {
  return (
    <section id={id} tabIndex={-1} className="section joined" aria-labelledby={`${id}-title`}>
      <div className={`wrap ${across ? styles.across : styles.columns}`}>
        <div className={styles.head}>
          <h2 id={`${id}-title`}>{body.stepsTitle}</h2>
          <Picture
            name={body.stepsPicture}
            alt=""
            sizes={`(width >= 900px) ${across ? "min(92vw, 1200px)" : "480px"}, 92vw`}
          />
        </div>
        <ol className={styles.steps}>
          {body.steps.map((step) => (
            <li key={step.title}>
              <h3>{step.title}</h3>
              {step.when && <p className={styles.when}>{step.when}</p>}
              <p className={styles.text}>{keepTogether(t(step.text))}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
