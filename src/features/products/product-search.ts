import { closestWord } from "#shared/search/edit-distance.ts";
import { commonWords, replaceWords, searchKey, searchWords, wordForms } from "#shared/search/word-forms.ts";
import { products } from "#src/content/products/catalogue.ts";
import type { Product } from "#src/content/products/product.ts";

/** Words that all products could be searched with. */
const productWords: ReadonlySet<string> = new Set(
  "charger chargers charging charge ev electric car cars station stations product products machine fast".split(
    " ",
  ),
);

const maxFound = 3;

/**
 * The products that a search means, the best first: by name, kind, power, connector, storage and
 * place of use. None for a search that names nothing of them.
 */
export function findProducts(search: string): Product[] {
  const exact = productsWith(search);
  if (exact.length > 0) return exact;
  const known = [...new Set(texts.flatMap(({ text }) => text.split(" ")))];
  const words = known.map((word) => ({ word, weight: 1 }));
  const corrections = searchWords(search)
    .filter((word) => !commonWords.has(word) && !productWords.has(word) && !known.includes(word))
    .map((word) => [word, closestWord(word, words)] as const);
  const corrected = replaceWords(search, new Map(corrections));
  return corrected === null ? [] : productsWith(corrected);
}

const texts = products.map((product) => ({
  product,
  name: searchKey([product.name, ...product.aliases].join(" ")),
  text: searchKey(
    [
      ...[product.name, ...product.aliases, product.category, product.power, product.productId ?? ""],
      ...[product.specifications.outputInterface?.value ?? "", product.title, product.lead],
    ].join(" "),
  ),
}));

function productsWith(search: string): Product[] {
  const terms = searchWords(search)
    .filter((word) => !commonWords.has(word) && !productWords.has(word))
    .map(wordForms);
  if (terms.length === 0) return [];
  const has = (text: string, forms: readonly string[]) =>
    forms.some((form) => ` ${text} `.includes(form.length < 3 ? ` ${form} ` : ` ${form}`));
  return texts
    .filter(({ text }) => terms.every((forms) => has(text, forms)))
    .map(({ product, name }) => ({ product, rank: terms.filter((forms) => has(name, forms)).length }))
    .sort((a, b) => b.rank - a.rank)
    .slice(0, maxFound)
    .map(({ product }) => product);
}
