import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { extractText, getDocumentProxy } from "unpdf";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readDictionary } from "../../../scripts/translate/dictionaries.ts";
import { brochures } from "../../../src/content/navigation.ts";
import { products } from "../../../src/content/products/catalogue.ts";
import { datasheetFileName, specRows } from "../../../src/content/products/product.ts";
import { datasheetPath } from "../../../src/lib/paths.ts";
import { languages, pathInLanguage } from "../../../src/shared/languages.ts";
import { speak } from "../../../src/shared/speak.ts";
import { ownPath, speakWith, t } from "../../../src/shared/translate.ts";

const publicFile = (path: string) => join(import.meta.dirname, "../../../public", path);
const withDatasheet = products.filter(({ worksheetId }) => worksheetId !== null);
/** Without spaces, and with one sign for the hyphen and the minus, which share a shape in the font. */
const squeeze = (text: string) => text.replace(/\s+/g, "").replaceAll("−", "-");

const cases = languages.flatMap((language) =>
  withDatasheet.map((product) => [product.name, language.name, { language, product }] as const),
);

describe.each(cases)("the datasheet of %s in %s", (name, _, { language, product }) => {
  const spoken = language.root ? speak(language, readDictionary(language.code).words) : undefined;
  beforeAll(() => speakWith(() => spoken));
  afterAll(() => speakWith(() => undefined));

  test("is one A4 page under 300 kB with its title and every fact as text", async () => {
    const file = publicFile(ownPath(datasheetPath(product.worksheetId ?? "")));
    expect(statSync(file).size).toBeLessThan(300_000);
    const pdf = await getDocumentProxy(new Uint8Array(readFileSync(file)));
    expect(pdf.numPages).toBe(1);
    const [left = 0, bottom = 0, right = 0, top = 0] = (await pdf.getPage(1)).view;
    expect(Math.round(((right - left) / 72) * 25.4)).toBe(210);
    expect(Math.round(((top - bottom) / 72) * 25.4)).toBe(297);
    expect((await pdf.getMetadata()).info).toMatchObject({ Title: t("{name} Datasheet", { name }) });
    const all = squeeze((await extractText(pdf, { mergePages: true })).text);
    const facts = specRows(product).flatMap(({ label, value }) => [t(label), t(value)]);
    const sentences = product.features.map(({ description }) => t(description));
    // A PDF has the shapes of Devanagari, whose order is not that of its letters.
    const latin = [...facts, ...sentences].filter((text) => !/\p{Script=Devanagari}/u.test(text));
    expect(latin.length).toBeGreaterThan(5);
    for (const text of latin) expect(all).toContain(squeeze(text));
  });

  test("is saved under the product's name", () => {
    const file = { en: `${name}_Datasheet.pdf`, hi: `${name}_डेटाशीट.pdf` };
    expect(datasheetFileName(product)).toBe(file[language.code]);
  });
});

test.each(languages)("the brochures that the menus offer are there in $name", (language) => {
  for (const { href } of brochures)
    expect(statSync(publicFile(pathInLanguage(language, href))).size).toBeGreaterThan(500_000);
});

test.each(languages)("there is no datasheet in $name of a product that has none", ({ root }) => {
  expect(readdirSync(publicFile(`${root}/downloads/datasheets`)).sort()).toEqual(
    withDatasheet.map(({ worksheetId }) => `${worksheetId}.pdf`).sort(),
  );
});
