/** Four of the family side by side on a dark floor, at one scale: 1280 × 720. */
import sharp from "sharp";
import { productBySlug } from "../../../src/content/products/catalogue.ts";
import type { ProductSlug } from "../../../src/content/products/slugs.ts";
import { finishedFile } from "./queue.ts";
import { standing } from "./views.ts";

const sheet = { w: 1280, h: 720 };
/** Each with the share of its cut-out that its cabinet is tall: the rest is margins, plinth and arms. */
const row: readonly (readonly [slug: ProductSlug, share: number])[] = [
  ["dc-60-compact", 0.873],
  ["dc-120-ultra", 0.876],
  ["dc-320-maxdrive", 0.724],
  ["dynamiccharge-60", 0.892],
];
export const lineupNeeds = row.map(([slug]) => `${slug}-cutout`);

/** Pixels to a millimetre, and the height of the floor's line: the row is whole where the sheet is cut. */
const scale = 0.185;
const foot = 600;

function ground(): string {
  const { w, h } = sheet;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}">
    <defs>
      <linearGradient id="room" x2="0" y2="1"><stop offset="0" stop-color="#0d2a20"/><stop offset=".72" stop-color="#143a2c"/><stop offset=".76" stop-color="#1c4838"/><stop offset="1" stop-color="#0d251b"/></linearGradient>
      <radialGradient id="glow" cx=".5" cy=".55" r=".6"><stop offset="0" stop-color="#4d9c7d" stop-opacity=".6"/><stop offset="1" stop-color="#24563f" stop-opacity="0"/></radialGradient>
    </defs>
    <rect width="${w}" height="${h}" fill="url(#room)"/><rect width="${w}" height="${h}" fill="url(#glow)"/>
  </svg>`;
}

/** What each unit throws on the floor: a soft shadow to the right, and a dark line where it stands. */
function shadows(units: readonly { middle: number; w: number }[]): string {
  const { w, h } = sheet;
  const ovals = units.flatMap(({ middle, w: wide }) => [
    `<ellipse cx="${middle + wide * 0.08}" cy="${foot - 2}" rx="${wide * 0.44}" ry="20" opacity=".62" filter="url(#soft)"/>`,
    `<ellipse cx="${middle}" cy="${foot - 6}" rx="${wide * 0.29}" ry="9" opacity=".8" filter="url(#near)"/>`,
  ]);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}">
    <filter id="soft" x="-50%" y="-200%" width="200%" height="500%"><feGaussianBlur stdDeviation="13 7"/></filter>
    <filter id="near" x="-50%" y="-200%" width="200%" height="500%"><feGaussianBlur stdDeviation="5 3"/></filter>
    <g fill="#020806">${ovals.join("")}</g>
  </svg>`;
}

export async function lineup(): Promise<Buffer> {
  const units = await Promise.all(
    row.map(async ([slug, share]) => {
      const { canvas } = standing[slug];
      const height = productBySlug(slug)?.height ?? 1800;
      const h = Math.round((height * scale) / share);
      const w = Math.round((h * canvas[0]) / canvas[1]);
      return {
        w,
        h,
        input: await sharp(finishedFile(`${slug}-cutout`))
          .resize(w, h)
          .png()
          .toBuffer(),
      };
    }),
  );
  const overlap = 0.86;
  const total = units.reduce((sum, { w }) => sum + w * overlap, 0);
  let x = (sheet.w - total) / 2;
  const layers = units.map(({ w, h, input }) => {
    const left = Math.round(x - (w * (1 - overlap)) / 2);
    x += w * overlap;
    return { input, left, top: Math.round(foot - h * 0.946), middle: left + w / 2, w };
  });
  const floor = { input: Buffer.from(shadows(layers)), left: 0, top: 0 };
  return sharp(Buffer.from(ground()))
    .composite([floor, ...layers])
    .png()
    .toBuffer();
}
