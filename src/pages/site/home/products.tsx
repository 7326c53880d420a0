import ArrowRight from "lucide-react/icons/arrow-right";
import { homeProducts } from "#src/content/home.ts";
import { productBySlug, productsOf } from "#src/content/products/catalogue.ts";
import { homeChargerPrice } from "#src/content/products/home-charger-price.ts";
import { lowestPriceText, priceNote, priceText } from "#src/content/products/product.ts";
import { ProductFacts } from "#src/features/products/product-facts.tsx";
import trueScale from "#src/features/products/true-scale.module.css";
import { paths, productPath, quoteFragment } from "#src/lib/paths.ts";
import { ButtonLink, TextLink } from "#src/ui/button.tsx";
import { Card } from "#src/ui/card.tsx";
import { Picture } from "#src/ui/picture.tsx";
import styles from "./products.module.css";
import { Reveal } from "./reveal.tsx";

const trio = [
  { name: "dc-60-compact-cutout", alt: "DC-60 Compact" },
  { name: "dc-240-dualcore-cutout", alt: "DC-240 DualCore" },
  { name: "dc-120-ultra-cutout", alt: "DC-120 Ultra" },
] as const;

/** The home charger, and four chargers of the business range. */
export function Products() {
  return (
    <section id="products" tabIndex={-1} className="section joined" aria-labelledby="products-title">
      <div className="wrap">
        <div className="head">
          <h2 id="products-title">{homeProducts.title}</h2>
          <TextLink href={paths.products}>
            View All Products
            <ArrowRight aria-hidden="true" />
          </TextLink>
        </div>
        <div className={styles.pair}>
          <HomeCharger />
          <BusinessRange />
        </div>
        <MoreOfTheRange />
      </div>
    </section>
  );
}

function HomeCharger() {
  const { home } = homeProducts;
  return (
    <article className={`${styles.panel} ${styles.home}`}>
      <div>
        <h3>{home.name}</h3>
        <p>{home.text}</p>
        <Price text={priceText({ price: homeChargerPrice })} />
        <ButtonLink href={`${paths.acCatalogue}#${quoteFragment}`}>Buy Now</ButtonLink>
        <ProductFacts facts={home.facts} className={styles.facts} />
      </div>
      <Picture name="smart-home-charger-cutout" alt={home.name} sizes="320px" />
    </article>
  );
}

function BusinessRange() {
  const { business } = homeProducts;
  return (
    <article className={`night ${styles.panel} ${styles.business}`}>
      <div>
        <h3>{business.name}</h3>
        <p>{business.text}</p>
        <Price text={lowestPriceText(productsOf("dc"))} />
        <ButtonLink href={`${paths.dcCatalogue}#${quoteFragment}`} variant="outline">
          Looking for Business use?
        </ButtonLink>
        <ProductFacts facts={business.facts} className={styles.facts} />
      </div>
      <div className={styles.trio}>
        {trio.map(({ name, alt }) => (
          <Picture key={name} name={name} alt={alt} sizes="(width < 600px) 170px, 290px" />
        ))}
      </div>
    </article>
  );
}

/** A price, and what is not in it. */
function Price({ text }: { text: string }) {
  return (
    <p className={`num ${styles.price}`}>
      <b>{text}</b> <small>{priceNote}</small>
    </p>
  );
}

function MoreOfTheRange() {
  return (
    <Reveal>
      <ul className={`${styles.range} ${trueScale.scale}`} aria-label="More of the range">
        {homeProducts.range.map(({ id, name, figure, text }) => {
          const product = productBySlug(id);
          return (
            <li key={name} data-reveal>
              <Card href={productPath("dc", name)} padded={false} className={styles.card}>
                <figure data-product={id}>
                  <Picture name={`${id}-cutout`} alt="" sizes="240px" />
                </figure>
                <h3>{name}</h3>
                {product && <p className={`num ${styles.price}`}>{priceText(product)}</p>}
                <p>
                  <b>{figure}</b> {text}
                </p>
              </Card>
            </li>
          );
        })}
      </ul>
    </Reveal>
  );
}
