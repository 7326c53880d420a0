/** What Blender renders: one job a picture, in order. */
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { productSlugs } from "../../../src/content/products/slugs.ts";
import { type Near, nearGuns, nearScreens, sides, standing } from "./views.ts";

const blender = path.join(import.meta.dirname, "blender");

export interface Job {
  name: string;
  /** A module of blender/scenes. */
  scene: string;
  /** The product, by its address; its figures are put in when the job runs. */
  product?: string;
  view: object;
  width: number;
  height: number;
  samples: number;
  /** How many times wider edges, print and lamps are drawn, so that they are smooth at the picture's size. */
  oversample: number;
  /** Samples of the guide for a pixel of the picture. */
  guide: number;
  /** Rendered without a ground, as a cut-out. */
  transparent?: boolean;
  /** Near enough to see the relief of the paint. */
  near?: boolean;
  /** Exposure, contrast, glow and so on: see filter/finish.py. */
  finish: Record<string, number | boolean>;
}

const products = [...productSlugs.ac, ...productSlugs.dc];

/** What edges, print and lamps are drawn with; far from the camera half of the samples do. */
const edges = { oversample: 2, guide: 32 };
const farEdges = { ...edges, guide: 16 };

/** Without hoses and small print, these need fewer samples. */
const small = new Set<string>(["grid-ems", "powervault-bess-250"]);

/** Room for the product with its shadow, as shares of the picture. */
const frame = { left: 0.08, right: 0.92, foot: 0.054, top: 0.966 };

/** It hangs on a wall; its gallery shows it in a place instead of from the other side. */
const home = "smart-home-charger";

/** On the floor, and not on a wall or a desk. */
const stands = (product: (typeof products)[number]) => product !== home && product !== "grid-ems";

function cutout(product: (typeof products)[number]): Job {
  const { canvas, ...view } = standing[product];
  return {
    name: `${product}-cutout`,
    scene: "product",
    product,
    view: { ...view, light: "paper", frame },
    width: canvas[0],
    height: canvas[1],
    samples: small.has(product) ? 8 : 16,
    ...edges,
    transparent: true,
    finish: { cutout: true, floor: stands(product), exposure: 0.88, contrast: 1.06 },
  };
}

/** The same from elsewhere, for the gallery: smaller there, so with fewer samples. */
function turned(product: (typeof products)[number], name: string, azimuth: number): Job {
  const { canvas, azimuth: _, ...view } = standing[product];
  return {
    ...cutout(product),
    name: `${product}-${name}`,
    view: { azimuth, ...view, light: "paper", frame },
    width: 4 * Math.round(canvas[0] * 0.2),
    height: 4 * Math.round(canvas[1] * 0.2),
    samples: small.has(product) ? 8 : 10,
  };
}

/** Where a camera stands so far from a point, in mm; azimuth from the front, in degrees, negative from the left. */
function awayFrom([x, y]: readonly [number, number, number], azimuth: number, distance: number) {
  const turn = (azimuth * Math.PI) / 180;
  return [x + Math.sin(turn) * distance, y - Math.cos(turn) * distance];
}

/** A part from near: the gun in its holder, the screen. */
function part(product: (typeof products)[number], name: string, near: Near | undefined): Job[] {
  if (!near) return [];
  const { target, azimuth, distance, width } = near;
  const place = [...awayFrom(target, azimuth, distance), target[2] + distance * 0.16];
  return [
    {
      ...cutout(product),
      name: `${product}-${name}`,
      view: {
        azimuth,
        set: standing[product].set,
        light: "paper",
        place,
        target,
        lens: (36 * distance) / width,
      },
      width: 768,
      height: 960,
      samples: 16,
    },
  ];
}

/** What the light of a place asks for: fewer samples for sun and sky, or for what is seen from afar. */
const lights = {
  dusk: { samples: 12, ...farEdges, finish: { exposure: 1.6, glow: 0.6 } },
  evening: { samples: 12, ...farEdges, finish: { exposure: 1.4, contrast: 1.05, glow: 0.35 } },
  lamps: { samples: 12, ...edges, finish: { exposure: 1, contrast: 1.05, glow: 0.35 } },
  day: { samples: 12, ...farEdges, finish: { exposure: 1.22, contrast: 1.08, saturation: 1.08 } },
};

const sizes = {
  hero: [2560, 1440],
  portrait: [960, 1200],
  wide: [1280, 720],
  standard: [1280, 960],
  plot: [1280, 880],
} as const;

