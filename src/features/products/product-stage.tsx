import { Fragment, type ReactNode } from "react";
import { t } from "#shared/translate.ts";
import { pictures } from "#src/content/pictures.ts";
import { type Product, priceNote, priceText, subtitle } from "#src/content/products/product.ts";
import { formatNumber } from "#src/lib/format.ts";
import { keepTogether } from "#src/lib/keep-together.ts";
import { Picture } from "#src/ui/picture.tsx";
import { ProductFacts } from "./product-facts.tsx";
import styles from "./product-stage.module.css";

interface ProductStageProps {
  product: Product;
  /** The buttons. */
  actions: ReactNode;
}

/** The first view of a product: name, drawing with its height, and four facts. */
export function ProductStage({ product, actions }: ProductStageProps) {
  const { tab, name, lead, images, alt, height, facts } = product;
  const { width: w, height: h } = pictures[images.cutout];
  return (
    <section className={styles.stage} aria-labelledby="product-name">
      <div>
        <h1 id="product-name">{name}</h1>
        <p className={styles.sub}>
          {subtitle(product).map((part, index) => (
            <Fragment key={part}>
              {index > 0 && " "}
              <span>{part}</span>
            </Fragment>
          ))}
        </p>
        <p className="lead">{keepTogether(t(lead))}</p>
        <p className={styles.price}>
          <b>{priceText(product)}</b> {product.price && <span>{priceNote}</span>}
        </p>
        <div className={styles.actions}>{actions}</div>
      </div>
      <ProductFacts facts={facts} className={styles.facts} />
      <div
        className={styles.drawing}
        data-shape={tab === "ac" ? "wall" : w > h ? "wide" : w * 1.15 > h ? "square" : "tall"}
      >
        <Picture
          name={images.cutout}
          alt={alt.main}
          sizes="(width < 768px) 320px, (width < 1200px) 48vw, 520px"
          priority
        />
        {height !== null && (
          <p className={`num ${styles.height}`} data-product={product.id} aria-hidden="true">
            <span>{formatNumber(height)} mm</span>
          </p>
        )}
      </div>
    </section>
  );
}
