/** What lies on the land: towns' built-up areas, lakes, rivers, main roads and airports. */
import { readFile } from "node:fs/promises";
import path from "node:path";
import { type AreaShape, type Feature, feature, type Line, type Position, polygonsOf } from "./geometry.ts";
import { highways, otherTowns } from "./highways.ts";

const source = path.join(import.meta.dirname, "natural-earth");
/** Two towns of a road farther apart than this, in degrees, are a mistake in the list. */
const longestStep = 2.8;
/** Points that a bend between two towns gets. */
const bend = 3;

/** The ground, from what is in natural-earth/ and the towns among the map's labels. */
export async function groundOf(labels: readonly Feature[]): Promise<Feature[]> {
  const [urban, lakes, rivers, airports] = await Promise.all(
    ["urban", "lakes", "rivers", "airports"].map(readFeatures),
  );
  return [
    ...areas(urban, "urban"),
    ...areas(lakes, "lake"),
    ...riverLines(rivers),
    ...roadLines(labels),
    ...(airports ?? []).map(({ geometry, properties }) =>
      feature("Point", geometry.coordinates as Position, {
        kind: "airport",
        name: String(properties.iata_code || properties.name),
        rank: Number(properties.scalerank),
      }),
    ),
  ];
}

async function readFeatures(name: string): Promise<Feature[]> {
  const text = await readFile(path.join(source, `${name}.geojson`), "utf8");
  // What was clipped away at the edge of the region has no geometry.
  return (JSON.parse(text) as { features: Feature[] }).features.filter(({ geometry }) => geometry);
}

function areas(features: readonly Feature[] = [], kind: string): Feature[] {
  const polygons = features.flatMap(({ geometry }) => polygonsOf(geometry as AreaShape));
  const drawn = kind === "urban" ? polygons.map((polygon) => polygon.map(rounded)) : polygons;
  return [feature("MultiPolygon", drawn, { kind })];
}

/** A turn of less than this, in radians, is not seen as a corner. */
const leastTurn = 0.5;

/** A ring with its corners cut off, which are few and seen from near (Chaikin). */
function rounded(ring: Line): Line {
  const corners = ring.slice(0, -1);
  const points = corners.flatMap((at, index) => {
    const before = corners.at(index - 1) as Position;
    const after = corners[(index + 1) % corners.length] as Position;
    return turn(before, at, after) < leastTurn ? [at] : [mixed(at, before, 0.25), mixed(at, after, 0.25)];
  });
  return [...points, points[0] as Position];
}

function turn(before: Position, at: Position, after: Position): number {
  const way =
    Math.atan2(after[1] - at[1], after[0] - at[0]) - Math.atan2(at[1] - before[1], at[0] - before[0]);
  return Math.abs(Math.atan2(Math.sin(way), Math.cos(way)));
}

function mixed([ax, ay]: Position, [bx, by]: Position, share: number): Position {
  return [ax + (bx - ax) * share, ay + (by - ay) * share];
}

/** One feature for each rank: 1 for the largest rivers, 3 for what is seen from near only. */
function riverLines(features: readonly Feature[] = []): Feature[] {
  const ranks: Line[][] = [[], [], []];
  for (const { geometry, properties } of features) {
    const scale = Number(properties.scalerank);
    const lines =
      geometry.type === "MultiLineString" ? geometry.coordinates : [geometry.coordinates as unknown as Line];
    ranks[scale <= 3 ? 0 : scale <= 6 ? 1 : 2]?.push(...lines);
  }
  return ranks.map((lines, index) => feature("MultiLineString", lines, { kind: "river", rank: index + 1 }));
}

function roadLines(labels: readonly Feature[]): Feature[] {
  const towns = new Map<string, Position[]>();
  for (const { geometry, properties } of labels) {
    if (properties.kind !== "city") continue;
    const name = String(properties.name);
    towns.set(name, [...(towns.get(name) ?? []), geometry.coordinates as Position]);
  }
  return ([1, 2] as const).map((rank) => {
    const lines = highways.filter((road) => road.rank === rank).map((road) => smooth(through(road, towns)));
    return feature("MultiLineString", lines, { kind: "road", rank });
  });
}

function through({ number, towns: list }: (typeof highways)[number], towns: Map<string, Position[]>): Line {
  const line: Line = [];
  for (const name of list.split(", ")) {
    const known = otherTowns[name];
    const found: Position[] = known ? [[...known]] : (towns.get(name) ?? []);
    const before = line.at(-1);
    const [nearest] = before ? found.toSorted((a, b) => apart(a, before) - apart(b, before)) : found;
    if (!nearest) throw new Error(`${number}: no town is called ${name}`);
    if (before && apart(nearest, before) > longestStep) throw new Error(`${number}: ${name} is too far off`);
    line.push(nearest);
  }
  return line;
}

function apart([ax, ay]: Position, [bx, by]: Position): number {
  return Math.hypot(ax - bx, ay - by);
}

/** Bends instead of corners at the towns (Catmull and Rom). */
function smooth(line: Line): Line {
  const at = (index: number) => line[Math.max(0, Math.min(line.length - 1, index))] as Position;
  const path: Line = [];
  for (let index = 0; index < line.length - 1; index += 1) {
    const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    for (let step = 0; step < bend; step += 1) {
      const t = step / bend;
      const along = (i: 0 | 1) =>
        0.5 *
        (2 * b[i] +
          (c[i] - a[i]) * t +
          (2 * a[i] - 5 * b[i] + 4 * c[i] - d[i]) * t * t +
          (3 * b[i] - a[i] - 3 * c[i] + d[i]) * t ** 3);
      path.push([along(0), along(1)]);
    }
  }
  return [...path, at(line.length - 1)];
}