/** A place; `finish` overrides what its light asks for. */
function place(
  name: string,
  scene: string,
  light: keyof typeof lights,
  size: keyof typeof sizes,
  view: object,
  finish: Job["finish"] = {},
): Job {
  const [width, height] = sizes[size];
  const { finish: usual, ...drawn } = lights[light];
  return { name, scene, view, width, height, ...drawn, finish: { ...usual, ...finish } };
}

/** A product on its island by day, for the form below it: how far up it reaches, in mm. */
const stood: readonly (readonly [slug: (typeof products)[number], height: number])[] = [
  ["dc-30-pro", 1320],
  ["dc-60-compact", 1560],
  ["dc-120-ultra", 1820],
  ["dc-240-dualcore", 1960],
  ["dc-320-maxdrive", 2700],
  ["dynamiccharge-60", 1820],
  ["powervault-bess-250", 2280],
];

/** Products where they work. */
export const standNames = [home, "grid-ems", ...stood.map(([slug]) => slug)].map((slug) => `${slug}-stand`);

/** A level camera from the left, further off where the product is taller. */
function stand([product, height]: (typeof stood)[number]): Job {
  const [lens, eye, distance] = [42, 1400, 1400 + height * 1.75];
  const target = [-300, 0, eye] as const;
  const shift = (height * 0.5 + 200 - eye) / ((36 / lens) * distance);
  const view = { place: [...awayFrom(target, -24, distance), eye], target, lens, shift: [0, shift] };
  const finish = { exposure: 0.98, focus: distance / 1000, blur: 0.02 };
  return { ...place(`${product}-stand`, "stand", "day", "standard", view, finish), product };
}

/** A charger at a station: in mm where its front stands and how far beside it the middle of the picture is. */
interface Shot {
  charger: readonly [x: number, y: number];
  beside: number;
  /** From the front, in degrees; negative from the left. */
  azimuth: number;
  distance: number;
  /** What the picture shows at the charger, across. */
  width: number;
  /** How soft the place is, where it is worth a look: see `finish`. */
  blur?: number;
}

/** A long lens wide open: the charger and the car are sharp, and the place behind them is soft. */
function siteView({ charger: [x, y], beside, azimuth, distance, width, blur = 0.022 }: Shot) {
  const target = [x + beside, y, 1350] as const;
  const place = [...awayFrom(target, azimuth, distance), target[2]];
  const view = { place, target, lens: (36 * distance) / width, shift: [0, -0.04] };
  return { view, lens: { focus: distance / 1000, blur } };
}

/** Stations by day: a scene for each, where its picture is taken from, and its exposure. */
const sites: readonly [name: string, shot: Shot, exposure: number][] = [
  ["office", { charger: [-300, 8800], beside: -500, azimuth: 7, distance: 9000, width: 5200 }, 1.1],
  [
    "street",
    { charger: [-1300, 6900], beside: 100, azimuth: 6, distance: 9000, width: 4800, blur: 0.009 },
    1.1,
  ],
  ["hills", { charger: [2500, 10000], beside: 400, azimuth: -14, distance: 9000, width: 5200 }, 1.1],
  ["coast", { charger: [4800, 9100], beside: -1100, azimuth: 14, distance: 9500, width: 5600 }, 1.1],
  ["yard", { charger: [-1500, 9700], beside: 900, azimuth: 16, distance: 9500, width: 6600 }, 1.4],
  ["hub", { charger: [3700, 12500], beside: -900, azimuth: 13, distance: 9500, width: 5600 }, 1.1],
  ["solar", { charger: [-3000, 8450], beside: -300, azimuth: 9, distance: 8500, width: 5000 }, 1.1],
  ["desert", { charger: [-300, 7900], beside: 500, azimuth: -3, distance: 9500, width: 6800 }, 1.1],
  ["deck", { charger: [2500, 10250], beside: 700, azimuth: -14, distance: 8500, width: 6600 }, 1.7],
  [
    "highway",
    { charger: [6250, 11500], beside: 700, azimuth: -6, distance: 9500, width: 5800, blur: 0.014 },
    1.1,
  ],
  ["monsoon", { charger: [-800, 7400], beside: 500, azimuth: 3, distance: 9000, width: 5000 }, 1.4],
  ["society", { charger: [5550, 9750], beside: -50, azimuth: 13, distance: 9500, width: 7200 }, 1.7],
  ["campus", { charger: [-2850, 7500], beside: 1300, azimuth: 4, distance: 10500, width: 7000 }, 1.1],
];

/** The names of their renderings. */
export const siteNames = sites.map(([name]) => `site-${name}`);

