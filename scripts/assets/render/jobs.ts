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

/** A part from near: the gun in its holder, the screen. */
function part(product: (typeof products)[number], name: string, near: Near | undefined): Job[] {
  if (!near) return [];
  const { target, azimuth, distance, width } = near;
  const turn = (azimuth * Math.PI) / 180;
  const [x, y, z] = target;
  const place = [x + Math.sin(turn) * distance, y - Math.cos(turn) * distance, z + distance * 0.16];
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
  dusk: { samples: 12, ...farEdges, finish: { exposure: 1.6, glow: 0.6, radius: 3 } },
  evening: { samples: 8, ...farEdges, finish: { exposure: 1.4, contrast: 1.05, glow: 0.35, radius: 3 } },
  lamps: { samples: 12, ...edges, finish: { exposure: 1, contrast: 1.05, glow: 0.35, radius: 3 } },
  day: { samples: 8, ...farEdges, finish: { exposure: 1.22, contrast: 1.08, saturation: 1.08, radius: 3 } },
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

const clear = { exposure: 1.1 };

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
  const [lens, eye, distance, turn] = [42, 1400, 1400 + height * 1.75, (24 * Math.PI) / 180];
  const [x, y] = [-Math.sin(turn) * distance, -Math.cos(turn) * distance];
  const shift = (height * 0.5 + 200 - eye) / ((36 / lens) * distance);
  const view = { place: [x - 300, y, eye], target: [-300, 0, eye], lens, shift: [0, shift] };
  return { ...place(`${product}-stand`, "stand", "day", "standard", view, { exposure: 0.98 }), product };
}

interface Shot {
  place: [x: number, y: number, z: number];
  target: [x: number, y: number, z: number];
  lens: number;
}

