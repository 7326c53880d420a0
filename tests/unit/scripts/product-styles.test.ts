import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { products } from "../../../src/content/products/catalogue.ts";
import { specRows } from "../../../src/content/products/product.ts";

const styles = (name: string) =>
  readFileSync(join(import.meta.dirname, `../../../src/features/products/${name}.module.css`), "utf8");

test.each(products.map((product) => [product.name, product] as const))(
  "the styles know the scale of %s and how many lines its specification has",
  (_, product) => {
    if (product.height !== null) expect(styles("true-scale")).toContain(`& [data-product="${product.id}"]`);
    const lines = Math.ceil(specRows(product).length / 2);
    expect(styles("spec-sheet")).toContain(`&[data-lines="${lines}"]`);
  },
);
