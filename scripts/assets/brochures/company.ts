import { brand } from "../../../src/content/brand.ts";
import { type BusinessModel, businessModels } from "../../../src/content/business-models.ts";
import { mission, services, solar } from "../../../src/content/home.ts";
import { partnerCount } from "../../../src/content/partners.ts";
import { partnerReasons } from "../../../src/content/reasons.ts";
import { closing, cover, escapeHtml, picture, sheet, table } from "./parts.ts";

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
    cover("hero", brand.tagline, `${brand.promise}.`),
    sheet(
      `<h2>${escapeHtml(mission.title)}</h2>
      <p class="lead">${escapeHtml(mission.promise)} By 2030, 30 million electric vehicles are expected on Indian roads. Each of them needs a place to charge where people like to wait.</p>
      ${table(figures)}
      <figure class="wide foot">${picture("scene-station", "")}</figure>`,
    ),
    sheet(
      `<h2>${escapeHtml(services.title)}</h2>
      <div class="grid">${services.items
        .map(
          ({ title, text, from, image, alt }) =>
            `<article><figure>${picture(image, alt)}</figure><h3>${escapeHtml(title)}</h3><p>${escapeHtml(from ? `${text} ${from}.` : text)}</p></article>`,
        )
        .join("")}</div>`,
    ),
    ...[first, second].map((pair) => sheet(`<div class="halves">${pair.map(model).join("")}</div>`)),
    sheet(
      `<h2>${escapeHtml(partnerReasons.title)}</h2>
      <div class="reasons">${partnerReasons.items
        .map(
          ({ title, text }) => `<article><h3>${escapeHtml(title)}</h3><p>${escapeHtml(text)}</p></article>`,
        )
        .join("")}</div>
      <figure class="wide">${picture("scene-plot", "")}</figure>
      <h3>${escapeHtml(solar.title)}</h3>
      <p>${escapeHtml(solar.text)} ${escapeHtml(solar.caption)}: <span class="whole">${escapeHtml(solar.figure)}</span>.</p>`,
    ),
    closing("Tell us what you want to charge.", "lineup"),
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
    value: unit ? `${value} ${unit}` : value,
  }));
  return `<article class="half">
    <figure>${picture(image, alt)}</figure>
    <div>
      <h3>${escapeHtml(title)}</h3>
      <p>${escapeHtml(subtitle)}</p>
      ${table(rows)}
      <ul>${keyFeatures.map((feature) => `<li>${escapeHtml(feature)}</li>`).join("")}</ul>
    </div>
  </article>`;
}
