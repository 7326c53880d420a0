/** Open-graph cards, 1200 by 630: what a link to a page looks like when somebody shares it. */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import type { Browser } from "playwright";
import sharp from "sharp";
import { brand } from "../../../src/content/brand.ts";
import { pictures } from "../../../src/content/pictures.ts";
import { products } from "../../../src/content/products/catalogue.ts";
import type { Product } from "../../../src/content/products/product.ts";
import type { ProductSlug } from "../../../src/content/products/slugs.ts";
import { bolt } from "../render/textures/marks.ts";
import { paint } from "./browser.ts";
import { Art, C, ell, rect, type SetType } from "./kit.ts";

const [w, h] = [1200, 630];

interface Card {
  name: string;
  title: string[];
  note: string;
  /** Products side by side, instead of a scene. */
  family?: ProductSlug[];
  /**
   * The scene behind the words, by its name under public/images; its height to width is that of
   * the scene.
   */
  scene?: string;
  ratio?: number;
  /** Shifts the scene: 0 shows its left edge, 1 its right. */
  x?: number;
  /** The scene fills only the right part: its subject would stand behind the words. */
  beside?: boolean;
}

const cards: Card[] = [
  {
    name: "default",
    title: ["More Than a", "Charging Station"],
    note: brand.tagline,
    scene: "hero",
    ratio: 9 / 16,
    x: 0.92,
  },
  {
    name: "home",
    title: ["More Than a", "Charging Station"],
    note: brand.tagline,
    scene: "hero",
    ratio: 9 / 16,
    x: 0.92,
  },
  {
    name: "stations",
    title: ["Find Our", "Stations"],
    note: "Free guns, power and price, live",
    scene: "scene-station",
    ratio: 9 / 16,
  },
  {
    name: "products",
    title: ["Chargers made", "in India"],
    note: "From 7.2 to 320 kW, for homes and highways",
    family: ["dc-60-compact", "dc-120-ultra", "dc-240-dualcore"],
  },
  {
    name: "home-ev-charger-india",
    title: ["Charge at home,", "overnight"],
    note: "Smart Home Charger",
    scene: "products/smart-home-charger-detail",
    ratio: 3 / 4,
    beside: true,
  },
  {
    name: "business-dc-fast-charger-solutions-india",
    title: ["DC fast chargers", "for business"],
    note: "30 to 320 kW, energy management and storage",
    scene: "scene-charging",
    ratio: 3 / 4,
    beside: true,
  },
  {
    name: "discover",
    title: ["Discover"],
    note: "Guides, news and answers on EV charging",
    scene: "scene-lounge",
    ratio: 3 / 4,
  },
  {
    name: "blog",
    title: ["Blog"],
    note: "Guides for drivers and site owners",
    scene: "products/dc-120-ultra-detail",
    ratio: 3 / 4,
    beside: true,
  },
  {
    name: "news",
    title: ["News"],
    note: "What is new on the network",
    scene: "model-distribution",
    ratio: 3 / 4,
  },
  {
    name: "faq",
    title: ["Questions,", "answered"],
    note: "Charging, prices, partnerships",
    scene: "scene-mall",
    ratio: 9 / 16,
  },
  {
    name: "general-query",
    title: ["Ask us", "anything"],
    note: "We answer every message",
    scene: "scene-cafe",
    ratio: 3 / 4,
    beside: true,
  },
  {
    name: "ev-charging-partner",
    title: ["Become a", "charging partner"],
    note: "Chargers for your business and your customers",
    scene: "model-standalone",
    ratio: 3 / 4,
  },
  {
    name: "ev-charging-franchise-partner",
    title: ["Open a", "franchise station"],
    note: "Charging, café, lounge and store",
    scene: "model-franchise",
    ratio: 3 / 4,
  },
  {
    name: "ev-charging-land-partnership",
    title: ["Put your land", "to work"],
    note: "We build and run it, you earn every month",
    scene: "model-partnership",
    ratio: 880 / 1280,
  },
  {
    name: "terms-and-conditions",
    title: ["Terms and", "conditions"],
    note: brand.name,
    scene: "scene-plot",
    ratio: 880 / 1280,
  },
  {
    name: "privacy-policy",
    title: ["Privacy policy"],
    note: brand.name,
    scene: "scene-plot",
    ratio: 880 / 1280,
  },
];

const productNotes: Record<string, string> = {
  "smart-home-charger": "AC charger for the home",
  "dc-30-pro": "30 kW DC charger",
  "dc-60-compact": "60 kW DC charger",
  "dc-120-ultra": "120 kW DC charger",
  "dc-240-dualcore": "240 kW DC charger, two guns",
  "dc-320-maxdrive": "320 kW DC charger, cable arms",
  "dynamiccharge-60": "60 kW shared between two cars",
  "grid-ems": "Energy management for a site",
  "powervault-bess-250": "250 kWh battery storage",
};

