import {
  type AreaShape,
  areaOf,
  cutLines,
  edgesNear,
  extentPolygon,
  type Feature,
  feature,
  gap,
  isInside,
  type Line,
  type Polygon,
  polygonsOf,
  touchesExtent,
} from "./geometry.ts";
import type { OfficialLines } from "./official-line.ts";
import type { Tools, Topology } from "./tools.ts";

export interface Outline {
  india: Polygon[];
  /** All land, also under India, so that no gap between the two looks like sea. */
  land: Polygon[];
  /** India's border on land. */
  border: Line[];
  /** Borders among the neighbours. */
  neighbourBorders: Line[];
}

/** Countries that share a border with India; theirs ends where India's begins. */
const bordering = ["Pakistan", "China", "Nepal", "Bhutan", "Bangladesh", "Myanmar", "Afghanistan"];

/** Areas that Natural Earth separates and this map joins: no border is drawn between. */
const partOf: Record<string, string> = {
  Baikonur: "Kazakhstan",
  "Hong Kong": "China",
  Macao: "China",
  Somaliland: "Somalia",
};

/** India in its official boundary, other land, and borders, from Natural Earth (1:10 million). */
export function outlineOf(tools: Tools, lines: OfficialLines): Outline {
  const world = tools.readJson<Topology>("world-atlas/countries-10m.json");
  const countries = world.objects.countries;
  if (!countries) throw new Error("world-atlas has no countries");
  const features = (tools.topo.feature(world, countries).features ?? []) as Feature<AreaShape>[];
  const india = indiaWithin(
    tools,
    lines,
    polygonsNamed(features, "India"),
    polygonsNamed(features, "Siachen Glacier"),
  );
  const land = tools.clip.intersection(
    tools.topo.merge(world, countries.geometries).coordinates.filter(touchesExtent),
    [extentPolygon],
  );

  // Rings of land alone are coasts: what of India's outline is not near one is a border.
  const nearCoast = edgesNear(land);
  const outerRings = india.map(([outer = []]) => outer);
  const border = cutLines(outerRings, (at) => !nearCoast(at, 0.02)).filter((line) => line.length > 3);
  return { india, land, border, neighbourBorders: bordersOfNeighbours(tools, features, india) };
}

function polygonsNamed(features: readonly Feature<AreaShape>[], name: string): Polygon[] {
  const found = features.find(({ properties }) => properties.name === name);
  if (!found) throw new Error(`world-atlas has no ${name}`);
  return polygonsOf(found.geometry);
}

function indiaWithin(tools: Tools, lines: OfficialLines, india: Polygon[], siachen: Polygon[]): Polygon[] {
  const { north, east, pockets } = lines;
  const [northStart, eastStart, eastEnd] = [north[0], east[0], east.at(-1)];
  // North of this corner in Demchok is India's outer line; the rest closes the polygon inside.
  const corner = north.findIndex((at) => gap(at, [79.415, 32.542]) < 0.02);
  const cornerAt = north[corner];
  if (!northStart || !eastStart || !eastEnd || !cornerAt) throw new Error("An official line is empty");

  const closedNorth: Polygon = [[...north, northStart]];
  const closedEast: Polygon = [[...east, eastStart]];
  const beyondNorth: Polygon = [
    [...north.slice(0, corner + 1), [82, cornerAt[1]], [82, 39], [71, 39], [71, 32.33], northStart],
  ];
  const beyondEast: Polygon = [
    [...east, [98.5, eastEnd[1]], [98.5, 30.5], [90, 30.5], [90, 27.3], eastStart],
  ];

  const inner = tools.clip.difference(india, [beyondNorth], [beyondEast]);
  const all = tools.clip.union(inner, siachen, [closedNorth], [closedEast], pockets.map(closePocket));
  return tools.clip
    .difference(all, [beyondNorth])
    .map(([outer = [], ...holes]) => [outer, ...holes.filter((hole) => areaOf([hole]) > 0.02)])
    .filter((polygon) => areaOf(polygon) > 1e-5);
}

/** A short stretch of border as a polygon that reaches a little way into India. */
function closePocket(line: Line): Polygon {
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last) throw new Error("A pocket is empty");
  return [[...line, [last[0] - 0.22, last[1] - 0.14], [first[0] - 0.22, first[1] - 0.14], first]];
}

function bordersOfNeighbours(
  tools: Tools,
  features: readonly Feature<AreaShape>[],
  india: Polygon[],
): Line[] {
  const neighbours = features
    .filter(({ properties }) => properties.name !== "India" && properties.name !== "Siachen Glacier")
    .map(({ properties, geometry }) => ({
      name: partOf[String(properties.name)] ?? String(properties.name),
      polygons: polygonsOf(geometry).filter(touchesExtent),
    }))
    .filter(({ polygons }) => polygons.length > 0)
    .map(({ name, polygons }) => {
      const within = tools.clip.intersection(polygons, [extentPolygon]);
      return { name, polygons: bordering.includes(name) ? tools.clip.difference(within, india) : within };
    })
    .filter(({ polygons }) => polygons.length > 0)
    .map(({ name, polygons }) => feature("MultiPolygon", polygons, { name }));
  const topology = tools.topo.topology({ all: { type: "FeatureCollection", features: neighbours } });
  const all = topology.objects.all;
  if (!all) throw new Error("The neighbours have no borders");
  const nearIndia = edgesNear(india);
  return cutLines(
    tools.topo.mesh(topology, all, (a, b) => a.properties?.name !== b.properties?.name).coordinates,
    (at) => !nearIndia(at, 0.04) && !isInside(at, india),
  );
}
