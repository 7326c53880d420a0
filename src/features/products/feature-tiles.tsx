import Cpu from "lucide-react/icons/cpu";
import Hand from "lucide-react/icons/hand";
import ShieldCheck from "lucide-react/icons/shield-check";
import Zap from "lucide-react/icons/zap";
import type { Bar, FeatureIcon, Product } from "#src/content/products/product.ts";
import { Picture } from "#src/ui/picture.tsx";
import styles from "./feature-tiles.module.css";
import { LoadPlot } from "./load-plot.tsx";

const icons: Record<FeatureIcon, typeof Zap> = { zap: Zap, hand: Hand, shield: ShieldCheck, cpu: Cpu };

/** The four features of a product: power, ease of use, security, intelligence. */
export function FeatureTiles({ product }: { product: Product }) {
  const { title, features, bars, images, id, imagePosition } = product;
  const cabinet = imagePosition === "centre";
  const shows = [
    <Bars key="bars" bars={bars} />,
    <Picture
      key="top"
      name={images.cutout}
      alt=""
      sizes="(width < 768px) 110vw, 560px"
      className={styles.top}
    />,
    // A cabinet shows its gun and stop from the side; other products have a close-up picture.
    cabinet ? (
      <Picture
        key="side"
        name={images.cutout}
        alt=""
        sizes="(width < 768px) 170vw, 720px"
        className={styles.side}
      />
    ) : (
      <Picture
        key="side"
        name={images.secondary}
        alt=""
        sizes="(width < 768px) 92vw, 500px"
        className={styles.plate}
      />
    ),
    <LoadPlot key="plot" home={product.tab === "ac"} />,
  ];
  return (
    <section className="section joined" aria-labelledby="features">
      <div className="wrap">
        <div className="head">
          <h2 id="features">{title}</h2>
        </div>
        <ul className={styles.tiles} data-product={id}>
          {features.map(({ title: name, description, icon }, index) => {
            const Icon = icons[icon];
            // The close-up is a night picture, so its tile is dark too.
            const night = index === 0 || (index === 2 && !cabinet);
            return (
              <li key={name} className={night ? `night ${styles.tile}` : styles.tile}>
                <h3>
                  {name}
                  <Icon aria-hidden="true" />
                </h3>
                <p>{description}</p>
                {shows[index]}
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}

function Bars({ bars }: { bars: readonly Bar[] }) {
  return (
    <ul className={`num ${styles.bars}`}>
      {bars.map(({ label, text, share, own }) => (
        <li key={label} data-own={own}>
          <span>{label}</span>
          <svg aria-hidden="true">
            <rect width={`${share}%`} height="100%" rx="8" />
          </svg>
          <b>{text}</b>
        </li>
      ))}
    </ul>
  );
}
