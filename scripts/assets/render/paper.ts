/** What is made of cut-outs: the catalogue's pictures on paper, and details on a night ground. */
import { execFileSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import type { ProductSlug } from "../../../src/content/products/slugs.ts";
import { finishedFile, work } from "./queue.ts";
import { closeUps, type PartView, standing, type TurnedView } from "./views.ts";

const sheet = { w: 960, h: 1200 };

/** The height of the product with its hose on the sheet, and the position of its foot, in px. */
const places: Record<ProductSlug, { tall: number; foot: number }> = {
  "smart-home-charger": { tall: 900, foot: 1060 },
  "dc-30-pro": { tall: 770, foot: 1060 },
  "dc-60-compact": { tall: 850, foot: 1065 },
  "dc-120-ultra": { tall: 920, foot: 1075 },
  "dc-240-dualcore": { tall: 950, foot: 1080 },
  "dc-320-maxdrive": { tall: 1010, foot: 1085 },
  "dynamiccharge-60": { tall: 920, foot: 1075 },
  "grid-ems": { tall: 560, foot: 940 },
  "powervault-bess-250": { tall: 900, foot: 1060 },
};

/** A sweep of paper with light from the upper left; a wall has no floor. */
function backdrop(onWall: boolean): string {
  const { w, h } = sheet;
  const floor = onWall ? "" : `<rect width="${w}" height="${h}" fill="url(#floor)"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}">
    <defs>
      <linearGradient id="sweep" x2="0" y2="1"><stop offset="0" stop-color="#f3efe6"/><stop offset=".66" stop-color="#efeae0"/><stop offset="1" stop-color="#e6e0d3"/></linearGradient>
      <radialGradient id="light" cx=".36" cy=".30" r=".72"><stop offset="0" stop-color="#fffefb"/><stop offset="1" stop-color="#fffefb" stop-opacity="0"/></radialGradient>
      <linearGradient id="floor" x2="0" y2="1"><stop offset=".70" stop-color="#d6cfc0" stop-opacity="0"/><stop offset=".80" stop-color="#d6cfc0" stop-opacity=".34"/><stop offset="1" stop-color="#d6cfc0" stop-opacity=".12"/></linearGradient>
    </defs>
    <rect width="${w}" height="${h}" fill="url(#sweep)"/><rect width="${w}" height="${h}" fill="url(#light)"/>${floor}
  </svg>`;
}

/** 960 × 1200, from the finished cut-out or a view from elsewhere. */
export async function paperPicture(slug: ProductSlug, view: "cutout" | TurnedView): Promise<Buffer> {
  const { canvas } = standing[slug];
  const { tall, foot } = places[slug];
  const [low, high] = [0.054, 0.966];
  const wide = canvas[1] / canvas[0];
  // A cut-out is framed by its height or by its width, whichever is tighter.
  const scale = Math.min(tall / (canvas[1] * (high - low)), (sheet.w * 1.04 * wide) / canvas[1]);
  const [w, h] = [Math.round(canvas[0] * scale), Math.round(canvas[1] * scale)];
  const product = await sharp(finishedFile(`${slug}-${view}`))
    .resize(w, h, { kernel: "lanczos3" })
    .png()
    .toBuffer();
  const left = Math.round((sheet.w - w) / 2);
  const top = Math.round(foot - h * (1 - low));
  const crop = { left: Math.max(0, -left), top: Math.max(0, -top) };
  const part = await sharp(product)
    .extract({
      ...crop,
      width: Math.min(sheet.w, w - crop.left),
      height: Math.min(sheet.h - Math.max(0, top), h - crop.top),
    })
    .toBuffer();
  return sharp(Buffer.from(backdrop(slug === "smart-home-charger")))
    .composite([{ input: part, left: Math.max(0, left), top: Math.max(0, top) }])
    .png()
    .toBuffer();
}

/** A part from near, before the same paper. */
export async function nearPicture(slug: ProductSlug, part: PartView): Promise<Buffer> {
  const input = await sharp(finishedFile(`${slug}-${part}`))
    .resize(sheet.w, sheet.h)
    .toBuffer();
  return sharp(Buffer.from(backdrop(true)))
    .composite([{ input }])
    .png()
    .toBuffer();
}

/** 1280 × 960: the screen, the gun or the light from near. */
export async function nightPicture(slug: ProductSlug): Promise<Buffer> {
  const out = path.join(work, "finished", `${slug}-detail.png`);
  const script = path.join(import.meta.dirname, "filter/night.py");
  execFileSync("/usr/bin/python3", [
    script,
    finishedFile(`${slug}-cutout`),
    out,
    ...closeUps[slug].map(String),
  ]);
  return readFile(out);
}