async function image(file: string, x: number, y: number, width: number, height: number): Promise<string> {
  const webp = await readFile(`public/images/${file}`);
  return `<image href="data:image/webp;base64,${webp.toString("base64")}" x="${x}" y="${y}" width="${width}" height="${height}"/>`;
}

function caption(a: Art, title: string[], note: string, ink: string, quiet: string): string {
  const size = title.length > 1 ? 76 : 92;
  const top = h - 132 - (title.length - 1) * size * 1.06;
  return [
    rect(72, 64, 48, 48, C.volt, 13),
    bolt(77, 67, 42, C.ink900),
    a.text(brand.name, 138, 99, 31, { weight: 700, fill: ink, track: -0.02 }),
    ...title.map((line, i) =>
      a.text(line, 69, top + i * size * 1.06, size, { weight: 750, fill: ink, track: -0.035 }),
    ),
    a.text(note, 72, h - 66, 29, { weight: 500, fill: quiet }),
  ].join("");
}

async function sceneCard(a: Art, card: Card): Promise<string> {
  const { ratio = 9 / 16 } = card;
  // as wide as the card, or wider where the scene is too flat to fill it
  const width = Math.max(card.beside ? w * 0.65 : w, h / ratio);
  const height = width * ratio;
  const shift = card.beside ? w * 0.35 : -(width - w) * (card.x ?? 0.6);
  const veil = card.beside
    ? "0 #06120d 1, .36 #06120d 1, .44 #06120d .82, .62 #06120d 0"
    : "0 #030a07 .86, .36 #030a07 .52, .72 #030a07 0";
  a.add(
    rect(0, 0, w, h, "#06120d"),
    await image(`${card.scene}-1280.webp`, shift, (h - height) * 0.42, width, height),
    rect(0, 0, w, h, a.lg(veil, "h")),
    rect(0, 0, w, h, a.lg("0 #030a07 .36, .3 #030a07 0, .55 #030a07 .04, 1 #030a07 .7")),
    caption(a, card.title, card.note, "#fcfaf5", "#c5d8cd"),
  );
  return a.svg(w, h);
}

const paper = (a: Art) => [
  rect(0, 0, w, h, a.lg("0 #f8f5ee, .7 #efeadf, 1 #dcd5c6")),
  ell(860, 240, 560, 420, a.rg("0 #fffefb 1, 1 #fffefb 0")),
];

/** Products on one ground, all at one scale. */
async function familyCard(a: Art, card: Card, family: ProductSlug[]): Promise<string> {
  a.add(...paper(a));
  let x = 585;
  for (const slug of family) {
    const product = products.find(({ id }) => id === slug);
    if (!product?.height) throw new Error(`${slug} has no height`);
    const { path, width, height, widths } = pictures[product.images.cutout];
    const tall = product.height * 0.215;
    const wide = (tall * width) / height;
    a.add(await image(`${path.replace("/images/", "")}-${widths.at(-1)}.webp`, x, h - 70 - tall, wide, tall));
    x += wide * 0.68;
  }
  a.add(caption(a, card.title, card.note, C.ink900, "#47594f"));
  return a.svg(w, h);
}

async function productCard(a: Art, p: Product): Promise<string> {
  const { path, width, height, widths } = pictures[p.images.cutout];
  const k = Math.min(600 / height, 560 / width);
  const [bw, bh] = [width * k, height * k];
  a.add(
    ...paper(a),
    await image(`${path.replace("/images/", "")}-${widths.at(-1)}.webp`, 890 - bw / 2, h - 12 - bh, bw, bh),
    caption(
      a,
      a.textWidth(p.name, 92, 750, -0.035) > 520 ? splitName(p.name) : [p.name],
      productNotes[p.id] ?? brand.tagline,
      C.ink900,
      "#47594f",
    ),
  );
  return a.svg(w, h);
}

/** Long names take two lines, broken before the last word. */
function splitName(name: string): string[] {
  const at = name.lastIndexOf(" ");
  return [name.slice(0, at), name.slice(at + 1)];
}

/**
 * Writes public/images/og/<name>.jpg for every page, kind of article and product. The pictures
 * must exist.
 */
export async function writeCards(browser: Browser, setType: SetType): Promise<void> {
  await mkdir("public/images/og", { recursive: true });
  const save = async (name: string, svg: string) => {
    const png = await paint(browser, svg, w, h, 1);
    await writeFile(
      `public/images/og/${name}.jpg`,
      await sharp(png).flatten().jpeg({ quality: 84, mozjpeg: true }).toBuffer(),
    );
  };
  for (const card of cards) {
    const a = new Art("o", setType);
    await save(card.name, await (card.family ? familyCard(a, card, card.family) : sceneCard(a, card)));
  }
  for (const p of products) await save(p.id, await productCard(new Art("o", setType), p));
}