export const jobs: readonly Job[] = [
  ...products.map(cutout),
  ...products.flatMap((product) =>
    product === home ? [] : [turned(product, "other", -standing[product].azimuth)],
  ),
  ...products.map((product) => turned(product, "front", 0)),
  ...products.flatMap((product) => (sides[product] ? [turned(product, "side", sides[product])] : [])),
  ...products.flatMap((product) => part(product, "gun", nearGuns[product])),
  ...products.flatMap((product) => part(product, "screen", nearScreens[product])),
  place(
    "model-distribution",
    "warehouse",
    "lamps",
    "standard",
    { place: [-900, -6900, 1450], target: [100, 0, 1180], lens: 43, shift: [0, 0] },
    { focus: 6.8, blur: 0.02 },
  ),
  place(
    "scene-charging",
    "hero",
    "lamps",
    "standard",
    { place: [1150, -3700, 1500], target: [2150, 0, 1250], lens: 42, shift: [0, 0] },
    { exposure: 1.5, focus: 3.8, blur: 0.022 },
  ),
  place(
    "model-franchise",
    "shopfront",
    "evening",
    "standard",
    { place: [2600, -8200, 1500], target: [1000, 2000, 1850], lens: 31, shift: [0, 0] },
    { focus: 10, blur: 0.016 },
  ),
  place(
    "model-standalone",
    "hotel",
    "evening",
    "standard",
    { place: [600, -6400, 1450], target: [900, 2500, 1700], lens: 42, shift: [0, 0] },
    { focus: 8.6, blur: 0.016 },
  ),
  place(
    "model-partnership",
    "plot",
    "day",
    "plot",
    { built: false, place: [-12800, -17800, 1900], target: [-7600, -9600, 1900], lens: 45, shift: [0, 0] },
    { exposure: 1.25, saturation: 1.12, focus: 9.7, blur: 0.018 },
  ),
  place(
    "scene-cafe",
    "cafe",
    "lamps",
    "standard",
    { place: [-40, -560, 950], target: [3, 60, 832], lens: 47, shift: [0, 0.02] },
    { focus: 0.66, blur: 0.024, exposure: 1.15 },
  ),
  place(
    "scene-desk",
    "cafe",
    "day",
    "standard",
    { laptop: true, place: [-210, -760, 985], target: [48, 120, 846], lens: 50, shift: [0, 0.02] },
    { focus: 0.9, blur: 0.024, exposure: 1.15 },
  ),
  place(
    "scene-lounge",
    "lounge",
    "lamps",
    "standard",
    { place: [-1150, -2700, 1120], target: [170, 1300, 850], lens: 36, shift: [0, 0.03] },
    { focus: 3.95, blur: 0.018, exposure: 1.45 },
  ),
  place(
    "scene-shop",
    "clothes",
    "lamps",
    "standard",
    { place: [-330, -1750, 1260], target: [60, 500, 1260], lens: 33, shift: [0, -0.03] },
    { exposure: 1.3, focus: 2.15, blur: 0.022 },
  ),
  place(
    "scene-mall",
    "basement",
    "evening",
    "wide",
    { place: [3300, 900, 1350], target: [-700, 4700, 1100], lens: 38, shift: [0, 0] },
    { exposure: 1.8, focus: 4.9, blur: 0.02 },
  ),
  place(
    "scene-station",
    "hero",
    "evening",
    "wide",
    { place: [5600, -11200, 1500], target: [2800, 0, 1900], lens: 42, shift: [0, 0] },
    { exposure: 1.6, glow: 0.6, focus: 11.6, blur: 0.018 },
  ),
  ...sites.map(([name, shot, exposure]) => {
    const { view, lens } = siteView(shot);
    return place(`site-${name}`, `site-${name}`, "day", "wide", view, { exposure, ...lens });
  }),
  place(
    "scene-plot",
    "plot",
    "evening",
    "plot",
    { built: true, place: [-15500, -10500, 1750], target: [-3700, 1500, 2000], lens: 38, shift: [0, 0] },
    { exposure: 0.9, contrast: 1.1, glow: 0.5, focus: 13, blur: 0.012 },
  ),
  place(
    "scene-solar",
    "plot",
    "day",
    "wide",
    {
      built: true,
      day: true,
      place: [9800, -6800, 5300],
      target: [-3000, 4000, 3700],
      lens: 40,
      shift: [-0.12, 0],
    },
    { exposure: 1.35, focus: 8.5, blur: 0.024 },
  ),
  place(
    `${home}-porch`,
    "porch",
    "lamps",
    "portrait",
    { place: [520, -5200, 1420], target: [-480, 0, 1130], lens: 66, shift: [0, 0] },
    { exposure: 1.25, focus: 5.2, blur: 0.022 },
  ),
  place(
    `${home}-wall`,
    "porch",
    "lamps",
    "portrait",
    { place: [-760, -1750, 1330], target: [40, -40, 1120], lens: 62, shift: [0, 0] },
    { exposure: 1.25 },
  ),
  place(
    `${home}-stand`,
    "porch",
    "lamps",
    "standard",
    { place: [-820, -2250, 1330], target: [300, 0, 1075], lens: 48, shift: [0, 0] },
    { exposure: 1.25, focus: 2.4, blur: 0.022 },
  ),
  {
    ...place(
      "grid-ems-stand",
      "cafe",
      "lamps",
      "standard",
      { place: [150, -1500, 1120], target: [30, 180, 960], lens: 50, shift: [0, 0] },
      { focus: 1.68, blur: 0.026, exposure: 1.15 },
    ),
    product: "grid-ems",
  },
  ...stood.map(stand),
  {
    name: "family",
    scene: "family",
    view: { place: [60, -26000, 900], target: [60, 0, 900], lens: 98.5, shift: [0, 0.058] },
    width: 1920,
    height: 800,
    samples: 16,
    ...edges,
    finish: { exposure: 1.2, contrast: 1.06, glow: 0.3 },
  },
  {
    name: "home-night",
    scene: "night-wall",
    view: { place: [-560, -1380, 1235], target: [-75, 0, 1190], lens: 62, shift: [0, 0] },
    width: 1920,
    height: 1200,
    samples: 16,
    ...edges,
    finish: { exposure: 1.2, contrast: 1.06, glow: 0.35 },
  },
  {
    name: "dc-family",
    scene: "family",
    view: {
      onlyGuns: true,
      place: [3700, -6300, 1350],
      target: [-290, 300, 1350],
      lens: 37,
      shift: [0, 0.02],
    },
    width: 1920,
    height: 1200,
    samples: 16,
    ...edges,
    finish: { exposure: 1.2, contrast: 1.06, glow: 0.3 },
  },
  {
    name: "empty-plug",
    scene: "plug",
    view: { place: [0, -1750, 820], target: [-20, 0, 40], lens: 72 },
    width: 1120,
    height: 720,
    samples: 12,
    ...edges,
    transparent: true,
    finish: { cutout: true, exposure: 0.88, contrast: 1.06 },
  },
  {
    ...place(
      "hero",
      "hero",
      "dusk",
      "hero",
      { place: [400, -7900, 1400], target: [400, 0, 1400], lens: 28.7, shift: [-0.122, 0] },
      { focus: 8, blur: 0.012 },
    ),
    // Shown as wide as the window, where noise in its reflections would be seen.
    samples: 24,
  },
  place(
    "hero-portrait",
    "hero",
    "dusk",
    "portrait",
    { alone: true, place: [300, -7400, 1400], target: [300, 0, 1400], lens: 50.8, shift: [0.104, 0.078] },
    { focus: 7.5, blur: 0.012 },
  ),
];

