import { type Product, priceText, type SpecField, specLabels } from "#src/content/products/product.ts";

/** More would not fit side by side. */
export const maxCompared = 3;

/** The products of a comma-separated list of ids, in its order, each once, at most three. */
export function readIds(products: readonly Product[], ids: string): Product[] {
  const named = ids.split(",").flatMap((id) => products.find((product) => product.id === id.trim()) ?? []);
  return [...new Set(named)].slice(0, maxCompared);
}

export interface ComparedRow {
  field: SpecField | "price";
  label: string;
  /** One per product; null when the product has no such fact. */
  values: (string | null)[];
  differs: boolean;
}

/** The price, and every fact that at least one of the products has, side by side. */
export function compareProducts(
  products: readonly Pick<Product, "specifications" | "price">[],
): ComparedRow[] {
  const prices = products.map(priceText);
  const facts = (Object.keys(specLabels) as SpecField[]).flatMap((field) => {
    const values = products.map(({ specifications }) => specifications[field]?.value ?? null);
    if (values.every((value) => value === null)) return [];
    return [{ field, label: specLabels[field], values, differs: new Set(values).size > 1 }];
  });
  return [{ field: "price", label: "Price", values: prices, differs: new Set(prices).size > 1 }, ...facts];
}
