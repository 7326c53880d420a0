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
  return { name, scene: "hero", view, width, height, samples: 10, finish: { exposure: 1.6, glow: 0.6 } };
}

export const jobs: readonly Job[] = [
  ...products.map(cutout),
  dusk("hero", 1600, 900, { place: [0, -6600, 1400], target: [0, 0, 1400], lens: 29, shift: [0, 0.01] }),
  dusk("hero-portrait", 640, 960, {
    place: [1250, -7200, 1450],
    target: [1250, 0, 1450],
    lens: 38,
    shift: [0, 0.06],
  }),
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
