/** Degrees: longitude, latitude. */
export type Position = [number, number];
export type Line = Position[];
/** An outer ring and its holes. */
export type Polygon = Line[];

interface PolygonShape {
  type: "Polygon";
  coordinates: Polygon;
}
interface MultiPolygonShape {
  type: "MultiPolygon";
  coordinates: Polygon[];
}
interface MultiLineShape {
  type: "MultiLineString";
  coordinates: Line[];
}
interface PointShape {
  type: "Point";
  coordinates: Position;
}
export type AreaShape = PolygonShape | MultiPolygonShape;
export type Shape = AreaShape | MultiLineShape | PointShape;

export interface Feature<S extends Shape = Shape> {
  type: "Feature";
  properties: Record<string, string | number>;
  geometry: S;
}

/** A GeoJSON feature of one shape. */
export function feature<S extends Shape>(
  type: S["type"],
  coordinates: S["coordinates"],
  properties: Feature["properties"] = {},
): Feature<S> {
  return { type: "Feature", properties, geometry: { type, coordinates } as S };
}

/** Degrees. */
interface Box {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** The extent of the map: all of India in a frame twice as wide as high. */
export const extent: Box = { west: 40, south: -2, east: 126, north: 46 };

/** India and its surroundings; the rest is drawn roughly. */
export const surroundings: Box = { west: 60, south: 2, east: 104, north: 42 };

/** Whether a position is in a box. */
export function isInBox([x, y]: Position, { west, south, east, north }: Box): boolean {
  return x > west && x < east && y > south && y < north;
}

/** The extent as a polygon. */
export const extentPolygon: Polygon = [
  [
    [extent.west, extent.south],
    [extent.east, extent.south],
    [extent.east, extent.north],
    [extent.west, extent.north],
    [extent.west, extent.south],
  ],
];

/** Whether a polygon has a corner within the extent. */
export function touchesExtent([outer = []]: Polygon): boolean {
  return outer.some((at) => isInBox(at, extent));
}

/** The polygons of an area. */
export function polygonsOf(shape: AreaShape): Polygon[] {
  return shape.type === "Polygon" ? [shape.coordinates] : shape.coordinates;
}

/** What a polygon's outer ring encloses, in square degrees. */
export function areaOf([outer = []]: Polygon): number {
  let sum = 0;
  outer.forEach(([x, y], index) => {
    const [fromX, fromY] = outer.at(index - 1) ?? [x, y];
    sum += fromX * y - x * fromY;
  });
  return Math.abs(sum / 2);
}

/** The distance between two positions, in degrees. */
export function gap(a: Position, b: Position): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}

/** Whether a position is in one of the polygons. */
export function isInside(at: Position, polygons: readonly Polygon[]): boolean {
  return polygons.some(
    ([outer = [], ...holes]) => isInRing(at, outer) && !holes.some((hole) => isInRing(at, hole)),
  );
}

function isInRing([x, y]: Position, ring: Line): boolean {
  let inside = false;
  ring.forEach(([toX, toY], index) => {
    const [fromX, fromY] = ring.at(index - 1) ?? [toX, toY];
    if (toY > y === fromY > y) return;
    if (x < ((fromX - toX) * (y - toY)) / (fromY - toY) + toX) inside = !inside;
  });
  return inside;
}

/** Cell size, in degrees, of the grid that finds near edges; the largest distance to ask for. */
const cell = 0.25;

/** A test whether a position is within `distance` degrees of the polygons' edges. */
export function edgesNear(polygons: readonly Polygon[]): (at: Position, distance: number) => boolean {
  const cells = new Map<string, [Position, Position][]>();
  for (const ring of polygons.flat()) {
    ring.slice(1).forEach((to, index) => {
      const from = ring[index] ?? to;
      for (const key of cellsAround(from, to)) {
        const edges = cells.get(key);
        if (edges) edges.push([from, to]);
        else cells.set(key, [[from, to]]);
      }
    });
  }
  return (at, distance) =>
    (cells.get(cellOf(at[0], at[1])) ?? []).some(([from, to]) => gapToEdge(at, from, to) < distance);
}

function cellOf(x: number, y: number): string {
  return `${Math.floor(x / cell)},${Math.floor(y / cell)}`;
}

function cellsAround([ax, ay]: Position, [bx, by]: Position): string[] {
  const keys: string[] = [];
  for (let x = Math.min(ax, bx) - cell; x < Math.max(ax, bx) + 2 * cell; x += cell) {
    for (let y = Math.min(ay, by) - cell; y < Math.max(ay, by) + 2 * cell; y += cell) keys.push(cellOf(x, y));
  }
  return keys;
}

function gapToEdge(at: Position, from: Position, to: Position): number {
  const dx = to[0] - from[0];
  const dy = to[1] - from[1];
  const along = ((at[0] - from[0]) * dx + (at[1] - from[1]) * dy) / (dx * dx + dy * dy || 1);
  const t = Math.max(0, Math.min(1, along));
  return gap(at, [from[0] + t * dx, from[1] + t * dy]);
}

/** The parts of the lines whose corners pass the test; a part has at least two corners. */
export function cutLines(lines: readonly Line[], keep: (at: Position) => boolean): Line[] {
  const parts: Line[] = [];
  for (const line of lines) {
    let part: Line = [];
    for (const at of line) {
      if (keep(at)) {
        part.push(at);
        continue;
      }
      if (part.length > 1) parts.push(part);
      part = [];
    }
    if (part.length > 1) parts.push(part);
  }
  return parts;
}
