/** Writes what Blender needs: product data as JSON, and labels and displays as PNG. */
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { products } from "../../../src/content/products/catalogue.ts";
import type { Product } from "../../../src/content/products/product.ts";
import { Art } from "../art/kit.ts";
import { loadType } from "../art/type.ts";
import {
  baySign,
  canopySign,
  farBaySign,
  gatewayName,
  highwaySign,
  kioskSign,
  landSign,
  levelSign,
  litSign,
  numberPlate,
  powerNumber,
  priceTag,
  printedMark,
  ratingPlate,
  reader,
  warning,
  wordmark,
} from "./textures/marks.ts";
import {
  batteryScreen,
  dashboard,
  homeReadyScreen,
  homeScreen,
  incomeBoard,
  type Reading,
  readingAt,
  readyScreen,
  readyWideScreen,
  sharedScreen,
  tallScreen,
  wideScreen,
} from "./textures/screens.ts";
import { bottles, goods, menuBoard } from "./textures/shop.ts";

/** What the models take from the catalogue, in mm. */
interface Figures {
  id: string;
  width: number;
  depth: number;
  height: number;
  guns: number;
}

type Draw = (a: Art, w: number, h: number, reading: Reading) => string;

/** Each display: its size in mm, its drawing and its text, as in the pictures' alt texts. */
const screens: Record<string, [draw: Draw, w: number, h: number, reading: Reading]> = {
  "smart-home-charger": [homeScreen, 150, 84, { charge: 64, power: 7.2 }],
  "dc-30-pro": [wideScreen, 284, 196, { charge: 64, power: 29 }],
  "dc-60-compact": [wideScreen, 312, 216, { charge: 62, power: 58 }],
  "dc-120-ultra": [tallScreen, 360, 440, readingAt(34, 117)],
  "dc-240-dualcore": [tallScreen, 400, 490, readingAt(42, 230)],
  "dc-320-maxdrive": [tallScreen, 470, 570, readingAt(38, 314)],
  "dynamiccharge-60": [sharedScreen, 300, 600, { charge: 58, power: 34, share: 26 }],
  "powervault-bess-250": [batteryScreen, 250, 168, { charge: 78, power: 148 }],
};

/** The number on a door and its unit. */
const numbers: Record<string, [figure: string, unit: string, light?: boolean]> = {
  "dc-30-pro": ["30", "kW"],
  "dc-60-compact": ["60", "kW"],
  "dc-120-ultra": ["120", "kW"],
  "dc-240-dualcore": ["240", "kW"],
  "dc-320-maxdrive": ["320", "kW"],
  "dynamiccharge-60": ["60", "kW shared", true],
  "powervault-bess-250": ["250", "kWh LFP"],
};

/** Of the cars; sample numbers. */
const privatePlates = [
  "TN 09 EV 2047",
  "KA 05 EV 7718",
  "MH 12 EV 0934",
  "DL 3C EV 4471",
  "TS 07 EV 6602",
  "GJ 01 EV 3859",
];

/** "700 × 620 × 1,820 mm (W × D × H)" as three numbers; null for software. */
function dimensionsOf({ specifications }: Product): [number, number, number] | null {
  const found = specifications.dimensions?.value.match(/([\d,]+) × ([\d,]+) × ([\d,]+) mm/);
  if (!found) return null;
  const [width = 0, depth = 0, height = 0] = found.slice(1).map((text) => Number(text.replaceAll(",", "")));
  return [width, depth, height];
}

export function figuresOf(product: Product): Figures {
  const [width, depth, height] = dimensionsOf(product) ?? [760, 320, 500];
  const outlets = product.specifications.outputInterface?.value ?? "";
  return { id: product.id, width, depth, height, guns: outlets.startsWith("2 ×") ? 2 : outlets ? 1 : 0 };
}

/** What a display shows while no gun is in a car. */
function readyScreenOf(draw: Draw, w: number, h: number) {
  if (draw === homeScreen) return homeReadyScreen;
  return w > h ? readyWideScreen : readyScreen;
}

/** Fills `folder` with products.json and textures/. */
export async function exportInput(folder: string): Promise<void> {
  const textures = path.join(folder, "textures");
  await mkdir(textures, { recursive: true });
  const setType = await loadType();
  const save = (file: string, svg: (a: Art) => string, width: number) =>
    sharp(Buffer.from(svg(new Art("t", setType))), { density: 288 })
      .resize({ width })
      .png()
      .toFile(path.join(textures, `${file}.png`));
  for (const [id, [draw, w, h, reading]] of Object.entries(screens))
    await save(`${id}-screen`, (a) => draw(a, w * 2, h * 2, reading), 1000);
  for (const [id, [draw, w, h]] of Object.entries(screens))
    if (draw !== batteryScreen)
      await save(`${id}-ready`, (a) => readyScreenOf(draw, w, h)(a, w * 2, h * 2), 1000);
  for (const [id, [figure, unit, light]] of Object.entries(numbers))
    await save(`${id}-number`, (a) => powerNumber(a, figure, unit, light ? "#c9d6cf" : "#3d4642"), 1200);
  await save("ems-dashboard", (a) => dashboard(a, 1600, 933), 1600);
  await save("income-board", (a) => incomeBoard(a, 1600, 1000), 1600);
  await save("wordmark-dark", (a) => wordmark(a, "#232a27"), 1600);
  await save("wordmark-light", (a) => wordmark(a, "#e8f1ec"), 1600);
  await save("reader", reader, 320);
  await save("plate", ratingPlate, 500);
  await save("warning", warning, 440);
  await save("gateway-name", gatewayName, 480);
  for (const [index, number] of privatePlates.entries())
    await save(`number-plate-${index}`, (a) => numberPlate(a, number, "#f4f7f2"), 900);
  // An electric vehicle that earns money has yellow letters.
  for (const [index, number] of ["DL 1R EV 2047", "DL 1R EV 1863"].entries())
    await save(`number-plate-auto-${index}`, (a) => numberPlate(a, number, "#ffd84a"), 900);
  await save("sign-kiosk", kioskSign, 1400);
  await save("sign-canopy", canopySign, 1000);
  await save("sign-highway", highwaySign, 1200);
  await save("sign-land", landSign, 1000);
  await save("phone-screen", (a) => tallScreen(a, 340, 740, readingAt(34, 117)), 680);
  await save("sign-lobby", (a) => litSign(a, "Lifts to mall"), 1000);
  await save("sign-hotel", (a) => litSign(a, "The Courtyard"), 1200);
  await save("sign-level", levelSign, 400);
  await save("sign-bay", baySign, 1000);
  await save("sign-bay-far", farBaySign, 1000);
  for (const seed of [0, 1, 2]) await save(`shop-goods-${seed}`, (a) => goods(a, seed), 2000);
  await save("shop-bottles", bottles, 1000);
  await save("shop-menu", menuBoard, 1600);
  await save("mark-volt", printedMark, 400);
  await save("tag-price", priceTag, 660);
  await writeFile(path.join(folder, "products.json"), JSON.stringify(products.map(figuresOf), null, 1));
}
