import type { Product } from "#src/content/products/product.ts";
import { Picture } from "#src/ui/picture.tsx";
import styles from "./gallery.module.css";

/** The product from near by night, and from both sides by day. */
export function Gallery({ product }: { product: Product }) {
  const { name, images, alt, caption, imagePosition } = product;
  return (
    <section className="section joined" aria-label={`${name} in detail`}>
      <figure className="wrap">
        <div className={styles.views}>
          <div className={styles.crop} data-position={imagePosition}>
            <Picture
              name={images.secondary}
              alt={alt.secondary}
              sizes="(width < 1024px) 92vw, (width < 1328px) 40vw, 530px"
            />
          </div>
          <div className={styles.crop}>
            <Picture name={images.main} alt="" sizes={half} />
          </div>
          {images.other && (
            <div className={styles.crop}>
              <Picture name={images.other} alt={`${name} from the other side`} sizes={half} />
            </div>
          )}
        </div>
        <figcaption className={styles.caption}>{caption}</figcaption>
      </figure>
    </section>
  );
}

const half = "(width < 1024px) 46vw, (width < 1328px) 27vw, 352px";
