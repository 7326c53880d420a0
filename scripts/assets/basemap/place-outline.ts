/** A coarse copy of the map for the pictures of places, which the Worker draws into pages: see place-picture.server.ts. */
import {
  type AreaShape,
  type Feature,
  isInBox,
  type Line,
  type Position,
  polygonsOf,
  type Shape,
} from "./geometry.ts";

/** Degrees that a line may be off: two kilometres. */
const tolerance = 0.02;
/** Places are whole thousandths of a degree, each but the first as the way from the one before. */
const parts = 1000;
/** Where there can be stations, with room around. */
const region = { west: 66, south: 5, east: 99, north: 38.5 };

/** Layers from the ground up, each a list of lines or rings. */
export function placeOutline(features: readonly Feature[]): Record<string, number[][]> {
  const of = (test: (kind: string, rank: number) => boolean) =>
    features
      .filter(({ properties }) => test(String(properties.kind), Number(properties.rank ?? 0)))
      .flatMap(({ geometry }) => linesOf(geometry))
      .filter((line) => line.some((at) => isInBox(at, region)))
      .map(encoded)
      .filter((line) => line.length >= 4);
  return {
    abroad: of((kind) => kind === "land"),
    india: of((kind) => kind === "india"),
    urban: of((kind) => kind === "urban"),
    rivers: of((kind, rank) => kind === "river" && rank < 3),
    lakes: of((kind) => kind === "lake"),
    roads: of((kind, rank) => kind === "road" && rank === 2),
    highways: of((kind, rank) => kind === "road" && rank === 1),
    states: of((kind) => kind === "state"),
    border: of((kind) => kind === "border"),
  };
}

function linesOf(shape: Shape): Line[] {
  if (shape.type === "Point") return [];
  return shape.type === "MultiLineString" ? shape.coordinates : polygonsOf(shape as AreaShape).flat();
}

function encoded(line: Line): number[] {
  const whole = simplified(line).map(([x, y]) => [Math.round(x * parts), Math.round(y * parts)] as const);
  let before = [0, 0] as readonly [number, number];
  return whole.flatMap((at) => {
    const step = [at[0] - before[0], at[1] - before[1]];
    before = at;
    return step;
  });
}

/** Without the corners that lie near the line without them (Douglas and Peucker). */
function simplified(line: Line): Line {
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last || line.length < 3) return line;
  const isRing = first[0] === last[0] && first[1] === last[1];
  const middle = isRing ? Math.floor(line.length / 2) : farthest(line).index;
  if (!isRing && farthest(line).distance < tolerance) return [first, last];
  return [...simplified(line.slice(0, middle + 1)).slice(0, -1), ...simplified(line.slice(middle))];
}

function farthest(line: Line): { index: number; distance: number } {
  const [ax, ay] = line[0] as Position;
  const [bx, by] = line.at(-1) as Position;
  const length = Math.hypot(bx - ax, by - ay) || 1;
  let found = { index: 1, distance: -1 };
  for (let index = 1; index < line.length - 1; index += 1) {
    const [x, y] = line[index] as Position;
    const distance = Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length;
    if (distance > found.distance) found = { index, distance };
  }
  return found;
}
