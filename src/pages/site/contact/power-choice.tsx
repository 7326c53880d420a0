import { t } from "#shared/translate.ts";
import { powerChoice } from "#src/content/contact/charging-partner-body.ts";
import { productBySlug } from "#src/content/products/catalogue.ts";
import { priceText } from "#src/content/products/product.ts";
import trueScale from "#src/features/products/true-scale.module.css";
import { keepTogether } from "#src/lib/keep-together.ts";
import { productPath } from "#src/lib/paths.ts";
import { AnchorLink } from "#src/ui/anchor-link.tsx";
import { Picture } from "#src/ui/picture.tsx";
import styles from "./power-choice.module.css";

/** Three chargers in true proportion, each with the places that it suits and its price. */
export function PowerChoice() {
  const { title, lead, items } = powerChoice;
  return (
    <section className="section" aria-labelledby="power-choice">
      <div className="wrap">
        <div className="head">
          <h2 id="power-choice">{title}</h2>
          <p className="lead">{keepTogether(t(lead))}</p>
        </div>
        <ul className={`${styles.choices} ${trueScale.scale}`}>
          {items.map(({ id, stay, text }) => {
            const product = productBySlug(id);
            return (
              product && (
                <li key={id} data-product={id}>
                  <AnchorLink href={productPath("dc", product.name)} className={styles.card}>
                    <figure>
                      <Picture name={`${id}-cutout`} alt="" sizes="(width < 768px) 120px, 260px" />
                    </figure>
                    <div>
                      <h3>{stay}</h3>
                      <p>{text}</p>
                      <p className={`num ${styles.price}`}>
                        <b>{product.name}</b>
                        <span>{priceText(product)}</span>
                      </p>
                    </div>
                  </AnchorLink>
                </li>
              )
            );
          })}
        </ul>
      </div>
    </section>
  );
}
