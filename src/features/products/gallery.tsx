import type { Product } from "#src/content/products/product.ts";
import { Picture } from "#src/ui/picture.tsx";
import styles from "./gallery.module.css";

/** The product by night, and by day on paper. */
export function Gallery({ product }: { product: Product }) {
  const { images, alt, caption, imagePosition } = product;
  return (
    <section className="section joined" aria-label={`${product.name} in detail`}>
      <figure className="wrap">
        <div className={styles.pair}>
          <div className={styles.crop} data-position={imagePosition}>
            <Picture
              name={images.secondary}
              alt={alt.secondary}
              sizes="(width < 768px) 92vw, (width < 1328px) 54vw, 700px"
            />
          </div>
          <div className={styles.crop}>
            <Picture name={images.main} alt="" sizes="(width < 768px) 92vw, (width < 1328px) 38vw, 490px" />
          </div>
        </div>
        <figcaption className={styles.caption}>{caption}</figcaption>
      </figure>
    </section>
  );
}
