import ArrowRight from "lucide-react/icons/arrow-right";
import { exampleMinutes, largeCar } from "#shared/example-cars.ts";
import { t } from "#shared/translate.ts";
import { type Product, powerKw, priceText, type SpecField } from "#src/content/products/product.ts";
import { durationText } from "#src/lib/duration-text.ts";
import { onOneLine } from "#src/lib/keep-together.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import { Picture } from "#src/ui/picture.tsx";
import { DatasheetLink } from "./datasheet-link.tsx";
import { opensQuote } from "./opens-quote.ts";
import styles from "./product-card.module.css";
import { ProductFacts } from "./product-facts.tsx";

/** Facts of a card, in this order; what charges no car has its own in the same places. */
const factLabels: Partial<Record<SpecField, string>> = {
  powerRating: "Power",
  storageCapacity: "Storage",
  platformType: "Runs in",
  outputInterface: "Plug",
  maxDischargePower: "Output",
  supports: "Supports",
  ratedVoltage: "Voltage",
};

interface ProductCardProps {
  product: Product;
  /** The target of View Product. */
  href: string;
  heading?: "h2" | "h3";
  /** The card spans a whole row, and shows the product where it works. */
  wide?: boolean;
  /** Whether it says the price, which the page may say above it. */
  priced?: boolean;
  /** For whom it is, where that is not when to choose it. */
  reason?: string;
  /** The card that a shared URL names. */
  target?: boolean;
}

/** One product in a list: picture, when to choose it, key facts, and links. */
export function ProductCard({
  product,
  href,
  heading: Heading = "h3",
  wide,
  priced = true,
  reason,
  target,
}: ProductCardProps) {
  const { name, images, features, facts, decidedBy, chooseIf, id, height } = product;
  const [, friendly] = features;
  return (
    <article
      id={`card-${id}`}
      className={`later ${styles.card}`}
      data-wide={wide || undefined}
      data-target={target || undefined}
    >
      <figure data-product={height === null ? undefined : id}>
        {wide && images.porch ? (
          <Picture name={images.porch} alt="" sizes="(width < 768px) 92vw, 700px" />
        ) : (
          <Picture name={images.cutout} alt="" sizes="(width < 640px) 200px, 260px" />
        )}
      </figure>
      <div className={styles.text}>
        <Heading>
          <a href={href}>{name}</a>
        </Heading>
        {priced && (
          <p>
            <b>{priceText(product)}</b>
            {product.price && <span className={styles.tax}> plus GST</span>}
          </p>
        )}
        {wide ? (
          <>
            <p className={styles.lead}>{friendly.description}</p>
            <ProductFacts facts={decidedBy ?? facts} className={styles.facts} />
          </>
        ) : (
          <>
            <p className={styles.reason}>{reason ?? t("If {reason}.", { reason: t(chooseIf) })}</p>
            <ProductFacts facts={cardFacts(product)} className={styles.rows} />
          </>
        )}
        <div className={styles.acts}>
          <View href={href} name={name} wide={wide} />
          <button {...opensQuote(product)} aria-label={t("Talk To An Expert about {name}", { name })}>
            Talk To An Expert
          </button>
        </div>
      </div>
      {product.worksheetId === null ? (
        <span className={styles.sheet}>Datasheet on request</span>
      ) : (
        <DatasheetLink product={product} look="plain" label="Datasheet" className={styles.sheet} />
      )}
    </article>
  );
}

function cardFacts(product: Product) {
  const { specifications, power } = product;
  const facts = (Object.keys(factLabels) as SpecField[]).flatMap((field) => {
    // What a colon explains is for the specification.
    const stated = specifications[field]?.value.replace(/^CCS2$/, "1 × CCS2").replace(/:.*/, "");
    if (!stated) return [];
    return [{ label: factLabels[field] ?? "", value: field === "powerRating" ? power : stated }];
  });
  const time = timeFact(powerKw(product));
  return time ? [...facts, time] : facts;
}

/** How long a large car takes; from power that one cannot take, two are charged at once. */
function timeFact(power: number | null) {
  if (power === null) return null;
  const two = power > largeCar.maxKw;
  const time = onOneLine(durationText(exampleMinutes(two ? power / 2 : power, largeCar)));
  return two
    ? { label: "Two cars, 10 to 80%", value: t("{time} each", { time }) }
    : { label: "Large car, 10 to 80%", value: time };
}

function View({ href, name, wide }: Pick<ProductCardProps, "href" | "wide"> & { name: string }) {
  const label = t("View Product: {name}", { name });
  if (wide) {
    return (
      <ButtonLink href={href} size="small" aria-label={label}>
        View Product
      </ButtonLink>
    );
  }
  return (
    <a href={href} className={styles.view} aria-label={label}>
      View Product
      <ArrowRight aria-hidden="true" />
    </a>
  );
}
