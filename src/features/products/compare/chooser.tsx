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

const places = ["First product", "Second product", "Third product"];

/**
 * Three lists to choose the products from: a form that asks for the comparison, applied at once
 * by `live-form.ts`. A product that is chosen is not offered by the other lists.
 */
export function ProductChooser({ products, chosen }: ProductChooserProps) {
  return (
    <form action={paths.compare} autoComplete="off" data-script="live-form" data-wake="interaction">
      <div id="chooser" data-live className={styles.chooser}>
        {places.map((label, place) => (
          <Field
            key={label}
            id={`product-${place + 1}`}
            label={label}
            required={place < 2}
            markOptional={place === maxCompared - 1}
          >
            <Select
              name="ids"
              required={false}
              defaultValue={chosen[place]?.id ?? ""}
              placeholder={place < 2 ? "Choose one" : "None"}
              options={products
                .filter((product) => chosen[place] === product || !chosen.includes(product))
                .map(({ id, name }) => ({ value: id, label: name }))}
            />
          </Field>
        ))}
      </div>
      <Button type="submit" className={styles.submit}>
        Compare
      </Button>
    </form>
  );
}
