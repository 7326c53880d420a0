import Columns3 from "lucide-react/icons/columns-3";
import type { ReactNode } from "react";
import type { Product } from "#src/content/products/product.ts";
import { comparePath } from "#src/lib/paths.ts";
import styles from "./product-grid.module.css";
import trueScale from "./true-scale.module.css";

interface ProductGridProps {
  products: readonly Product[];
  children: (product: Product) => ReactNode;
}

/** Products side by side, in true proportion. Eight leave a place in their last row, for the comparison. */
export function ProductGrid({ products, children }: ProductGridProps) {
  return (
    <ul className={`${styles.grid} ${trueScale.scale}`} data-count={products.length}>
      {products.map((product) => (
        <li key={product.id}>{children(product)}</li>
      ))}
      {products.length === 8 && (
        <li className={styles.compare}>
          <a href={comparePath()} className="night">
            <Columns3 aria-hidden="true" />
            <b>Compare products</b>
            <span>Two or three, side by side</span>
          </a>
        </li>
      )}
    </ul>
  );
}
