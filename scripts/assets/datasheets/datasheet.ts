import { addressLine, brand } from "../../../src/content/brand.ts";
import { type Product, specRows, subtitle } from "../../../src/content/products/product.ts";
import { keepTogether } from "../../../src/lib/keep-together.ts";
import { productDetailPath } from "../../../src/lib/paths.ts";
import { ownPath, t } from "../../../src/shared/translate.ts";
import { brandLine, escapeHtml, picture, translatedHtml } from "../brochures/parts.ts";

/** The body of one product's datasheet: one A4 page, as HTML. */
export function datasheet(product: Product): string {
  const { name, lead, description, images, alt, facts, features, tab, id } = product;
  const address = `${brand.origin}${ownPath(productDetailPath(tab, id))}`;
  return `<main class="sheet">
    <header>${brandLine()}<p>${translatedHtml("Datasheet")}</p></header>
    <section class="top">
      <div>
        <h1>${escapeHtml(name)}</h1>
        <p class="sub">${subtitle(product)
          .map((part) => `<span>${translatedHtml(part)}</span>`)
          .join(" ")}</p>
        <p class="lead">${translatedHtml(lead)}</p>
        <p>${translatedHtml(description)}</p>
        <dl class="facts">${facts.map(pair).join("")}</dl>
      </div>
      <figure>${picture(images.main, alt.main)}</figure>
    </section>
    <section>
      <h2>${translatedHtml("Specification")}</h2>
      <dl class="specs">${specRows(product)
        .map(({ label, value, sample }) => pair({ label, value: sample ? `${t(value)}\u00a0*` : value }))
        .join("")}</dl>
      <p class="note">${translatedHtml("* Typical value for planning. Your quotation states that of your unit.")}</p>
    </section>
    <section>
      <h2>${translatedHtml("What it is like")}</h2>
      <ul class="features">${features
        .map(
          ({ title, description: text }) =>
            `<li><h3>${translatedHtml(title)}</h3><p>${title === "Powerful" ? ownFigure(product) : ""}${translatedHtml(text)}</p></li>`,
        )
        .join("")}</ul>
    </section>
    <footer>
      <p>${translatedHtml(product.tab === "ac" ? "Installed within 20 working days. 3-year warranty on parts and labour." : "Installed within 20 working days. 3-year warranty. Maintenance every quarter.")}</p>
      <p>${escapeHtml(brand.phone.display)} · ${brand.supportEmail} · ${translatedHtml(addressLine)}</p>
      <p>${address.replace("https://", "")}</p>
    </footer>
  </main>`;
}

/** The figure that the page shows as a bar. */
function ownFigure({ bars }: Product): string {
  const own = bars.find((bar) => bar.own);
  return own ? `<b>${translatedHtml(t("{sentence}.", { sentence: own.text }))}</b> ` : "";
}

function pair({ label, value }: { label: string; value: string }): string {
  return `<div><dt>${translatedHtml(label)}</dt><dd>${keepTogether(translatedHtml(value))}</dd></div>`;
}
