import ChevronDown from "lucide-react/icons/chevron-down";
import Plus from "lucide-react/icons/plus";
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
 * select leaves out the products of the others. With script they are the heads of the columns: a
 * third product of two is added above the names of the facts, and a phone shows the name of a
 * product in the place of its select.
 */
export function ProductChooser({ products, chosen }: ProductChooserProps) {
  return (
    <form
      action={paths.compare}
      className={styles.form}
      autoComplete="off"
      data-script="live-form"
      data-wake="interaction"
    >
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
                placeholder={placeholderOf(index, chosen)}
                options={products
                  .filter((product) => chosen[index] === product || !chosen.includes(product))
                  .map(({ id, name }) => ({ value: id, label: name }))}
              />
              <SelectedName product={chosen[index]} />
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

/** In the third place, what choosing does while it is free, and what it undoes while it is taken. */
function placeholderOf(index: number, chosen: readonly Product[]): string {
  if (index < 2) return "Choose one";
  return chosen.length === 2 ? "Add a product" : "None";
}

/** The last word of a name, and the arrow of the select after it, are on a line of their own. */
function SelectedName({ product }: { product: Product | undefined }) {
  return (
    <span className={styles.name} aria-hidden="true">
      {product?.name.replace(/ (?=\S+$)/, "\n")}
      {product ? <ChevronDown /> : <Plus />}
    </span>
  );
}
