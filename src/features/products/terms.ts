import { t } from "#shared/translate.ts";
import type { Product } from "#src/content/products/product.ts";

/** How soon a product is at work, and what is promised for the time after. */
export function termsOf({ id, tab }: Pick<Product, "id" | "tab">): string {
  if (id === "grid-ems") return t("Set up within 20 working days, with a 3-year warranty on the gateway.");
  if (tab === "ac") return t("Installed within 20 working days, with a 3-year warranty on parts and labour.");
  return t("Installed within 20 working days, with a 3-year warranty and maintenance every quarter.");
}

/** The warranty alone, for a table. */
export function warrantyOf({ id }: Pick<Product, "id">): string {
  return id === "grid-ems" ? "3 years, on the gateway" : "3 years, parts and labour";
}
