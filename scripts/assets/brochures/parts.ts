import { addressLine, brand } from "../../../src/content/brand.ts";
import { type PictureName, pictures } from "../../../src/content/pictures.ts";
import { t } from "../../../src/shared/translate.ts";

/** Text escaped for HTML. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** A sentence in the language of the document, escaped for HTML. */
export function translatedHtml(sentence: string): string {
  return escapeHtml(t(sentence));
}

/** A picture at a width that prints well at half a page. */
export function picture(name: PictureName, alt: string): string {
  const { path, widths, width, height } = pictures[name];
  const best = [...widths].reverse().find((each) => each <= 1280) ?? widths[0];
  return `<img src="${path}-${best}.webp" alt="${translatedHtml(alt)}" width="${width}" height="${height}">`;
}

/** One sheet of paper. */
export function sheet(content: string, look: "paper" | "night" = "paper"): string {
  return `<section class="sheet ${look}">${content}</section>`;
}

const mark =
  '<svg viewBox="0 0 26 26" aria-hidden="true"><rect class="ground" width="26" height="26" rx="7"/><path class="bolt" d="M14.6 4.5 7 14.5h5l-.8 7 7.8-10.3h-5z"/></svg>';

/** The logo with the name beside it. */
export function brandLine(): string {
  return `<p class="brand">${mark}${escapeHtml(brand.name)}</p>`;
}

/** The first sheet: a picture to the edge, the title over its dark side. */
export function cover(image: PictureName, title: string, text: string): string {
  return sheet(
    `<div class="bleed">${picture(image, "")}</div>
    ${brandLine()}
    <h1>${translatedHtml(title)}</h1>
    <p class="lead">${translatedHtml(text)}</p>`,
    "night",
  );
}

/** The last sheet: how to reach the business. */
export function closing(title: string, image: PictureName): string {
  const rows = [
    [t("Call, {hours}", { hours: brand.supportHours }), brand.phone.display],
    [t("Write"), brand.supportEmail],
    [t("Visit"), addressLine],
    [t("Online"), brand.origin.replace("https://", "")],
  ];
  return sheet(
    `<div class="bleed">${picture(image, "")}</div>
    ${brandLine()}
    <h2>${translatedHtml(title)}</h2>
    <dl class="contacts">${rows
      .map(
        ([label = "", value = ""]) =>
          `<div><dt>${translatedHtml(label)}</dt><dd>${translatedHtml(value)}</dd></div>`,
      )
      .join("")}</dl>`,
    "night",
  );
}

/** Label and value, line by line. */
export function table(rows: readonly { label: string; value: string }[]): string {
  return `<dl class="table">${rows
    .map(
      ({ label, value }) => `<div><dt>${translatedHtml(label)}</dt><dd>${translatedHtml(value)}</dd></div>`,
    )
    .join("")}</dl>`;
}
