import { Link } from "react-router";
import type { Product } from "#src/content/products/product.ts";
import { comparePath } from "#src/lib/paths.ts";
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

/** Comparisons that many people want, to begin with. */
const suggestions = [
  { label: "DC-30 Pro and DC-60 Compact", ids: ["dc-30-pro", "dc-60-compact"] },
  { label: "DC-60, DC-120 and DC-240", ids: ["dc-60-compact", "dc-120-ultra", "dc-240-dualcore"] },
  { label: "DC-60 Compact and DynamicCharge 60", ids: ["dc-60-compact", "dynamiccharge-60"] },
];

/** Three lists to choose the products from; one that is chosen elsewhere is not offered twice. */
export function ProductChooser({ products, chosen, onChoose }: ProductChooserProps) {
  function choose(place: number, id: string) {
    const ids = chosen.map((product) => product.id as string);
    if (id === "") ids.splice(place, 1);
    else ids[place] = id;
    onChoose(ids.filter(Boolean));
  }
  return (
    <div className={styles.chooser}>
      <div className={styles.places}>
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
      {chosen.length < 2 && (
        <div className={styles.suggestions}>
          <p>
            {chosen.length === 1
              ? "Choose one more, or begin with one of these:"
              : "Or begin with one of these:"}
          </p>
          <ul>
            {suggestions.map(({ label, ids }) => (
              <li key={label}>
                <Link to={comparePath(ids)} replace preventScrollReset>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
