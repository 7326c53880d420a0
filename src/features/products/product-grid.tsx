import type { ReactNode } from "react";
import type { Product } from "#src/content/products/product.ts";
import styles from "./product-grid.module.css";

interface ProductGridProps {
  products: readonly Product[];
  children: (product: Product) => ReactNode;
}

/** Products side by side; the last two of eight are energy products and share a row. */
export function ProductGrid({ products, children }: ProductGridProps) {
  return (
    <ul className={styles.grid} data-count={products.length}>
      {products.map((product) => (
        <li key={product.id}>{children(product)}</li>
      ))}
    </ul>
  );
}
