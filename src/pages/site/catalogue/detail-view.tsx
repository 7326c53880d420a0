import ArrowLeft from "lucide-react/icons/arrow-left";
import ArrowRight from "lucide-react/icons/arrow-right";
import { Link } from "react-router";
import type { Product, ProductBrief } from "#src/content/products/product.ts";
import { FaqSection } from "#src/features/faqs/faq-section.tsx";
import { Breadcrumb } from "#src/features/products/breadcrumb.tsx";
import { DatasheetLink } from "#src/features/products/datasheet-link.tsx";
import { FeatureTiles } from "#src/features/products/feature-tiles.tsx";
import { Gallery } from "#src/features/products/gallery.tsx";
import { ProductCard } from "#src/features/products/product-card.tsx";
import { ProductGrid } from "#src/features/products/product-grid.tsx";
import { ProductStage } from "#src/features/products/product-stage.tsx";
import { SpecSheet } from "#src/features/products/spec-sheet.tsx";
import { CategoryTabs, TabBar } from "#src/features/products/tab-bar.tsx";
import { comparePath, paths, productDetailPath, productPath } from "#src/lib/paths.ts";
import { Button, TextLink } from "#src/ui/button.tsx";
import { ClosingForm } from "./closing-form.tsx";
import { catalogueTabs, categories } from "./copy.ts";
import styles from "./detail-view.module.css";

interface DetailViewProps {
  product: Product;
  recommended: readonly ProductBrief[];
  /** The page is the product's own address; otherwise it is its category's page with a `product` parameter. */
  own: boolean;
  onAsk: (product: ProductBrief) => void;
}

/** Everything about one product. */
export function DetailView({ product, recommended, own, onAsk }: DetailViewProps) {
  const { tab, name, category } = product;
  const copy = categories[tab];
  const ask = () => onAsk(product);

  /** On the product's own address others lead to theirs; in the catalogue they take its place, or open the other page. */
  function recommendedLink(other: ProductBrief) {
    if (own) return { href: productDetailPath(other.tab, other.id) };
    return { href: productPath(other.tab, other.name), replace: other.tab === tab };
  }
  return (
    <div className={styles.page}>
      <div className="wrap">
        <Breadcrumb
          steps={[
            { name: "EV Charger", path: paths.products },
            { name: category, path: copy.path },
            { name, path: productDetailPath(tab, product.id) },
          ]}
        />
        <ProductStage
          product={product}
          actions={
            <>
              <Button onClick={ask} data-needs-script>
                Talk To An Expert
              </Button>
              <DatasheetLink product={product} look="button" />
            </>
          }
        />
      </div>
      <TabBar
        tabs={<CategoryTabs targets={catalogueTabs(tab)} current={tab} />}
        start={
          <Link to={copy.path} replace={!own} className={styles.back}>
            <ArrowLeft aria-hidden="true" />
            Back to {category} Products
          </Link>
        }
        end={
          <Button variant="outline" size="small" onClick={ask} data-needs-script>
            Talk To An Expert
          </Button>
        }
      />
      <SpecSheet
        product={product}
        aside={
          <TextLink href={comparePath([product.id, ...recommended.slice(0, 2).map(({ id }) => id)])}>
            Compare with others
            <ArrowRight aria-hidden="true" />
          </TextLink>
        }
      />
      <Gallery product={product} />
      <FeatureTiles product={product} />
      <section className="section joined" aria-labelledby="recommended">
        <div className="wrap">
          <div className="head">
            <h2 id="recommended">Recommended Products</h2>
            <TextLink href={paths.products}>
              View All Products
              <ArrowRight aria-hidden="true" />
            </TextLink>
          </div>
          <ProductGrid products={recommended}>
            {(other) => <ProductCard product={other} {...recommendedLink(other)} onAsk={onAsk} />}
          </ProductGrid>
        </div>
      </section>
      <FaqSection joined />
      <ClosingForm {...copy.closing} />
      <div className={`wrap ${styles.foot}`}>
        <Link to={copy.path} replace={!own} className={styles.back}>
          <ArrowLeft aria-hidden="true" />
          Back to {category} Products
        </Link>
      </div>
    </div>
  );
}
