import { t } from "#shared/translate.ts";
import { type GalleryView, galleryViews, type Product } from "#src/content/products/product.ts";
import { keepTogether } from "#src/lib/keep-together.ts";
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

/** The measure that a view shows, or the words that its product has for it. */
function captionOf(view: GalleryView, { images, viewCaptions, specifications }: Product): string {
  const own = viewCaptions?.[view];
  if (own) return t(own);
  const { dimensions, weight, chargingCableLength } = specifications;
  const [width = "", depth = "", height = ""] = dimensions?.value.match(/[\d,]+/g) ?? [];
  if (view === "front")
    return images.side
      ? t("{width} mm wide, {height} mm high", { width, height })
      : t("{width} mm wide, {height} mm high, {depth} mm deep", { width, height, depth });
  if (view === "side") return t("{depth} mm deep", { depth });
  if (view === "other" && weight) return t("Weighs {weight}", { weight: weight.value });
  if (view === "gun" && chargingCableLength)
    return t("Cable: {length}", { length: t(chargingCableLength.value) });
  return view === "screen" ? t("Ready: plug in to start") : "";
}

/** The product from near by night, and from all sides and in parts by day. */
export function Gallery({ product }: { product: Product }) {
  const { name, tab, images, alt, caption, imagePosition } = product;
  const views = galleryViews.filter((view) => images[view]);
  const near = (
    <figure key="near" data-position={imagePosition}>
      <div>
        <Picture name={images.secondary} alt={alt.secondary} sizes={nightSizes} />
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  );
  const figures = views.map((view, index) => {
    const picture = images[view];
    return (
      picture && (
        // What hangs on a wall is small in its picture from the front.
        <figure
          key={view}
          data-near={(tab === "ac" && view === "front") || undefined}
          data-place={view === "porch" || undefined}
        >
          <div>
            <Picture
              name={picture}
              alt={altOf[view](name)}
              sizes={view === "porch" ? nightSizes : index === 0 || views.length < 5 ? frontSizes : daySizes}
            />
          </div>
          <figcaption>{keepTogether(captionOf(view, product))}</figcaption>
        </figure>
      )
    );
  });
  return (
    <section className={styles.gallery} aria-label={t("{name} in detail", { name })}>
      <div className="wrap">
        <div className={styles.views}>
          {/* The first is not what the stage above has shown: a place, or by night. */}
          {images.porch ? figures.toSpliced(1, 0, near) : [near, ...figures]}
        </div>
      </div>
    </section>
  );
}
