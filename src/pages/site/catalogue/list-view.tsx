import ArrowRight from "lucide-react/icons/arrow-right";
import { lazy, Suspense } from "react";
import type { ProductBrief } from "#src/content/products/product.ts";
import type { Tab } from "#src/content/products/slugs.ts";
import { FaqSection } from "#src/features/faqs/faq-section.tsx";
import { Breadcrumb } from "#src/features/products/breadcrumb.tsx";
import { ProductCard } from "#src/features/products/product-card.tsx";
import { ProductGrid } from "#src/features/products/product-grid.tsx";
import { CategoryTabs, TabBar } from "#src/features/products/tab-bar.tsx";
import { WhyBuy } from "#src/features/reasons/why-buy.tsx";
import { comparePath, paths, productPath } from "#src/lib/paths.ts";
import { Button, TextLink } from "#src/ui/button.tsx";
import { Picture } from "#src/ui/picture.tsx";
import { ClosingForm } from "./closing-form.tsx";
import { catalogueTabs, categories } from "./copy.ts";
import styles from "./list-view.module.css";

/** Far down, so its code comes after the page has become usable, its HTML with the page. */
const HomeCost = lazy(() => import("./home-cost.tsx"));

interface ListViewProps {
  tab: Tab;
  products: readonly ProductBrief[];
  onAsk: (product: ProductBrief) => void;
  onAskGeneral: () => void;
}

/** A catalogue page in list mode: the family, its cards, and the answers that people want before they ask. */
export function ListView({ tab, products, onAsk, onAskGeneral }: ListViewProps) {
  const copy = categories[tab];
  return (
    <div className={styles.page}>
      <div className="wrap">
        <Breadcrumb
          steps={[
            { name: "EV Charger", path: paths.products },
            { name: copy.category, path: copy.path },
          ]}
        />
        <section className={`night ${styles.hero}`} data-tab={tab} aria-labelledby="catalogue-title">
          <div>
            <h1 id="catalogue-title" tabIndex={-1}>
              {copy.title}
            </h1>
            <p className="lead">{copy.lead}</p>
            <Button onClick={onAskGeneral} data-needs-script>
              Talk To An Expert
            </Button>
          </div>
          {"family" in copy.hero ? (
            <div className={styles.family}>
              {copy.hero.family.map(({ picture, alt }, index, all) => (
                <Picture
                  key={picture}
                  name={picture}
                  alt={alt}
                  sizes="(width < 768px) 150px, 300px"
                  priority={index === all.length - 1}
                />
              ))}
            </div>
          ) : (
            <Picture
              name={copy.hero.picture}
              alt={copy.hero.alt}
              sizes="(width < 768px) 100vw, 940px"
              priority
              className={styles.picture}
            />
          )}
        </section>
      </div>
      <TabBar
        tabs={<CategoryTabs targets={catalogueTabs(tab)} current={tab} />}
        start={
          <span className={`num ${styles.count}`}>
            {products.length} {products.length === 1 ? "product" : "products"}
          </span>
        }
        end={
          <TextLink href={comparePath()}>
            Compare products
            <ArrowRight aria-hidden="true" />
          </TextLink>
        }
      />
      <section className={`section ${styles.list}`} aria-labelledby="list-title">
        <div className="wrap">
          <div className="head">
            <h2 id="list-title">{copy.listTitle}</h2>
            <TextLink href={comparePath()} className={styles.narrow}>
              Compare products
              <ArrowRight aria-hidden="true" />
            </TextLink>
          </div>
          <ProductGrid products={products}>
            {(product) => (
              <ProductCard
                product={product}
                href={productPath(tab, product.name)}
                replace
                onAsk={onAsk}
                wide={products.length === 1}
              />
            )}
          </ProductGrid>
        </div>
      </section>
      {tab === "ac" && (
        <Suspense fallback={null}>
          <HomeCost />
        </Suspense>
      )}
      <WhyBuy joined />
      <FaqSection joined />
      <ClosingForm {...copy.closing} />
    </div>
  );
}
