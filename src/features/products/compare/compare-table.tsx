import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import type { ProductBrief } from "#src/content/products/product.ts";
import { productDetailPath } from "#src/lib/paths.ts";
import { Checkbox } from "#src/ui/field.tsx";
import { Picture } from "#src/ui/picture.tsx";
import { VisuallyHidden } from "#src/ui/visually-hidden.tsx";
import { DatasheetLink } from "../datasheet-link.tsx";
import styles from "./compare-table.module.css";
import { type ComparedProduct, compareProducts } from "./comparison.ts";

interface CompareTableProps {
  products: readonly ComparedProduct[];
  onAsk: (product: ProductBrief) => void;
  /** The way to hand the comparison on. */
  share: ReactNode;
}

/** The facts of two or three products, row by row, with a mark on the rows that differ. */
export function CompareTable({ products, onAsk, share }: CompareTableProps) {
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const rows = compareProducts(products);
  const different = rows.filter(({ differs }) => differs);
  const shown = onlyDifferences ? different : rows;
  return (
    <div className={styles.compare}>
      <div className={styles.options}>
        <Checkbox
          label="Show only what differs"
          checked={onlyDifferences}
          onChange={(event) => setOnlyDifferences(event.currentTarget.checked)}
        />
        <p className="num" role="status">
          {different.length} of {rows.length} facts differ
        </p>
        {share}
      </div>
      <table className={`num ${styles.table}`} data-count={products.length}>
        <caption>
          <VisuallyHidden>{products.map(({ name }) => name).join(", ")} compared</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <td />
            {products.map((product) => (
              <th key={product.id} scope="col">
                <figure>
                  <Picture name={product.images.cutout} alt="" sizes="240px" />
                </figure>
                <Link to={productDetailPath(product.tab, product.id)}>{product.name}</Link>
                <div className={styles.acts}>
                  <button
                    type="button"
                    aria-label={`Talk To An Expert about ${product.name}`}
                    onClick={() => onAsk(product)}
                  >
                    Talk To An Expert
                  </button>
                  <DatasheetLink product={product} look="plain" label="Datasheet" />
                </div>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map(({ field, label, values, differs }) => (
            <tr key={field} data-differs={differs || undefined}>
              <th scope="row">
                {label}
                {differs && <span className={styles.mark}>differs</span>}
              </th>
              {products.map(({ id, name }, index) => (
                <td key={id} data-product={name}>
                  {values[index] ?? (
                    <>
                      <span aria-hidden="true">–</span>
                      <VisuallyHidden>Not stated</VisuallyHidden>
                    </>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
