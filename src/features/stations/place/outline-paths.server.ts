import outline from "./outline.json";
import { between, nearestOn, type Point, type Project, type Size } from "./projection.ts";

type Layer = keyof typeof outline;

/** Corners nearer to the one before than this are left out, in pixels. */
const leastStepPx = 3;
/** Lakes and areas abroad smaller than this are left out, in pixels; no island of India is. */
const leastAreaPx = 12;
const smallLeftOut = new Set<Layer>(["abroad", "lakes"]);
/** Bytes of all paths: the least important layers go first. */
const budget = 5200;
const leastImportant: readonly Layer[] = ["rivers", "roads", "states", "urban"];
const areas = new Set<Layer>(["abroad", "india", "urban", "lakes"]);
const roads = new Set<Layer>(["roads", "highways"]);

interface Drawing {
  project: Project;
  size: Size;
  /** The way of a trip in the picture, which leads through towns: their area is left out. */
  way?: readonly Point[];
}

/** Land, water and roads as SVG paths, by layer from the ground up. */
export function outlinePaths(drawing: Drawing): { layer: string; d: string }[] {
  let paths = (Object.keys(outline) as Layer[])
    .filter((layer) => !(drawing.way && layer === "urban"))
    .map((layer) => ({ layer, d: pathOf(layer, drawing) }));
  for (const layer of leastImportant) {
    if (paths.reduce((sum, { d }) => sum + d.length, 0) <= budget) break;
    paths = paths.filter((path) => path.layer !== layer);
  }
  return paths.filter(({ d }) => d);
}

function pathOf(layer: Layer, { project, size, way }: Drawing): string {
  const isArea = areas.has(layer);
  const frame = frameOf(size);
  const onWay = way && roads.has(layer) ? (points: Point[]) => joined(points, way) : same;
  return outline[layer]
    .flatMap((encoded) => {
      const points = decoded(encoded, project);
      return isArea ? [clippedArea(points, frame)] : clippedLines(onWay(points), frame);
    })
    .map(thinned)
    .filter((points) => points.length > (isArea ? 2 : 1))
    .filter((points) => !smallLeftOut.has(layer) || extentOf(points) >= leastAreaPx)
    .map((points) => commands(points) + (isArea ? "z" : ""))
    .join("");
}

function extentOf(points: Point[]): number {
  const spans = ([0, 1] as const).map((axis) => {
    const along = points.map((point) => point[axis]);
    return Math.max(...along) - Math.min(...along);
  });
  return Math.max(...spans);
}

function decoded(encoded: readonly number[], project: Project): Point[] {
  const points: Point[] = [];
  let [x, y] = [0, 0];
  for (let index = 0; index < encoded.length; index += 2) {
    x += encoded[index] ?? 0;
    y += encoded[index + 1] ?? 0;
    points.push(project(x / 1000, y / 1000));
  }
  return points;
}

const margin = 8;

interface Frame {
  low: Point;
  high: Point;
}

function frameOf({ width, height }: Size): Frame {
  return { low: [-margin, -margin], high: [width + margin, height + margin] };
}

/** The part of a ring within the picture (Sutherland and Hodgman). */
function clippedArea(ring: Point[], frame: Frame): Point[] {
  let points = ring;
  for (const axis of [0, 1] as const) {
    for (const [limit, sign] of [[frame.low[axis], 1] as const, [frame.high[axis], -1] as const]) {
      const isIn = (point: Point) => (point[axis] - limit) * sign >= 0;
      points = points.flatMap((point, index) => {
        const before = points.at(index - 1) as Point;
        const crossing = isIn(point) === isIn(before) ? [] : [crossingOf(before, point, axis, limit)];
        return isIn(point) ? [...crossing, point] : crossing;
      });
    }
  }
  return points;
}

function crossingOf(a: Point, b: Point, axis: 0 | 1, limit: number): Point {
  const share = (limit - a[axis]) / (b[axis] - a[axis]);
  return [Math.round(a[0] + (b[0] - a[0]) * share), Math.round(a[1] + (b[1] - a[1]) * share)];
}

/** The runs of a line whose steps touch the picture. */
function clippedLines(line: Point[], frame: Frame): Point[][] {
  const runs: Point[][] = [];
  let run: Point[] = [];
  for (const [index, point] of line.entries()) {
    const before = line[index - 1];
    if (!before) continue;
    const isFar = ([0, 1] as const).some(
      (axis) =>
        Math.max(point[axis], before[axis]) < frame.low[axis] ||
        Math.min(point[axis], before[axis]) > frame.high[axis],
    );
    if (isFar) {
      if (run.length > 0) runs.push(run);
      run = [];
    } else run.push(...(run.length > 0 ? [point] : [before, point]));
  }
  return run.length > 0 ? [...runs, run] : runs;
}

/** Without corners that are next to the one before. */
export function thinned(points: Point[]): Point[] {
  const left: Point[] = [];
  for (const [index, point] of points.entries()) {
    const before = left.at(-1);
    const isEnd = index === points.length - 1;
    if (!before || isEnd || Math.hypot(point[0] - before[0], point[1] - before[1]) >= leastStepPx)
      left.push(point);
  }
  return left;
}

/** A start, and relative steps, which are shorter. */
export function commands([start = [0, 0], ...rest]: Point[]): string {
  let [x, y] = start;
  const steps = rest.map((point) => {
    const step = `${point[0] - x} ${point[1] - y}`;
    [x, y] = point;
    return step;
  });
  return `M${start.join(" ")}l${steps.join(" ")}`.replaceAll(" -", "-");
}

/** A road so near to the way of a trip, in pixels, is the road that the trip takes. */
const onWayPx = 34;
const densePx = 8;

/** A road whose part beside the way is on the way, which is drawn over it: the two are coarse in different places. */
function joined(road: Point[], way: readonly Point[]): Point[] {
  return road.flatMap((point, index) => {
    const next = road[index + 1] ?? point;
    const steps = Math.max(1, Math.ceil(Math.hypot(next[0] - point[0], next[1] - point[1]) / densePx));
    const part = Array.from({ length: steps }, (_, step) => between(point, next, step / steps));
    return part.map((at) => {
      const near = nearestOn(way, at);
      return Math.hypot(near[0] - at[0], near[1] - at[1]) <= onWayPx ? near : at;
    });
  });
}

function same(points: Point[]): Point[] {
  return points;
}
