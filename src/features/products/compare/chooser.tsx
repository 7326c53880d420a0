import type { Product } from "#src/content/products/product.ts";
import { Field, Select } from "#src/ui/field.tsx";
import styles from "./chooser.module.css";
import { mostCompared } from "./comparison.ts";

type Named = Pick<Product, "id" | "name">;

interface ProductChooserProps {
  products: readonly Named[];
  chosen: readonly Named[];
  /** Gets the ids in their order. */
  onChoose: (ids: string[]) => void;
}

const places = ["First product", "Second product", "Third product"];

/** Three lists to choose the products from; one that is chosen elsewhere is not offered twice. */
export function ProductChooser({ products, chosen, onChoose }: ProductChooserProps) {
  function choose(place: number, id: string) {
    const ids = chosen.map((product) => product.id as string);
    if (id === "") ids.splice(place, 1);
    else ids[place] = id;
    onChoose(ids.filter(Boolean));
  }
  return (
    <div className={styles.chooser} data-needs-script>
      {places.map((label, place) => (
        <Field key={label} label={label} required={place < 2} markOptional={place === mostCompared - 1}>
          <Select
            value={chosen[place]?.id ?? ""}
            disabled={place > chosen.length}
            placeholder={place < 2 ? "Choose one" : "None"}
            options={products
              .filter(({ id }) => chosen[place]?.id === id || !chosen.some((other) => other.id === id))
              .map(({ id, name }) => ({ value: id, label: name }))}
            onChange={(event) => choose(place, event.currentTarget.value)}
          />
        </Field>
      ))}
    </div>
  );
}
