import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { extractText, getDocumentProxy } from "unpdf";
import { describe, expect, test } from "vitest";
import { products } from "../../../src/content/products/catalogue.ts";
import { datasheetFileName, specRows } from "../../../src/content/products/product.ts";
import { datasheetPath } from "../../../src/lib/paths.ts";

const publicFile = (path: string) => join(import.meta.dirname, "../../../public", path);
const withDatasheet = products.filter(({ worksheetId }) => worksheetId !== null);
const squeeze = (text: string) => text.replace(/\s+/g, "");

describe.each(withDatasheet.map((product) => [product.name, product] as const))(
  "the datasheet of %s",
  (name, product) => {
    const file = publicFile(datasheetPath(product.worksheetId ?? ""));

    test("is one A4 page under 300 kB with its title and every fact as text", async () => {
      expect(statSync(file).size).toBeLessThan(300_000);
      const pdf = await getDocumentProxy(new Uint8Array(readFileSync(file)));
      expect(pdf.numPages).toBe(1);
      const [left = 0, bottom = 0, right = 0, top = 0] = (await pdf.getPage(1)).view;
      expect(Math.round(((right - left) / 72) * 25.4)).toBe(210);
      expect(Math.round(((top - bottom) / 72) * 25.4)).toBe(297);
      expect((await pdf.getMetadata()).info).toMatchObject({ Title: `${name} Datasheet` });
      const { text } = await extractText(pdf, { mergePages: true });
      const all = squeeze(text);
      for (const { label, value } of specRows(product)) {
        expect(all).toContain(squeeze(label));
        expect(all).toContain(squeeze(value));
      }
      for (const { description } of product.features) expect(all).toContain(squeeze(description));
    });

    test("is saved under the product's name", () => {
      expect(datasheetFileName(product)).toBe(`${name}_Datasheet.pdf`);
    });
  },
);

test("there is no datasheet of a product that has none", () => {
  expect(readdirSync(publicFile("downloads/datasheets")).sort()).toEqual(
    withDatasheet.map(({ worksheetId }) => `${worksheetId}.pdf`).sort(),
  );
});
