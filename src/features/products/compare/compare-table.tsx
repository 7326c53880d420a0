import ArrowRight from "lucide-react/icons/arrow-right";
import Plus from "lucide-react/icons/plus";
import { t } from "#shared/translate.ts";
import type { Product } from "#src/content/products/product.ts";
import { keepTogether } from "#src/lib/keep-together.ts";
import { productDetailPath } from "#src/lib/paths.ts";
import { Button } from "#src/ui/button.tsx";
import { Picture } from "#src/ui/picture.tsx";
import { ShareButton } from "#src/ui/share-button.tsx";
import { VisuallyHidden } from "#src/ui/visually-hidden.tsx";
import { DatasheetLink } from "../datasheet-link.tsx";
import { opensQuote } from "../opens-quote.ts";
import trueScale from "../true-scale.module.css";
import styles from "./compare-table.module.css";
import { type ComparedRow, compareProducts, groupRows, maxCompared } from "./comparison.ts";

/** Above the choices: how much differs, and the link to send. */
export function CompareOptions({ products }: { products: readonly Product[] }) {
  const rows = compareProducts(products);
  return (
    <div className={styles.options}>
      <p role="status">
        {t("{count} of {total} facts differ", {
          count: rows.filter(({ differs }) => differs).length,
          total: rows.length,
        })}
      </p>
      <ShareButton title={namesOf(products)} label="Share this comparison" withQuery />
    </div>
  );
}

/** The facts of two or three products: a table of those that differ, then a list of those that all have in common. */
export function CompareTable({ products }: { products: readonly Product[] }) {
  const rows = compareProducts(products);
  return (
    <>
      <table className={`num ${styles.table}`} data-count={products.length}>
        <caption>
          <VisuallyHidden>{namesOf(products)} compared</VisuallyHidden>
        </caption>
        <thead>
          <ProductHeads products={products} />
        </thead>
        {[...groupRows(rows)].map(([title, group]) => (
          <tbody key={title}>
            <tr className={styles.group}>
              <th scope="rowgroup" colSpan={maxCompared + 1}>
                {title}
              </th>
            </tr>
            {group.map((row) => (
              <Row key={row.field} row={row} products={products} />
            ))}
          </tbody>
        ))}
      </table>
      <SharedFacts rows={rows.filter(({ differs }) => !differs)} />
      <div className={styles.talk}>
        <p>Not sure which one fits?</p>
        <Button {...opensQuote()}>Talk To An Expert</Button>
      </div>
    </>
  );
}

const namesOf = (products: readonly Product[]) => products.map(({ name }) => name).join(", ");

/** A row each for pictures, names, reasons and actions, so that they are in line; the names stay in sight. */
function ProductHeads({ products }: { products: readonly Product[] }) {
  return (
    <>
      <tr className={trueScale.scale}>
        <td className={styles.proportion}>
          {products.filter(({ height }) => height !== null).length > 1 && "In true proportion"}
        </td>
        {products.map(({ id, images, height }) => (
          <td key={id} className={styles.stage}>
            <figure data-product={height === null ? undefined : id}>
              <Picture name={images.cutout} alt="" sizes="(width >= 768px) 240px, 33vw" />
            </figure>
          </td>
        ))}
        {products.length < maxCompared && (
          <td rowSpan={4} className={styles.vacant}>
            <a href="#product-3">
              <Plus aria-hidden="true" />
              Add a third product
            </a>
          </td>
        )}
      </tr>
      <tr className={styles.names}>
        <td />
        {products.map(({ id, tab, name }) => (
          <th key={id} scope="col">
            <a href={productDetailPath(tab, id)}>{name}</a>
          </th>
        ))}
      </tr>
      <tr className={styles.choice}>
        <th scope="row">Choose this if</th>
        {products.map(({ id, chooseIf }) => (
          <td key={id}>{chooseIf}</td>
        ))}
      </tr>
      <tr>
        <td />
        {products.map((product) => (
          <td key={product.id} className={styles.acts}>
            <a
              href={productDetailPath(product.tab, product.id)}
              aria-label={t("View Product: {name}", { name: product.name })}
            >
              View Product
              <ArrowRight aria-hidden="true" />
            </a>
            <DatasheetLink product={product} look="plain" label="Datasheet" />
          </td>
        ))}
      </tr>
    </>
  );
}

interface RowProps {
  row: ComparedRow;
  products: readonly Product[];
}

function Row({ row: { label, note, values }, products }: RowProps) {
  return (
    <tr>
      <th scope="row">
        {label}
        {note && <small>{note}</small>}
      </th>
      {products.map(({ id, name }, index) => (
        <td
          key={id}
          data-product={name}
          colSpan={index === products.length - 1 ? maxCompared - index : undefined}
        >
          {textOf(values[index]) ?? (
            <>
              <span aria-hidden="true">–</span>
              <VisuallyHidden>Not stated</VisuallyHidden>
            </>
          )}
        </td>
      ))}
    </tr>
  );
}

/** The facts that are the same for all compared products, as a list. */
function SharedFacts({ rows }: { rows: readonly ComparedRow[] }) {
  if (rows.length === 0) return null;
  return (
    <section className={styles.shared}>
      <h2>The same for all</h2>
      <dl>
        {rows.map(({ field, label, note, values }) => (
          <div key={field}>
            <dt>
              {label}
              {note && <small>{note}</small>}
            </dt>
            <dd>{textOf(values[0])}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function textOf(value: string | null | undefined): string | null {
  return value ? keepTogether(t(value)) : null;
}
