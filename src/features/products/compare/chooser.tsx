import type { Product } from "#src/content/products/product.ts";
import { paths } from "#src/lib/paths.ts";
import { Button } from "#src/ui/button.tsx";
import { Field, Select } from "#src/ui/field.tsx";
import styles from "./chooser.module.css";
import { maxCompared } from "./comparison.ts";

interface ProductChooserProps {
  products: readonly Product[];
  chosen: readonly Product[];
}

const labels = ["First product", "Second product", "Third product"];

/**
 * Three selects to choose the products: a GET form that `live-form.ts` applies at once. Each
 * select leaves out the products of the others.
 */
export function ProductChooser({ products, chosen }: ProductChooserProps) {
  return (
    <form action={paths.compare} autoComplete="off" data-script="live-form" data-wake="interaction">
      <div id="chooser" data-live>
        <div className={styles.chooser} data-count={chosen.length}>
          {labels.map((label, index) => (
            <Field
              key={label}
              id={`product-${index + 1}`}
              label={label}
              required={index < 2}
              optional={index === maxCompared - 1}
            >
              <Select
                name="ids"
                required={false}
                defaultValue={chosen[index]?.id ?? ""}
                placeholder={index < 2 ? "Choose one" : "None"}
                options={products
                  .filter((product) => chosen[index] === product || !chosen.includes(product))
                  .map(({ id, name }) => ({ value: id, label: name }))}
              />
            </Field>
          ))}
        </div>
      </div>
      <Button type="submit" className={styles.submit}>
        Compare
      </Button>
    </form>
  );
}
