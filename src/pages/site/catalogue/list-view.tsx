import { largeCar } from "#shared/example-cars.ts";
import { t } from "#shared/translate.ts";
import {
  lowestPriceText,
  type Product,
  powerKw,
  priceNote,
  priceText,
} from "#src/content/products/product.ts";
import type { Tab } from "#src/content/products/slugs.ts";
import { FaqSection } from "#src/features/faqs/faq-section.tsx";
import { Breadcrumb } from "#src/features/products/breadcrumb.tsx";
import { opensQuote } from "#src/features/products/opens-quote.ts";
import { ProductCard } from "#src/features/products/product-card.tsx";
import { ProductGrid } from "#src/features/products/product-grid.tsx";
import { CategoryTabs, TabBar } from "#src/features/products/tab-bar.tsx";
import { WhyBuy } from "#src/features/reasons/why-buy.tsx";
import { keepTogether } from "#src/lib/keep-together.ts";
import { comparePath, paths, productPath } from "#src/lib/paths.ts";
import { Button, ButtonLink } from "#src/ui/button.tsx";
import { Island } from "#src/ui/island.tsx";
import { Picture } from "#src/ui/picture.tsx";
import { ClosingForm, ClosingLines } from "../closing-form.tsx";
import { catalogueTabs, categories } from "./copy.ts";
import styles from "./list-view.module.css";
import { QuoteDialogs } from "./quote-dialogs.tsx";

interface ListViewProps {
  tab: Tab;
  products: readonly Product[];
}

/** A catalogue page in list mode: the family, its cards, and common questions. */
export function ListView({ tab, products }: ListViewProps) {
  const { category, path, closing } = categories[tab];
  const severalProducts = products.length > 1;
  return (
    <div className={styles.page}>
      <div className="wrap">
        <Breadcrumb
          steps={[
            { name: "EV Charger", path: paths.products },
            { name: category, path },
          ]}
        />
        <Hero tab={tab} products={products} />
      </div>
      <TabBar tabs={<CategoryTabs targets={catalogueTabs(tab)} current={tab} />} />
      <Cards tab={tab} products={products} />
      {tab === "ac" && <Island name="calculator" props={{ about: "home" }} wake="visible" />}
      <WhyBuy joined />
      <FaqSection joined />
      {severalProducts ? <ClosingLines {...closing} /> : <ClosingForm {...closing} />}
      <QuoteDialogs products={products} general={severalProducts} />
    </div>
  );
}

/** What the page is about, from what price, and the ways on. */
function Hero({ tab, products }: ListViewProps) {
  const { title, lead, hero } = categories[tab];
  const only = products.length === 1 ? products[0] : undefined;
  return (
    <section className={`night ${styles.hero}`} data-tab={tab} aria-labelledby="catalogue-title">
      <div>
        <h1 id="catalogue-title">{title}</h1>
        <p className="lead">{keepTogether(t(lead))}</p>
        <p className={styles.price}>
          <b>{only ? priceText(only) : lowestPriceText(products)}</b> <span>{priceNote}</span>
        </p>
        <div className={styles.actions}>
          <Button {...opensQuote(only)}>Talk To An Expert</Button>
          {!only && (
            <ButtonLink href={comparePath()} variant="outline">
              Compare
            </ButtonLink>
          )}
        </div>
      </div>
      <Picture
        name={hero.picture}
        alt={hero.alt}
        sizes="(width < 768px) 100vw, 1200px"
        priority
        className={styles.picture}
      />
    </section>
  );
}

/** The chargers, then the products around them, if there are any. */
function Cards({ tab, products }: ListViewProps) {
  const { listTitle, around } = categories[tab];
  const chargers = products.filter((product) => powerKw(product) !== null);
  const card = (product: Product) => (
    <ProductCard
      product={product}
      href={productPath(tab, product.name)}
      wide={chargers.length === 1}
      priced={chargers.length > 1}
    />
  );
  return (
    <section className={`section ${styles.list}`} aria-labelledby="list-title">
      <div className="wrap">
        <div className="head">
          <h2 id="list-title">{listTitle}</h2>
          {around && (
            <p className={styles.note}>
              {keepTogether(
                t(
                  "Prices are indicative, plus 5% GST and installation. Times are for a large car: {kwh} kWh, takes up to {kw} kW.",
                  { kwh: largeCar.batteryKwh, kw: largeCar.maxKw },
                ),
              )}
            </p>
          )}
        </div>
        <ProductGrid products={chargers}>{card}</ProductGrid>
        {around && (
          <>
            <div className={`head ${styles.around}`}>
              <h2>{around.title}</h2>
              <p className={styles.note}>{around.text}</p>
            </div>
            <ProductGrid products={products.filter((product) => !chargers.includes(product))} withComparison>
              {card}
            </ProductGrid>
          </>
        )}
      </div>
    </section>
  );
}
