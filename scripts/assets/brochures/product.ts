import { brand } from "../../../src/content/brand.ts";
import { products } from "../../../src/content/products/catalogue.ts";
import type { Product } from "../../../src/content/products/product.ts";
import { reasonsFor } from "../../../src/content/reasons.ts";
import { paths } from "../../../src/lib/paths.ts";
import { t } from "../../../src/shared/translate.ts";
import { closing, cover, picture, sheet, table, translatedHtml } from "./parts.ts";

/** The product brochure: cover, the range, half a sheet a product, contacts. */
export function productBrochure(): string {
  const pairs = Array.from({ length: Math.ceil(products.length / 2) }, (_, index) =>
    products.slice(index * 2, index * 2 + 2),
  );
  return [
    cover("dc-family", t("Chargers for homes and businesses"), t("{sentence}.", { sentence: brand.promise })),
    sheet(
      `<h2>${translatedHtml("One family, from the wall at home to the highway.")}</h2>
      <p class="lead">${translatedHtml("Every charger is made in India, carries a three-year warranty, and is maintained every quarter.")}</p>
      ${table(products.map(({ name, summary }) => ({ label: name, value: t("{figure}, {text}", summary) })))}
      <figure class="wide foot">${picture("model-distribution", "")}</figure>`,
    ),
    ...pairs.map((pair) =>
      sheet(`<div class="halves">${pair.map(half).join("")}${pair.length === 1 ? reasons() : ""}</div>`),
    ),
    closing(t("Tell us where you park. We say what fits."), "hero"),
  ].join("");
}

/** Beside the last product, when it has no neighbour: why people buy from us. */
function reasons(): string {
  const { title, items } = reasonsFor(paths.products);
  return `<div>
    <h2>${translatedHtml(title)}</h2>
    <div class="reasons four">${items
      .map(
        (item) =>
          `<article><h3>${translatedHtml(item.title)}</h3><p>${translatedHtml(item.text)}</p></article>`,
      )
      .join("")}</div>
  </div>`;
}

function half({ name, lead, images, alt, facts, features }: Product): string {
  return `<article class="half product">
    <figure>${picture(images.main, alt.main)}</figure>
    <div>
      <h3>${translatedHtml(name)}</h3>
      <p>${translatedHtml(lead)}</p>
      ${table(facts)}
      <ul>${features.map(({ title, description }) => `<li><b>${translatedHtml(t("{sentence}.", { sentence: title }))}</b> ${translatedHtml(description)}</li>`).join("")}</ul>
    </div>
  </article>`;
}
