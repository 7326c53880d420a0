import { t } from "#shared/translate.ts";
import { type GalleryView, galleryViews, type Product } from "#src/content/products/product.ts";
import { Picture } from "#src/ui/picture.tsx";
import styles from "./gallery.module.css";

const nightSizes = "(width < 1024px) 92vw, (width < 1328px) 54vw, 690px";
const frontSizes = "(width < 1024px) 46vw, (width < 1328px) 38vw, 485px";
const daySizes = "(width < 1024px) 46vw, (width < 1328px) 23vw, 282px";

const altOf: Record<GalleryView, (name: string) => string> = {
  porch: (name) => t("{name} on the wall of a porch in the evening, its cable in a car", { name }),
  front: (name) => t("{name} from the front", { name }),
  other: (name) => t("{name} from the other side", { name }),
  gun: (name) => t("A connector of the {name} in its holder", { name }),
  wall: (name) => t("{name} from near while a car charges at 7.2 kW, its holder empty", { name }),
  screen: (name) => t("The screen of the {name}", { name }),
  side: (name) => t("The side of the {name}", { name }),
};

/** The product from near by night, and from all sides and in parts by day. */
export function Gallery({ product }: { product: Product }) {
  const { name, images, alt, caption, imagePosition } = product;
  const views = galleryViews.filter((view) => images[view]);
  return (
    <section className={styles.gallery} aria-label={t("{name} in detail", { name })}>
      <figure className="wrap">
        <div className={styles.views}>
          <div className={styles.crop} data-position={imagePosition}>
            <Picture name={images.secondary} alt={alt.secondary} sizes={nightSizes} />
          </div>
          {views.map((view, index) => {
            const picture = images[view];
            return (
              picture && (
                <div key={view} className={styles.crop}>
                  <Picture
                    name={picture}
                    alt={altOf[view](name)}
                    sizes={index === 0 || views.length < 4 ? frontSizes : daySizes}
                  />
                </div>
              )
            );
          })}
        </div>
        <figcaption className={styles.caption}>{caption}</figcaption>
      </figure>
    </section>
  );
}
