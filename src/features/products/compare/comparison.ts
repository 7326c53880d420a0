import { type Product, priceText, type SpecField, specLabels } from "#src/content/products/product.ts";
import type { ProductSlug } from "#src/content/products/slugs.ts";

/** More would not fit side by side. */
export const maxCompared = 3;

/** Compared while nothing is chosen: one for each size of site. */
export const exampleIds: readonly ProductSlug[] = ["dc-30-pro", "dc-60-compact", "dc-120-ultra"];

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

const fields = Object.keys(specLabels) as SpecField[];

/** The groups of rows by their first field, in the order of the fields. */
const groupTitles: Partial<Record<ComparedRow["field"], string>> = {
  price: "Price and power",
  platformType: "Control",
  inputVoltage: "Electrical",
  coolingMethod: "Cabinet",
  monitoring: "Software and use",
};

/** The rows of a comparison under the titles of their groups; a group without rows is left out. */
export function groupRows(rows: readonly ComparedRow[]): Map<string, ComparedRow[]> {
  const order = ["price", ...fields] as const;
  const startOf = (field: ComparedRow["field"]) =>
    order.slice(0, order.indexOf(field) + 1).findLast((one) => groupTitles[one]) ?? "price";
  return Map.groupBy(rows, ({ field }) => groupTitles[startOf(field)] ?? "");
}

/** The price, and every fact that at least one of the products has, side by side. */
export function compareProducts(
  products: readonly Pick<Product, "specifications" | "price">[],
): ComparedRow[] {
  const prices = products.map(priceText);
  const facts = fields.flatMap((field) => {
    const values = products.map(({ specifications }) => specifications[field]?.value ?? null);
    if (values.every((value) => value === null)) return [];
    return [{ field, label: specLabels[field], values, differs: new Set(values).size > 1 }];
  });
  return [
    { field: "price", label: "Price, plus GST", values: prices, differs: new Set(prices).size > 1 },
    ...facts,
  ];
}
