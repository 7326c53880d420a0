import { t } from "#shared/translate.ts";
import type { PartnerBenefits } from "#src/content/contact/partner-page.ts";
import { keepTogether } from "#src/lib/keep-together.ts";
import { Picture } from "#src/ui/picture.tsx";
import styles from "./benefits.module.css";

interface BenefitsProps {
  benefits: PartnerBenefits;
}

/** The benefits of a partner, above the form; those with a picture have it above their name, on phones beside it. */
export function Benefits({ benefits: { title, items } }: BenefitsProps) {
  return (
    <section className="section" aria-labelledby="benefits-title">
      <div className={`wrap ${styles.grid}`}>
        <h2 id="benefits-title">{title}</h2>
        <dl className={styles.list}>
          {items.map((item) => (
            <div key={item.title}>
              <dt>
                {item.picture && (
                  <Picture
                    name={item.picture}
                    alt=""
                    sizes="(width >= 1200px) 400px, (width >= 560px) 30vw, 96px"
                  />
                )}
                {item.title}
              </dt>
              <dd>{keepTogether(t(item.text))}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
