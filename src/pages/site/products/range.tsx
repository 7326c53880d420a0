import ArrowRight from "lucide-react/icons/arrow-right";
import Columns3 from "lucide-react/icons/columns-3";
import { type Product, priceText } from "#src/content/products/product.ts";
import { comparePath, productDetailPath } from "#src/lib/paths.ts";
import { TextLink } from "#src/ui/button.tsx";
import { Picture } from "#src/ui/picture.tsx";
import { overview } from "./copy.ts";
import styles from "./range.module.css";

/** All nine products, each a link to its page. */
export function Range({ products }: { products: readonly Product[] }) {
  return (
    <section className="section joined" aria-labelledby="range-title">
      <div className="wrap">
        <div className="head">
          <div>
            <h2 id="range-title">{overview.range.title}</h2>
            <p className={`lead ${styles.lead}`}>{overview.range.lead}</p>
          </div>
          <TextLink href={comparePath()} className={styles.link}>
            Compare products
            <ArrowRight aria-hidden="true" />
          </TextLink>
        </div>
        <ul className={styles.range}>
          {products.map((product) => {
            const { id, tab, name, summary, images } = product;
            return (
              <li key={id}>
                <a href={productDetailPath(tab, id)}>
                  <figure>
                    <Picture name={images.cutout} alt="" sizes="(width < 640px) 40vw, 290px" />
                  </figure>
                  <b>{name}</b>
                  <span className="num">
                    <span>{summary.figure}</span>
                    <span>{priceText(product)}</span>
                  </span>
                </a>
              </li>
            );
          })}
          <li className={styles.compare}>
            <a href={comparePath()}>
              <figure className="night">
                <Columns3 aria-hidden="true" />
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