/** Stations by day: a scene for each, where its picture is taken from, and its finish. */
const sites: readonly [name: string, view: Shot, finish: Job["finish"]][] = [
  ["office", { place: [-8200, -3600, 1700], target: [1500, 9000, 2500], lens: 27 }, clear],
  ["street", { place: [400, -7400, 1700], target: [1500, 9000, 2400], lens: 27 }, clear],
  ["hills", { place: [-3200, -3600, 1750], target: [2300, 11500, 2600], lens: 27 }, clear],
  ["coast", { place: [9800, -6200, 1700], target: [900, 9800, 2500], lens: 27 }, clear],
  ["yard", { place: [300, -3800, 1650], target: [1200, 9000, 2000], lens: 28 }, clear],
  ["hub", { place: [9500, -3400, 1700], target: [1500, 12000, 2900], lens: 26 }, clear],
  ["solar", { place: [-9500, -9500, 5600], target: [300, 8000, 2100], lens: 33 }, clear],
  ["desert", { place: [10500, -5600, 1700], target: [-1900, 11500, 3000], lens: 27 }, clear],
  ["deck", { place: [4200, -4200, 1600], target: [-2300, 9000, 1620], lens: 27 }, { exposure: 1.7 }],
  ["highway", { place: [4800, -6600, 3200], target: [1900, 16000, 2700], lens: 27 }, clear],
  ["monsoon", { place: [-2600, -7200, 1500], target: [1400, 10500, 2900], lens: 28 }, { exposure: 1.4 }],
  ["campus", { place: [-5500, -12500, 2300], target: [1300, 12000, 3900], lens: 31 }, clear],
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
  place("model-distribution", "warehouse", "lamps", "standard", {
    place: [-900, -6900, 1450],
    target: [100, 0, 1180],
    lens: 43,
    shift: [0, 0],
  }),
  place(
    "scene-charging",
    "hero",
    "lamps",
    "standard",
    { place: [1150, -3700, 1500], target: [2150, 0, 1250], lens: 42, shift: [0, 0] },
    { exposure: 1.5 },
  ),
  place("model-franchise", "shopfront", "evening", "standard", {
    place: [2600, -8200, 1500],
    target: [1000, 2000, 1850],
    lens: 31,
    shift: [0, 0],
  }),
  place("model-standalone", "hotel", "evening", "standard", {
    place: [-900, -7600, 1500],
    target: [500, 2500, 2200],
    lens: 33,
    shift: [0, 0],
  }),
  place(
    "model-partnership",
    "plot",
    "day",
    "plot",
    { built: false, place: [-18000, -30500, 7400], target: [-600, -2000, 0], lens: 36, shift: [0, -0.03] },
    { exposure: 1.25, saturation: 1.12 },
  ),
  place(
    "scene-cafe",
    "cafe",
    "lamps",
    "standard",
    { place: [-40, -560, 950], target: [3, 60, 832], lens: 47, shift: [0, 0.02] },
    { soft: 3, exposure: 1.15 },
  ),
  place(
    "scene-desk",
    "cafe",
    "day",
    "standard",
    { laptop: true, place: [-210, -760, 985], target: [48, 120, 846], lens: 50, shift: [0, 0.02] },
    { soft: 3, exposure: 1.15 },
  ),
  place(
    "scene-lounge",
    "lounge",
    "lamps",
    "standard",
    { place: [-250, -3200, 1250], target: [-60, 1500, 960], lens: 36, shift: [0, 0] },
    { soft: 7, exposure: 1.4 },
  ),
  place(
    "scene-shop",
    "clothes",
    "lamps",
    "standard",
    { place: [-330, -1750, 1260], target: [60, 500, 1260], lens: 33, shift: [0, -0.03] },
    { exposure: 1.3 },
  ),
  place(
    "scene-mall",
    "basement",
    "evening",
    "wide",
    { place: [2300, -4300, 1500], target: [-600, 3500, 1350], lens: 31, shift: [0, 0] },
    { exposure: 1.35 },
  ),
  place(
    "scene-station",
    "hero",
    "evening",
    "wide",
    { place: [5600, -11200, 1600], target: [3300, 0, 2350], lens: 29, shift: [0, 0] },
    { exposure: 1.6, glow: 0.6 },
  ),
  ...sites.map(([name, view, finish]) =>
    place(`site-${name}`, `site-${name}`, "day", "wide", { shift: [0, 0], ...view }, finish),
  ),
  place(
    "scene-plot",
    "plot",
    "evening",
    "plot",
    { built: true, place: [-21000, -33500, 9800], target: [-600, 1000, 1900], lens: 41, shift: [0, 0] },
    { exposure: 1.3, contrast: 1.1, glow: 0.5 },
  ),
  place(
    "scene-solar",
    "plot",
    "day",
    "wide",
    {
      built: true,
      day: true,
      place: [15500, -18500, 6200],
      target: [-600, 1000, 2300],
      lens: 35,
      shift: [-0.16, 0.05],
    },
    { exposure: 1.35 },
  ),
  place(
    `${home}-porch`,
    "porch",
    "lamps",
    "portrait",
    { place: [520, -5200, 1420], target: [-480, 0, 1130], lens: 66, shift: [0, 0] },
    { exposure: 1.25 },
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
    { exposure: 1.25 },
  ),
  {
    ...place(
      "grid-ems-stand",
      "cafe",
      "lamps",
      "standard",
      { place: [150, -1500, 1120], target: [30, 180, 960], lens: 50, shift: [0, 0] },
      { soft: 3, exposure: 1.15 },
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
    finish: { exposure: 1.2, contrast: 1.06, glow: 0.3, radius: 5 },
  },
  {
    name: "home-night",
    scene: "night-wall",
    view: { place: [-560, -1380, 1235], target: [-75, 0, 1190], lens: 62, shift: [0, 0] },
    width: 1920,
    height: 1200,
    samples: 16,
    ...edges,
    finish: { exposure: 1.2, contrast: 1.06, glow: 0.35, radius: 8 },
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
    finish: { exposure: 1.2, contrast: 1.06, glow: 0.3, radius: 5 },
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
  place("hero", "hero", "dusk", "hero", {
    place: [400, -7900, 1400],
    target: [400, 0, 1400],
    lens: 28.7,
    shift: [-0.122, 0],
  }),
  place("hero-portrait", "hero", "dusk", "portrait", {
    alone: true,
    place: [300, -7400, 1400],
    target: [300, 0, 1400],
    lens: 50.8,
    shift: [0.104, 0.078],
  }),
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
