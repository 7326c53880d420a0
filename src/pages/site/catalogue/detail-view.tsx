import ArrowLeft from "lucide-react/icons/arrow-left";
import ArrowRight from "lucide-react/icons/arrow-right";
import { t } from "#shared/translate.ts";
import { type Product, priceText } from "#src/content/products/product.ts";
import { FaqSection } from "#src/features/faqs/faq-section.tsx";
import { Breadcrumb } from "#src/features/products/breadcrumb.tsx";
import { DatasheetLink } from "#src/features/products/datasheet-link.tsx";
import { FeatureTiles } from "#src/features/products/feature-tiles.tsx";
import { Gallery } from "#src/features/products/gallery.tsx";
import { opensQuote } from "#src/features/products/opens-quote.ts";
import { ProductCard } from "#src/features/products/product-card.tsx";
import { ProductGrid } from "#src/features/products/product-grid.tsx";
import { ProductStage } from "#src/features/products/product-stage.tsx";
import { SpecSheet } from "#src/features/products/spec-sheet.tsx";
import { CategoryTabs, TabBar } from "#src/features/products/tab-bar.tsx";
import { comparePath, paths, productDetailPath, productPath } from "#src/lib/paths.ts";
import { Button, TextLink } from "#src/ui/button.tsx";
import { Picture } from "#src/ui/picture.tsx";
import { ClosingForm } from "../closing-form.tsx";
import { catalogueTabs, categories, closingPictures } from "./copy.ts";
import styles from "./detail-view.module.css";
import { QuoteDialogs } from "./quote-dialogs.tsx";

interface DetailViewProps {
  product: Product;
  recommended: readonly Product[];
  /** The page is the product's own, not its category's with a `product` parameter. */
  own: boolean;
}

/** Everything about one product. */
export function DetailView({ product, recommended, own }: DetailViewProps) {
  const { tab } = product;
  const { closing } = categories[tab];
  const back = <BackLink product={product} />;
  return (
    <div className={styles.page}>
      <FirstView product={product} />
      <TabBar
        product={{ name: product.name, price: priceText(product) }}
        tabs={<CategoryTabs targets={catalogueTabs(tab)} current={tab} />}
        start={back}
        end={
          <Button {...opensQuote(product)} variant="outline" size="small">
            Talk To An Expert
          </Button>
        }
      />
      <Gallery product={product} />
      <FeatureTiles product={product} />
      <SpecSheet
        product={product}
        aside={
          tab === "dc" && (
            <TextLink href={comparePath([product.id, ...recommended.slice(0, 2).map(({ id }) => id)])}>
              Compare with others
              <ArrowRight aria-hidden="true" />
            </TextLink>
          )
        }
      />
      <Recommended product={product} products={recommended} own={own} back={back} />
      <FaqSection joined />
      <ClosingForm {...closing} {...closingPictures[product.id]} />
      <QuoteDialogs products={[product, ...recommended]} />
    </div>
  );
}

function FirstView({ product }: Pick<DetailViewProps, "product">) {
  const { tab, id, name, category } = product;
  return (
    <div className="wrap">
      <Breadcrumb
        steps={[
          { name: "EV Charger", path: paths.products },
          { name: category, path: categories[tab].path },
          { name, path: productDetailPath(tab, id) },
        ]}
      />
      <ProductStage
        product={product}
        actions={
          <>
            <Button {...opensQuote(product)}>Talk To An Expert</Button>
            <DatasheetLink product={product} look="button" />
          </>
        }
      />
    </div>
  );
}

/** To the list of the category. */
function BackLink({ product: { tab, category } }: Pick<DetailViewProps, "product">) {
  return (
    <a href={categories[tab].path} className={styles.back}>
      <ArrowLeft aria-hidden="true" />
      {t("Back to {place}", { place: `${t(category)} ${t("Products")}` })}
    </a>
  );
}

interface RecommendedProps extends Pick<DetailViewProps, "product" | "own"> {
  products: readonly Product[];
  /** The way back to the list. */
  back: React.ReactNode;
}

/** A product's own page leads to others' own; detail mode to theirs. */
function Recommended({ product, products, own, back }: RecommendedProps) {
  return (
    <section className={`section joined ${styles.recommended}`} aria-labelledby="recommended">
      <div className="wrap">
        <div className="head">
          <div>
            <h2 id="recommended">Recommended Products</h2>
            {product.tab === "ac" && (
              <p className={`lead ${styles.shared}`}>
                One charger is enough for a house. These are for the other places where you park.
              </p>
            )}
          </div>
          <TextLink href={paths.products}>
            View All Products
            <ArrowRight aria-hidden="true" />
          </TextLink>
        </div>
        <ProductGrid products={products} last={product.tab === "ac" && <OnTheRoad />}>
          {(other) => (
            <ProductCard
              product={other}
              href={own ? productDetailPath(other.tab, other.id) : productPath(other.tab, other.name)}
              reason={product.recommended.places?.[other.id]}
            />
          )}
        </ProductGrid>
        <div className={styles.foot}>{back}</div>
      </div>
    </section>
  );
}

/** Where an owner of a home charger charges on longer trips. */
function OnTheRoad() {
  return (
    <a href={paths.stations} className={styles.road}>
      <Picture name="scene-station" alt="" sizes="(width < 640px) 92vw, 930px" />
      <div>
        <h3>And on the road</h3>
        <p>On the days when home is far: fast chargers on the map, with those that are free now.</p>
        <span>
          Find Our Stations
          <ArrowRight aria-hidden="true" />
        </span>
      </div>
    </a>
  );
}
