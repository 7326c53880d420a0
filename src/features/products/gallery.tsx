import type { Product } from "#src/content/products/product.ts";
import { Picture } from "#src/ui/picture.tsx";
import styles from "./gallery.module.css";

const nightSizes = "(width < 1024px) 92vw, (width < 1328px) 40vw, 530px";
const daySizes = "(width < 1024px) 46vw, (width < 1328px) 27vw, 352px";

/**
 * The product from near by night, from its other side, and its gun. Without a gun it shows the side
 * of the page's first view again.
 */
export function Gallery({ product }: { product: Product }) {
  const { name, images, alt, caption, imagePosition } = product;
  return (
    <section className="section joined" aria-label={`${name} in detail`}>
      <figure className="wrap">
        <div className={styles.views}>
          <div className={styles.crop} data-position={imagePosition}>
            <Picture name={images.secondary} alt={alt.secondary} sizes={nightSizes} />
          </div>
          {!images.gun && (
            <div className={styles.crop}>
              <Picture name={images.main} alt="" sizes={daySizes} />
            </div>
          )}
          {images.other && (
            <div className={styles.crop}>
              <Picture name={images.other} alt={`${name} from the other side`} sizes={daySizes} />
            </div>
          )}
          {images.gun && (
            <div className={styles.crop}>
              <Picture name={images.gun} alt={`A connector of the ${name} in its holder`} sizes={daySizes} />
            </div>
          )}
        </div>
        <figcaption className={styles.caption}>{caption}</figcaption>
      </figure>
    </section>
  );
}