/** The files of blender/ that this one imports, as `import x`, `from x import y` or `from x import module`. */
async function importsOf(file: string): Promise<string[]> {
  const text = await readFile(path.join(blender, file), "utf8");
  const names = [...text.matchAll(/^ *(?:from (\S+) )?import (.+)$/gm)].flatMap(([, from, list = ""]) => {
    const listed = list.split(",").map((name) => name.trim());
    return from ? [from, ...listed.map((name) => `${from}.${name}`)] : listed;
  });
  return names
    .map((name) => `${name.replaceAll(".", "/")}.py`)
    .filter((name) => existsSync(path.join(blender, name)));
}

/** The Python that a job runs: its scene, its product, and what these import. */
async function sourcesOf({ scene, product }: Job): Promise<string[]> {
  const file = (name: string) => `${name.replaceAll("-", "_")}.py`;
  const found = new Set(["main.py", "output.py", `scenes/${file(scene)}`]);
  if (product) found.add(`products/${file(product)}`);
  for (const source of found) for (const next of await importsOf(source)) found.add(next);
  return [...found].sort();
}

/** Changes when anything changes that the rendering depends on; the finish does not count. */
export async function fingerprint(job: Job): Promise<string> {
  const { finish: _, ...rendered } = job;
  const hash = createHash("sha256").update(JSON.stringify(rendered));
  for (const source of await sourcesOf(job)) hash.update(await readFile(path.join(blender, source)));
  return hash.digest("hex").slice(0, 16);
}
