import ArrowRight from "lucide-react/icons/arrow-right";
import { t } from "#shared/translate.ts";
import type { Product } from "#src/content/products/product.ts";
import { keepTogether } from "#src/lib/keep-together.ts";
import { productDetailPath } from "#src/lib/paths.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import { Picture } from "#src/ui/picture.tsx";
import { ShareButton } from "#src/ui/share-button.tsx";
import { VisuallyHidden } from "#src/ui/visually-hidden.tsx";
import { DatasheetLink } from "../datasheet-link.tsx";
import trueScale from "../true-scale.module.css";
import styles from "./compare-table.module.css";
import { type Bar, barsOf, type ComparedRow, compareProducts, groupRows } from "./comparison.ts";

/** How much differs, what the green bars say, and the link to send. */
export function CompareOptions({ products }: { products: readonly Product[] }) {
  const rows = compareProducts(products);
  return (
    <div className={styles.options}>
      <div>
        <p role="status">
          {t("{count} of {total} facts differ", {
            count: rows.filter(({ differs }) => differs).length,
            total: rows.length,
          })}
        </p>
        <p className={styles.key}>Best in its row</p>
      </div>
      <ShareButton title={namesOf(products)} label="Share this comparison" withQuery />
    </div>
  );
}

/** The facts in which two or three products differ, and when to choose each. */
export function CompareTable({ products }: { products: readonly Product[] }) {
  const groups = [...groupRows(compareProducts(products))];
  return (
    <table className={`num ${styles.table}`} data-count={products.length}>
      <caption>
        <VisuallyHidden>{namesOf(products)} compared</VisuallyHidden>
      </caption>
      <thead>
        <ProductHeads products={products} />
      </thead>
      <Choice products={products} />
      {groups.map(([title, group]) => (
        <tbody key={title}>
          <tr className={styles.group}>
            <th scope="rowgroup" colSpan={products.length + 1}>
              {title}
            </th>
          </tr>
          {group.map((row) => (
            <Row key={row.field} row={row} products={products} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

const namesOf = (products: readonly Product[]) => products.map(({ name }) => name).join(", ");

/** The pictures, and the names for those who do not see the selects above them. */
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
              <Picture name={images.cutout} alt="" sizes="(width >= 768px) 290px, 33vw" />
            </figure>
          </td>
        ))}
      </tr>
      <tr className={styles.names}>
        <td />
        {products.map(({ id, name }) => (
          <th key={id} scope="col">
            <span>{name}</span>
          </th>
        ))}
      </tr>
    </>
  );
}

/** When to choose each, and the ways to it: a row each, so that they are in line. */
function Choice({ products }: { products: readonly Product[] }) {
  return (
    <tbody className={styles.choice}>
      <tr>
        <th scope="row">Which one to choose</th>
        {products.map(({ id, name, chooseIf }) => (
          <td key={id}>
            <b aria-hidden="true">{name}</b>
            {t("If {reason}.", { reason: t(chooseIf) })}
          </td>
        ))}
      </tr>
      <tr>
        <td />
        {products.map((product) => (
          <td key={product.id} className={styles.acts}>
            <ButtonLink
              href={productDetailPath(product.tab, product.id)}
              variant="outline"
              size="small"
              aria-label={t("View Product: {name}", { name: product.name })}
            >
              View Product
              <ArrowRight aria-hidden="true" />
            </ButtonLink>
            <DatasheetLink product={product} look="plain" label="Datasheet" />
          </td>
        ))}
      </tr>
    </tbody>
  );
}

interface RowProps {
  row: ComparedRow;
  products: readonly Product[];
}

function Row({ row: { field, label, note, values }, products }: RowProps) {
  const bars = barsOf(products, field);
  return (
    <tr>
      <th scope="row">
        {label}
        {note && <small>{note}</small>}
      </th>
      {products.map(({ id }, index) => (
        <td key={id} data-best={bars?.[index]?.best || undefined}>
          {textOf(values[index]) ?? (
            <>
              <span aria-hidden="true">–</span>
              <VisuallyHidden>Not stated</VisuallyHidden>
            </>
          )}
          {bars?.[index] && <ValueBar length={bars[index].length} />}
        </td>
      ))}
    </tr>
  );
}

/** The value beside the others of its row; its text is next to it. */
function ValueBar({ length }: Pick<Bar, "length">) {
  return (
    <svg className={styles.bar} aria-hidden="true">
      <rect width={`${length}%`} height="100%" rx="3" />
    </svg>
  );
}

/** The facts that are the same for all compared products, as a list. */
export function SharedFacts({ products }: { products: readonly Product[] }) {
  const rows = compareProducts(products).filter(({ differs }) => !differs);
  if (rows.length === 0) return null;
  return (
    <section className={styles.shared} data-count={products.length}>
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
