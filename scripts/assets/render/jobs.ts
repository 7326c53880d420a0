/** What Blender renders: one job a picture, in order. */
import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { productSlugs } from "../../../src/content/products/slugs.ts";
import { standing } from "./views.ts";

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
  /** Rendered without a ground, as a cut-out. */
  transparent?: boolean;
  /** Near enough to see the relief of the paint. */
  near?: boolean;
  /** Exposure, contrast, glow and so on: see filter/finish.py. */
  finish: Record<string, number | boolean>;
}

const products = [...productSlugs.ac, ...productSlugs.dc];

/** Without hoses and small print, these need fewer samples. */
const small = new Set<string>(["grid-ems", "powervault-bess-250"]);

function cutout(product: (typeof products)[number]): Job {
  const { canvas, ...view } = standing[product];
  const frame = { left: 0.08, right: 0.92, foot: 0.054, top: 0.966 };
  return {
    name: `${product}-cutout`,
    scene: "product",
    product,
    view: { ...view, light: "paper", frame },
    width: canvas[0],
    height: canvas[1],
    samples: small.has(product) ? 8 : 16,
    transparent: true,
    finish: {
      cutout: true,
      exposure: 0.88,
      contrast: 1.06,
      ...(product === "smart-home-charger" && { fade: 0.16 }),
    },
  };
}

/** The forecourt at dusk, seen by a camera that is level. */
function dusk(name: string, width: number, height: number, view: object): Job {
  return {
    name,
    scene: "hero",
    view,
    width,
    height,
    samples: 24,
    finish: { exposure: 1.6, glow: 0.6, radius: 5 },
  };
}

/** A place by daylight, which needs few samples: one sun and one sky. */
function day(name: string, scene: string, width: number, height: number, view: object, exposure = 1): Job {
  return {
    name,
    scene,
    view,
    width,
    height,
    samples: 16,
    finish: { exposure, contrast: 1.06, saturation: 1.06, radius: 4 },
  };
}

/** A place under lamps. */
function lit(name: string, scene: string, width: number, height: number, view: object, exposure = 1): Job {
  return {
    name,
    scene,
    view,
    width,
    height,
    samples: 20,
    finish: { exposure, contrast: 1.05, glow: 0.35, radius: 5 },
  };
}

export const jobs: readonly Job[] = [
  ...products.map(cutout),
  lit("model-distribution", "warehouse", 1280, 960, {
    place: [-900, -6900, 1450],
    target: [100, 0, 1180],
    lens: 43,
    shift: [0, 0],
  }),
  lit("scene-mall", "basement", 1440, 810, {
    place: [-3800, -6800, 1500],
    target: [-200, 3000, 1350],
    lens: 27,
    shift: [0, 0],
  }),
  lit(
    "model-franchise",
    "shopfront",
    1280,
    960,
    { place: [2600, -7600, 1500], target: [300, 2000, 1900], lens: 27, shift: [0, 0] },
    1.4,
  ),
  lit(
    "model-standalone",
    "hotel",
    1280,
    960,
    { place: [-1200, -8600, 1500], target: [300, 2500, 2300], lens: 30, shift: [0, 0] },
    1.4,
  ),
  lit(
    "scene-charging",
    "hero",
    1280,
    960,
    { place: [600, -3000, 1500], target: [2350, 0, 1330], lens: 44, shift: [0.05, 0] },
    1.6,
  ),
  lit("scene-cafe", "cafe", 1280, 960, {
    place: [0, -620, 930],
    target: [-10, 60, 850],
    lens: 44,
    shift: [0, 0.02],
    focus: [80, -40, 850],
    f_stop: 5.6,
  }),
  day("scene-highway", "highway", 1600, 900, {
    place: [0, -6500, 1900],
    target: [0, 0, 1900],
    lens: 31,
    shift: [0.06, 0.04],
  }),
  day("scene-solar", "solar", 1600, 750, {
    place: [-9000, -16000, 1800],
    target: [0, 2000, 2600],
    lens: 29,
    shift: [-0.24, 0],
  }),
  day(
    "scene-plot",
    "plot",
    1280,
    880,
    { built: true, place: [-20000, -42000, 24000], target: [0, 1500, 0], lens: 46, shift: [0, 0] },
    1.35,
  ),
  day(
    "model-partnership",
    "plot",
    1280,
    880,
    { built: false, place: [-21000, -33000, 8500], target: [0, -1000, 0], lens: 36, shift: [0, -0.03] },
    1.3,
  ),
  dusk("hero", 1600, 900, { place: [0, -6600, 1400], target: [0, 0, 1400], lens: 29, shift: [-0.05, 0.01] }),
];

/** The Python that a job runs: its scene, its product, and all shared parts. */
async function sourcesOf({ scene, product }: Job): Promise<string[]> {
  const shared = (await readdir(blender)).filter((file) => file.endsWith(".py"));
  const file = (name: string) => `${name.replaceAll("-", "_")}.py`;
  const folder = async (name: string) =>
    (await readdir(path.join(blender, name)))
      .filter((file) => file.endsWith(".py"))
      .map((file) => `${name}/${file}`);
  return [
    ...shared,
    ...(await folder("parts")),
    `scenes/${file(scene)}`,
    ...(product
      ? ["products/family.py", `products/${file(product)}`]
      : [...(await folder("products")), ...(await folder("places"))]),
  ].sort();
}

/** Changes when anything changes that the rendering depends on; the finish does not count. */
export async function fingerprint(job: Job): Promise<string> {
  const { finish: _, ...rendered } = job;
  const hash = createHash("sha256").update(JSON.stringify(rendered));
  for (const source of await sourcesOf(job)) hash.update(await readFile(path.join(blender, source)));
  return hash.digest("hex").slice(0, 16);
}
