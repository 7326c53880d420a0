/**
 * Makes the map that the station finder draws without any map provider:
 * public/map/{areas,lines,labels,ground}.json, with India's external boundary as India draws it. The
 * sources and their licences are in public/map/LICENCES.txt. Run: npm run basemap
 * installs its packages into a temporary folder first
 *      npm run basemap -- <folder>  takes them from the node_modules of this folder
 *      npm run basemap -- --ground  makes only ground.json, which needs no packages
 * Also writes the coarse outline from which the Worker draws pictures of places.
 */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { brotliCompressSync } from "node:zlib";
import { parseCommand } from "../../setup/arguments.ts";
import { cityLabels } from "./cities.ts";
import { areaOf, type Feature, feature, isInBox, type Polygon, surroundings } from "./geometry.ts";
import { groundOf } from "./ground.ts";
import { officialLines } from "./official-line.ts";
import { outlineOf } from "./outline.ts";
import { placeOutline } from "./place-outline.ts";
import { stateLabels, stateLines } from "./states.ts";
import { loadTools, type Tools } from "./tools.ts";

const folder = "public/map";
/** What a corner must add to a line to be kept: the triangle it makes, in square degrees. */
const leastCorner = 2e-4;
/** How much more it must add far from India. */
const roughness = 20;
/** Islands below this many square degrees are kept as they are; simplified they would vanish. */
const smallIsland = 0.02;
/** Land of others below this is left out, near India and far from it. */
const smallLand = { near: 0.004, far: 0.1 };

const { values: options, positionals } = parseCommand(
  "npm run basemap",
  { ground: { type: "boolean" } },
  "[FOLDER]",
);
await mkdir(folder, { recursive: true });
if (!options.ground) await writeOutline(await loadTools(positionals[0]));
const ground = await groundOf(await read("labels"));
await write("ground", ground, 1e3);
const outline = placeOutline([...(await read("areas")), ...(await read("lines")), ...ground]);
await writeFile("src/features/stations/place/outline.json", `${JSON.stringify(outline)}\n`);

async function read(name: string): Promise<Feature[]> {
  return JSON.parse(await readFile(`${folder}/${name}.json`, "utf8")).features;
}

/** Land, lines and labels. */
async function writeOutline(tools: Tools): Promise<void> {
  const { india, land, border, neighbourBorders } = outlineOf(tools, await officialLines(tools));
  const isSmall = (polygon: Polygon) => areaOf(polygon) < smallIsland;
  const isNear = ([outer = []]: Polygon) => outer.some((at) => isInBox(at, surroundings));
  const simple = simplified(tools, {
    india: feature(
      "MultiPolygon",
      india.filter((polygon) => !isSmall(polygon)),
    ),
    land: feature(
      "MultiPolygon",
      land.filter((polygon) => areaOf(polygon) > (isNear(polygon) ? smallLand.near : smallLand.far)),
    ),
    border: feature("MultiLineString", border),
    neighbour: feature("MultiLineString", neighbourBorders),
    state: feature("MultiLineString", stateLines(tools, india)),
  });
  await write("areas", [
    ...simple.land,
    ...simple.india,
    feature("MultiPolygon", india.filter(isSmall), { kind: "india" }),
  ]);
  await write("lines", [...simple.neighbour, ...simple.state, ...simple.border]);
  await write("labels", [...stateLabels(tools), ...cityLabels(tools, india)]);
}

/** Simplifies all at once, so that shared edges stay shared; a feature's key is its `kind`. */
function simplified<K extends string>({ topo }: Tools, features: Record<K, Feature>): Record<K, Feature[]> {
  const weighed = topo.presimplify(topo.topology(features));
  for (const arc of weighed.arcs) {
    for (const corner of arc) {
      const [x, y, weight] = corner;
      // The ends of an arc have no end of weight: they stay.
      if (!isInBox([x, y], surroundings)) corner[2] = weight / roughness;
    }
  }
  const all = topo.simplify(weighed, leastCorner);
  const simple: Partial<Record<K, Feature[]>> = {};
  for (const kind in features) {
    const object = all.objects[kind];
    if (!object) throw new Error(`Nothing is left of ${kind}`);
    const { geometry } = topo.feature(all, object);
    simple[kind] = [{ type: "Feature", properties: { kind }, geometry }];
  }
  return simple as Record<K, Feature[]>;
}

/** Four decimals of a degree (`parts` 1e4) are 11 m, three are 110 m. */
async function write(name: string, features: Feature[], parts = 1e4): Promise<void> {
  const text = JSON.stringify({ type: "FeatureCollection", features }, (_key, value) =>
    typeof value === "number" ? Math.round(value * parts) / parts : value,
  );
  await writeFile(`${folder}/${name}.json`, `${text}\n`);
  const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
  console.log(`${name}: ${kB(text.length)}, ${kB(brotliCompressSync(text).length)} with brotli`);
}
