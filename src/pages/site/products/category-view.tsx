import { t } from "#shared/translate.ts";
import type { Product } from "#src/content/products/product.ts";
import type { Tab } from "#src/content/products/slugs.ts";
import { ProductCard } from "#src/features/products/product-card.tsx";
import { ProductGrid } from "#src/features/products/product-grid.tsx";
import { CategoryTabs } from "#src/features/products/tab-bar.tsx";
import { paths, productPath } from "#src/lib/paths.ts";
import styles from "./category-view.module.css";
import { overview } from "./copy.ts";

interface CategoryViewProps {
  tab: Tab;
  /** All products, of which those of the category are shown. */
  products: readonly Product[];
  /** The highlighted product, or null. */
  target: Product | null;
}

/** One category within the overview, with the product in the URL first. */
export function CategoryView({ tab, products: all, target }: CategoryViewProps) {
  const products = all
    .filter((product) => product.tab === tab)
    .sort((a, b) => Number(b === target) - Number(a === target));
  const { title, lead } = overview.views[tab];
  return (
    <>
      <section className={`night ${styles.head}`} aria-labelledby="category-title">
        <div className={`wrap ${styles.row}`}>
          <div>
            <h1 id="category-title">{title}</h1>
            <p className="lead">{lead}</p>
          </div>
          <CategoryTabs
            current={tab}
            targets={[
              { id: "all", label: "All", href: paths.products },
              { id: "ac", label: "AC Charging", href: tab === "ac" ? paths.products : paths.acCatalogue },
              { id: "dc", label: "DC Charging", href: tab === "dc" ? paths.products : paths.dcCatalogue },
            ]}
          />
        </div>
      </section>
      <section className={`section ${styles.list}`} aria-label={t("{title} products", { title })}>
        <div className="wrap">
          <ProductGrid products={products} withComparison={products.length > 1}>
            {(product) => (
              <ProductCard
                product={product}
                href={productPath(tab, product.name)}
                heading="h2"
                wide={products.length === 1}
                target={product === target}
              />
            )}
          </ProductGrid>
        </div>
      </section>
    </>
  );
}
