import type { Coordinates } from "#shared/geo.ts";
import { apart, type Pin } from "../map/apart.ts";
import { type Bounds, boundsOf, india, ownMaxZoom, stationZoom, withRoom } from "../map/view.ts";
import outline from "./outline.json";
import { numberedPinPx, type PlacePicture, picturePx } from "./place-picture.tsx";

type Layer = keyof typeof outline;
type Point = [x: number, y: number];

/** As the map fits an area: room in pixels. */
const roomPx = 40;
/** The middle, which a map beside a list or above it shows whatever its shape is. */
const middlePx = { width: 380, height: 400 };
/** The same where ways are shown, with room for the names of their ends. */
const wayPx = { width: 610, height: 390 };
/** How wide a pin is with its rim. */
const pinPx = { plain: 19, numbered: 2 * numberedPinPx };
/** Corners nearer to the one before than this are left out, in pixels. */
const leastStepPx = 3;
/** Lakes and areas abroad smaller than this are left out, in pixels; no island of India is. */
const leastAreaPx = 12;
const smallLeftOut = new Set<Layer>(["abroad", "lakes"]);
/** Bytes of all paths: the least important layers go first. */
const budget = 5200;
const leastImportant: readonly Layer[] = ["rivers", "roads", "states", "urban"];
const areas = new Set<Layer>(["abroad", "india", "urban", "lakes"]);

/**
 * The picture of where these stations are, as the map will show it, or of a way between two places; several ways are
 * shown in the whole country, whose border is cut nowhere. Null without any.
 */
export function placePicture(
  stations: readonly Coordinates[],
  ...ways: readonly (readonly Coordinates[])[]
): PlacePicture | null {
  const [way, otherWay] = ways;
  const bounds = otherWay ? india : boundsOf([...stations, ...ways.flat()]);
  if (!bounds) return null;
  const isOne = stations.length === 1 && !way;
  const project = projection(bounds, isOne, otherWay ? picturePx : way ? wayPx : middlePx);
  let paths = (Object.keys(outline) as Layer[]).map((layer) => ({ layer, d: pathOf(layer, project) }));
  for (const layer of leastImportant) {
    if (paths.reduce((sum, { d }) => sum + d.length, 0) <= budget) break;
    paths = paths.filter((path) => path.layer !== layer);
  }
  const points = (places: readonly Coordinates[]) => places.map(({ lng, lat }) => project(lng, lat));
  const drawn: PlacePicture["paths"] = paths.filter(({ d }) => d);
  if (ways.length > 0)
    drawn.push({ layer: "way", d: ways.map((one) => commands(thinned(points(one)))).join("") });
  const isTrip = way !== undefined && !otherWay;
  const ends = isTrip ? points([...way.slice(0, 1), ...way.slice(-1)]) : [];
  const pins = apart(points(stations), isTrip ? pinPx.numbered : pinPx.plain);
  return { paths: drawn, pins: pins.map(({ at }) => at), stops: isTrip ? pins.map(numbersOf) : [], ends };
}

/** The numbers of the stops of a pin, from 1: "2" or "2–4". */
function numbersOf({ indexes }: Pin): string {
  const numbers = indexes.map((index) => index + 1);
  const [first = 0, last = first] = [numbers.at(0), numbers.at(-1)];
  const isRange = numbers.length > 1 && last - first + 1 === numbers.length;
  return isRange ? `${first}–${last}` : numbers.join(", ");
}

/** From degrees to pixels in Mercator's projection, as MapLibre fits it. */
function projection(bounds: Bounds, isOne: boolean, shownPx: typeof picturePx) {
  const [west, south, east, north] = isOne ? bounds : withRoom(bounds);
  const [left, right] = [mercator(west, 0)[0], mercator(east, 0)[0]];
  const [top, foot] = [mercator(0, north)[1], mercator(0, south)[1]];
  const fitting = Math.min(
    (shownPx.width - 2 * roomPx) / (right - left),
    (shownPx.height - 2 * roomPx) / (foot - top),
  );
  const scale = isOne ? 512 * 2 ** stationZoom(true) : Math.min(fitting, 512 * 2 ** ownMaxZoom);
  return (lng: number, lat: number): Point => {
    const [x, y] = mercator(lng, lat);
    return [
      Math.round((x - (left + right) / 2) * scale + picturePx.width / 2),
      Math.round((y - (top + foot) / 2) * scale + picturePx.height / 2),
    ];
  };
}

function mercator(lng: number, lat: number): Point {
  const angle = (lat * Math.PI) / 180;
  return [lng / 360 + 0.5, 0.5 - Math.asinh(Math.tan(angle)) / (2 * Math.PI)];
}

function pathOf(layer: Layer, project: (lng: number, lat: number) => Point): string {
  const isArea = areas.has(layer);
  return outline[layer]
    .flatMap((encoded) => {
      const points = decoded(encoded, project);
      return isArea ? [clippedArea(points)] : clippedLines(points);
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

function decoded(encoded: readonly number[], project: (lng: number, lat: number) => Point): Point[] {
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
const frame = {
  low: [-margin, -margin],
  high: [picturePx.width + margin, picturePx.height + margin],
} as const;

/** The part of a ring within the picture (Sutherland and Hodgman). */
function clippedArea(ring: Point[]): Point[] {
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
function clippedLines(line: Point[]): Point[][] {
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

function thinned(points: Point[]): Point[] {
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
function commands([start = [0, 0], ...rest]: Point[]): string {
  let [x, y] = start;
  const steps = rest.map((point) => {
    const step = `${point[0] - x} ${point[1] - y}`;
    [x, y] = point;
    return step;
  });
  return `M${start.join(" ")}l${steps.join(" ")}`.replaceAll(" -", "-");
}
