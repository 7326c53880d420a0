import {
  type Product,
  type ProductBrief,
  type SpecField,
  specLabels,
} from "#src/content/products/product.ts";

/** As many as stand side by side without small print. */
export const mostCompared = 3;

/** The products that an `ids` parameter names, in its order, each once, at most three; unknown ones are left out. */
export function readIds(products: readonly Product[], ids: string | null): Product[] {
  const named = (ids ?? "")
    .split(",")
    .flatMap((id) => products.find((product) => product.id === id.trim()) ?? []);
  return [...new Set(named)].slice(0, mostCompared);
}

/** What a comparison needs of a product. */
export type ComparedProduct = ProductBrief & Pick<Product, "specifications">;

export interface ComparedRow {
  field: SpecField;
  label: string;
  /** One for each product; null where a product has no such fact. */
  values: (string | null)[];
  differs: boolean;
}

/** Every fact that at least one of the products has, side by side. */
export function compareProducts(products: readonly Pick<Product, "specifications">[]): ComparedRow[] {
  return (Object.keys(specLabels) as SpecField[]).flatMap((field) => {
    const values = products.map(({ specifications }) => specifications[field]?.value ?? null);
    if (values.every((value) => value === null)) return [];
    return [{ field, label: specLabels[field], values, differs: new Set(values).size > 1 }];
  });
}
