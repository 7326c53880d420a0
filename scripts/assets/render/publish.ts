/**
 * Makes the site's pictures from finished renderings: composes, encodes, and lists them in
 * src/content/pictures.json.
 */
import { existsSync } from "node:fs";
import sharp from "sharp";
import { productSlugs } from "../../../src/content/products/slugs.ts";
import { encode } from "../art/encode.ts";
import { type Entry, updateEntries } from "../art/manifest.ts";
import { siteNames, standNames } from "./jobs.ts";
import { nearPicture, nightPicture, paperPicture } from "./paper.ts";
import { finishedFile, notePublished, readPublished } from "./queue.ts";
import { partViews, placeViews, standing, turnedViews } from "./views.ts";

interface Picture {
  name: string;
  /** Folder and name under public/, without width and extension. */
  file: string;
  /** The renderings that it is made of; it is left as it was while one of them is missing. */
  from: string[];
  /** Renderings that must be there or published too, so that no page mixes them with drawings. */
  together?: string[];
  /** Widths to keep; none is wider than the picture. */
  widths: number[];
  /** Bytes that the AVIF may weigh at 1280 px. */
  budget: number;
  make: () => Promise<Buffer>;
}

const slugs = [...productSlugs.ac, ...productSlugs.dc];

function inGallery(slug: (typeof slugs)[number], view: string) {
  const name = `${slug}-${view}`;
  return { name, file: `images/products/${name}`, from: [name], widths: [320, 640], budget: 50_000 };
}

function picturesOf(slug: (typeof slugs)[number]): Picture[] {
  const file = `images/products/${slug}`;
  const whole = [`${slug}-cutout`];
  const allWhole = slugs.map((other) => `${other}-cutout`);
  return [
    {
      name: slug,
      file,
      from: whole,
      together: allWhole,
      widths: [320, 640, 960],
      budget: 50_000,
      make: () => paperPicture(slug, "cutout"),
    },
    ...turnedViews.map((view) => ({
      ...inGallery(slug, view),
      make: () => paperPicture(slug, view),
    })),
    ...partViews.map((view) => ({
      ...inGallery(slug, view),
      make: () => nearPicture(slug, view),
    })),
    {
      name: `${slug}-detail`,
      file: `${file}-detail`,
      from: whole,
      together: allWhole,
      widths: [480, 800, 1280],
      budget: 50_000,
      make: () => nightPicture(slug),
    },
    {
      name: `${slug}-cutout`,
      file: `${file}-cutout`,
      from: whole,
      together: allWhole,
      widths: [240, 480, 720],
      budget: 50_000,
      make: () =>
        sharp(finishedFile(`${slug}-cutout`))
          .resize(standing[slug].canvas[0])
          .png()
          .toBuffer(),
    },
  ];
}

/** A finished rendering, with the edges that the filter softened. */
function sharpened(name: string): Promise<Buffer> {
  return sharp(finishedFile(name)).sharpen({ sigma: 0.7, m1: 0.4, m2: 1 }).png().toBuffer();
}

/** A place: the rendering as it is, at the widths of wide pictures. */
function scene(name: string, widths: number[], budget: number): Picture {
  return { name, file: `images/${name}`, from: [name], widths, budget, make: () => sharpened(name) };
}

const wide = [480, 800, 1280, 1920];

const pictures: Picture[] = [
  scene("hero", [480, 720, 800, 1280, 1600, 1920, 2560], 75_000),
  // Phones and upright tablets show the same rendering; on phones the fewest bytes matter most.
  scene("hero-portrait", [480, 600], 59_000),
  { ...scene("hero-portrait", [800, 960], 75_000), name: "hero-tablet", file: "images/hero-tablet" },
  ...["charging", "cafe", "desk", "lounge", "shop", "plot", "solar", "station", "mall"].map((name) =>
    scene(`scene-${name}`, wide, 60_000),
  ),
  ...["standalone", "distribution", "partnership", "franchise"].map((name) =>
    scene(`model-${name}`, wide, 60_000),
  ),
  {
    ...scene("empty-plug", [280, 560, 1120], 60_000),
    make: () => sharp(finishedFile("empty-plug")).png().toBuffer(),
  },
  ...slugs.flatMap(picturesOf),
  ...placeViews.map((view) => ({
    ...inGallery("smart-home-charger", view),
    widths: [320, 640, 960],
    make: () => sharpened(`smart-home-charger-${view}`),
  })),
  ...standNames.map((name) => ({
    ...scene(name, [480, 800, 1280], 60_000),
    file: `images/products/${name}`,
  })),
  scene("family", [480, 800, 1280, 1920], 60_000),
  scene("dc-family", [480, 800, 1280, 1920], 60_000),
  scene("home-night", [480, 800, 1280, 1920], 60_000),
];

/** A station of the sample content: no page names it, so that one file is enough. */
async function publishSite(name: string): Promise<void> {
  await sharp(await sharpened(name))
    .webp({ quality: 76, effort: 5 })
    .toFile(`scripts/sample/sites/${name}.webp`);
}

/**
 * Publishes what is made of finished renderings; with filters only pictures, or of renderings, that
 * contain one.
 */
export async function publish(filters: readonly string[]): Promise<void> {
  const changed: Record<string, Entry> = {};
  const used = new Set<string>();
  const published = await readPublished();
  const isFinished = (name: string) => existsSync(finishedFile(name));
  const matches = (name: string) => filters.some((filter) => name.includes(filter));
  for (const picture of pictures) {
    const wanted = filters.length === 0 || [picture.name, ...picture.from].some(matches);
    if (!wanted || !picture.from.every(isFinished)) continue;
    const together = picture.together ?? [];
    if (!together.every((name) => isFinished(name) || name in published)) continue;
    for (const name of picture.from) used.add(name);
    const png = await picture.make();
    const size = await sharp(png).metadata();
    const widest = Math.min(size.width, Math.max(...picture.widths));
    const widths = [...picture.widths.filter((width) => width < widest), widest];
    const { placeholder, bytes } = await encode(png, picture.file, widths, picture.budget);
    const height = Math.round((widest * size.height) / size.width);
    changed[picture.name] = { path: `/${picture.file}`, width: widest, height, widths, placeholder };
    console.log(`${picture.name}: ${Math.round(bytes / 1000)} kB`);
  }
  for (const name of siteNames) {
    if (!isFinished(name) || (filters.length > 0 && !matches(name))) continue;
    await publishSite(name);
    used.add(name);
  }
  await updateEntries(changed);
  await notePublished(used);
}
