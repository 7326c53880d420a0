import { brand } from "../../../src/content/brand.ts";
import { type BusinessModel, businessModels } from "../../../src/content/business-models.ts";
import { mission, services, solar } from "../../../src/content/home.ts";
import { partnerCount } from "../../../src/content/partners.ts";
import { partnerReasons } from "../../../src/content/reasons.ts";
import { t } from "../../../src/shared/translate.ts";
import { closing, cover, picture, sheet, table, translatedHtml } from "./parts.ts";

const figures = [
  { label: "Partners", value: partnerCount },
  { label: "Delivered", value: "50,000+ kWh" },
  { label: "New sites coming", value: "100+" },
  { label: "B2B clients", value: "100+" },
  { label: "New stations ahead", value: "200+" },
];

/** The company brochure: cover, company, stations, four ways to work with us, contacts. */
export function companyBrochure(): string {
  const [first, second] = [businessModels.slice(0, 2), businessModels.slice(2)];
  return [
    cover("hero", brand.tagline, t("{sentence}.", { sentence: brand.promise })),
    sheet(
      `<h2>${translatedHtml(mission.title)}</h2>
      <p class="lead">${translatedHtml(mission.promise)} ${translatedHtml("By 2030, 30 million electric vehicles are expected on Indian roads. Each of them needs a place to charge where people like to wait.")}</p>
      ${table(figures)}
      <figure class="wide foot">${picture("scene-station", "")}</figure>`,
    ),
    sheet(
      `<h2>${translatedHtml(services.title)}</h2>
      <div class="grid">${services.items
        .map(
          ({ title, text, from, image, alt }) =>
            `<article><figure>${picture(image, alt)}</figure><h3>${translatedHtml(title)}</h3><p>${translatedHtml(from ? t("{text} {from}.", { text, from }) : text)}</p></article>`,
        )
        .join("")}</div>`,
    ),
    ...[first, second].map((pair) => sheet(`<div class="halves">${pair.map(model).join("")}</div>`)),
    sheet(
      `<h2>${translatedHtml(partnerReasons.title)}</h2>
      <div class="reasons">${partnerReasons.items
        .map(
          ({ title, text }) =>
            `<article><h3>${translatedHtml(title)}</h3><p>${translatedHtml(text)}</p></article>`,
        )
        .join("")}</div>
      <figure class="wide">${picture("scene-plot", "")}</figure>
      <h3>${translatedHtml(solar.title)}</h3>
      <p>${translatedHtml(solar.text)} ${translatedHtml(solar.caption)}: <span class="whole">${translatedHtml(solar.figure)}</span>.</p>`,
    ),
    closing(t("Tell us what you want to charge."), "dc-family"),
  ].join("");
}

function model({
  title,
  subtitle,
  image,
  alt,
  features,
  featuresubtitle,
  keyFeatures,
}: BusinessModel): string {
  const rows = features.map(({ value, unit }, index) => ({
    label: featuresubtitle[index] ?? "",
    value: unit ? t("{value} {unit}", { value, unit }) : value,
  }));
  return `<article class="half">
    <figure>${picture(image, alt)}</figure>
    <div>
      <h3>${translatedHtml(title)}</h3>
      <p>${translatedHtml(subtitle)}</p>
      ${table(rows)}
      <ul>${keyFeatures.map((feature) => `<li>${translatedHtml(feature)}</li>`).join("")}</ul>
    </div>
  </article>`;
}
