import ArrowRight from "lucide-react/icons/arrow-right";
import type { ReactNode } from "react";
import type { Product } from "#src/content/products/product.ts";
import { comparePath } from "#src/lib/paths.ts";
import { Picture } from "#src/ui/picture.tsx";
import { exampleIds } from "./compare/comparison.ts";
import { suggestions } from "./compare/suggestions.ts";
import styles from "./product-grid.module.css";
import trueScale from "./true-scale.module.css";

interface ProductGridProps {
  products: readonly Product[];
  children: (product: Product) => ReactNode;
  /** In the place after the last product. */
  last?: ReactNode;
  /** Where three columns leave a place in the last row, it has the comparison. */
  withComparison?: boolean;
}

/** Products side by side; one below the other on a phone. */
export function ProductGrid({ products, children, last, withComparison }: ProductGridProps) {
  return (
    <ul
      className={`${styles.grid} ${trueScale.scale}`}
      data-count={last || withComparison ? products.length + 1 : products.length}
      data-catalogue={withComparison || products.length > 3 || undefined}
    >
      {products.map((product) => (
        <li key={product.id}>{children(product)}</li>
      ))}
      {last && <li>{last}</li>}
      {withComparison && (
        <li className={styles.compare}>
          <CompareTile />
        </li>
      )}
    </ul>
  );
}

/** The first comparisons that a visitor may want, below their products. */
function CompareTile() {
  return (
    <div className={`night ${styles.tile}`}>
      <figure>
        {exampleIds.map((id) => (
          <div key={id} data-product={id}>
            <Picture name={`${id}-cutout`} alt="" sizes="130px" />
          </div>
        ))}
      </figure>
      <div>
        <b>Which one is yours?</b>
        <ul>
          {suggestions.map(({ question, ids }) => (
            <li key={question}>
              <a href={comparePath(ids)}>
                {question}
                <ArrowRight aria-hidden="true" />
              </a>
            </li>
          ))}
        </ul>
        <a href={comparePath()} className={styles.all}>
          Compare products
          <ArrowRight aria-hidden="true" />
        </a>
      </div>
    </div>
  );
}
