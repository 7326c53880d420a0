import { t } from "#shared/translate.ts";
import { type Product, specRows } from "#src/content/products/product.ts";
import { keepTogether } from "#src/lib/keep-together.ts";
import styles from "./spec-sheet.module.css";
import { termsOf } from "./terms.ts";

/** All stated facts of a product, in rows. */
export function SpecSheet({ product, aside }: { product: Product; aside?: React.ReactNode }) {
  const rows = specRows(product);
  const note = t("Typical values for planning. Your quotation states those of your unit.");
  const odd = rows.length % 2 === 1;
  return (
    <section className="section joined" aria-labelledby="specification">
      <div className="wrap">
        <div className={styles.head}>
          <h2 id="specification">Specification</h2>
          <div>
            <p className="lead">{keepTogether(termsOf(product))}</p>
            {aside && <div className={styles.aside}>{aside}</div>}
          </div>
        </div>
        <dl className={styles.rows} data-lines={Math.ceil(rows.length / 2)}>
          {rows.map(({ field, label, value }) => (
            <div key={field}>
              <dt>{label}</dt>
              <dd>{keepTogether(t(value))}</dd>
            </div>
          ))}
          {/* Both columns have the same number of rows. */}
          {odd && (
            <div className={styles.last}>
              <dt>These values</dt>
              <dd>{note}</dd>
            </div>
          )}
        </dl>
        {!odd && <p className={styles.note}>{note}</p>}
      </div>
    </section>
  );
}
