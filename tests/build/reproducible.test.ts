import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { printAll } from "../../scripts/assets/brochures/print.ts";
import { datasheet } from "../../scripts/assets/datasheets/datasheet.ts";
import { products } from "../../src/content/products/catalogue.ts";

const root = join(import.meta.dirname, "../..");

test("a datasheet printed twice has the same bytes", { timeout: 120_000 }, async () => {
  const product = products.find(({ worksheetId }) => worksheetId !== null);
  if (!product) throw new Error("No product has a datasheet.");
  const file = "test-results/printed/datasheet.pdf";
  const print = async () => {
    await printAll(
      [{ file, title: product.name, body: datasheet(product) }],
      "scripts/assets/datasheets/datasheet.css",
    );
    return readFileSync(join(root, file));
  };
  const [first, second] = [await print(), await print()];
  rmSync(join(root, "test-results/printed"), { recursive: true });
  expect(first.equals(second)).toBe(true);
});

test("the PDFs of the site hold no date of their printing", () => {
  const folder = join(root, "public");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".pdf"),
  );
  expect(files.length).toBeGreaterThan(10);
  for (const file of files)
    expect(readFileSync(join(folder, file), "latin1")).not.toMatch(/\/(CreationDate|ModDate)/);
});
