import ArrowRight from "lucide-react/icons/arrow-right";
import { type Product, priceText } from "#src/content/products/product.ts";
import trueScale from "#src/features/products/true-scale.module.css";
import { comparePath, productDetailPath } from "#src/lib/paths.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import { Picture } from "#src/ui/picture.tsx";
import { overview } from "./copy.ts";
import styles from "./range.module.css";

/** In the picture of the comparison. */
const compared = ["dc-60-compact", "dc-120-ultra"] as const;

/** All nine products, each a link to its page. */
export function Range({ products }: { products: readonly Product[] }) {
  return (
    <section className="section" aria-labelledby="range-title">
      <div className="wrap">
        <div className="head">
          <div>
            <h2 id="range-title">{overview.range.title}</h2>
            <p className={`lead ${styles.lead}`}>{overview.range.lead}</p>
          </div>
          <ButtonLink href={comparePath()} variant="outline" className={styles.link}>
            Compare products
            <ArrowRight aria-hidden="true" />
          </ButtonLink>
        </div>
        <ul className={`${styles.range} ${trueScale.scale}`}>
          {products.map((product) => {
            const { id, tab, name, summary, images, height } = product;
            return (
              <li key={id}>
                <a href={productDetailPath(tab, id)}>
                  <figure data-product={height === null ? undefined : id} data-tab={tab}>
                    <Picture name={images.cutout} alt="" sizes="(width < 640px) 40vw, 290px" />
                  </figure>
                  <b>{name}</b>
                  <span>
                    <span>{summary.figure}</span>
                    <span>{priceText(product)}</span>
                  </span>
                </a>
              </li>
            );
          })}
          <li className={styles.compare}>
            <a href={comparePath()}>
              <figure className={`night ${trueScale.scale}`}>
                {compared.map((id) => (
                  <div key={id} data-product={id}>
                    <Picture name={`${id}-cutout`} alt="" sizes="80px" />
                  </div>
                ))}
              </figure>
              <b>Compare products</b>
              <span>Two or three, side by side</span>
            </a>
          </li>
        </ul>
      </div>
    </section>
  );
}
