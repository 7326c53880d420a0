import ArrowRight from "lucide-react/icons/arrow-right";
import { t } from "#shared/translate.ts";
import { type Product, priceText, type SpecField } from "#src/content/products/product.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import { Picture } from "#src/ui/picture.tsx";
import { DatasheetLink } from "./datasheet-link.tsx";
import { opensQuote } from "./opens-quote.ts";
import styles from "./product-card.module.css";
import { ProductFacts } from "./product-facts.tsx";

/** Four facts of each product, in this order; what charges no car has its own in the same places. */
const factLabels: Partial<Record<SpecField, string>> = {
  powerRating: "Power",
  storageCapacity: "Storage",
  platformType: "Runs in",
  outputInterface: "Plug",
  maxDischargePower: "Output",
  supports: "Supports",
  inputVoltage: "Input",
  ratedVoltage: "Voltage",
  userRoles: "Roles",
  useCase: "For",
};

interface ProductCardProps {
  product: Product;
  /** The target of View Product. */
  href: string;
  heading?: "h2" | "h3";
  /** The card spans a whole row. */
  wide?: boolean;
  /** The card that a shared URL names. */
  target?: boolean;
  /** Says when to choose it, beside a product that is looked at. */
  withReason?: boolean;
}

/** One product in a list: picture, key figure, and links. */
export function ProductCard({
  product,
  href,
  heading: Heading = "h3",
  wide,
  target,
  withReason,
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
        <Picture name={images.cutout} alt="" sizes="(width < 640px) 160px, 260px" />
      </figure>
      <div className={styles.text}>
        <Heading>
          <a href={href}>{name}</a>
        </Heading>
        <p>
          <b>{priceText(product)}</b>
          {product.price && <span className={styles.tax}> plus GST</span>}
        </p>
        {withReason && <p className={styles.reason}>{t("If {reason}.", { reason: t(chooseIf) })}</p>}
        {wide ? (
          <>
            <p className={styles.lead}>{friendly.description}</p>
            <ProductFacts facts={decidedBy ?? facts} className={styles.facts} />
          </>
        ) : (
          <ProductFacts facts={cardFacts(product)} className={styles.rows} />
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

function cardFacts({ specifications }: Product) {
  return (Object.keys(factLabels) as SpecField[]).flatMap((field) => {
    const value = specifications[field]?.value.replace(/^CCS2$/, "1 × CCS2");
    return value ? [{ label: factLabels[field] ?? "", value }] : [];
  });
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
