import type { Coordinates } from "#shared/geo.ts";
import { apart, type Pin } from "../map/apart.ts";
import { boundsOf } from "../map/view.ts";
import { type Box, isIn, mapLabels } from "./map-labels.ts";
import { commands, outlinePaths, thinned } from "./outline-paths.server.ts";
import { picturePx } from "./place-picture.tsx";
import { between, type Point, type Project, wayProjection } from "./projection.ts";
import { numberedPinHalfPx, numberedPinPx, type TripPicture } from "./trip-map.tsx";

type Named = Coordinates & { name: string };
type Corner = Coordinates & { atKm: number };
type Part = readonly [fromKm: number, toKm: number];

export interface ShownTrip {
  /** The start and the end. */
  ends: readonly [Named, Named];
  /** Towns on the way. */
  towns: readonly Named[];
  stations: readonly Coordinates[];
  /** The corners of the way, each with its km from the start. */
  points: readonly Corner[];
  /** The longest part without a station, where it needs a plan. */
  gap: Part | null;
}

/** From a dot to its name. */
const namePx = { end: 15, town: 13 };
/** From the rim of a pin to a name. */
const besidePinPx = 8;
/** A tall picture is cut at its sides. */
const edgePx = { x: 44, y: 8 };
/** A town nearer to a pin or an end than this has no dot. */
const townApartPx = 26;

/** The picture of a way between two places with its stations. */
export function tripPicture({ ends, towns, stations, points, gap }: ShownTrip): TripPicture | null {
  const bounds = boundsOf([...stations, ...points]);
  if (!bounds) return null;
  const project = wayProjection(bounds, picturePx);
  const at = ({ lng, lat }: Coordinates): Point => project(lng, lat);
  const way = points.map(at);
  const pins = apart(stations.map(at), 2 * numberedPinPx).map((pin) => ({
    at: pin.at,
    numbers: numbersOf(pin),
  }));
  const gapLine = gap && partOf(points, gap).map(at);
  const gapAt = gapLine && middleOf(gapLine);
  const covered = [...pins.map((pin) => pin.at), ...ends.map(at)];
  const shownTowns = towns
    .map((town) => ({ name: town.name, at: at(town) }))
    .filter((town) => covered.every((other) => distance(town.at, other) > townApartPx))
    .filter((town) => !gapAt || !isIn(plateBox(gapAt), townApartPx / 2)(town.at));
  const labels = mapLabels(
    [
      ...ends.map((end) => ({ name: end.name, at: at(end), gapPx: endGapPx(at(end), pins) })),
      ...shownTowns.map((town) => ({ ...town, gapPx: namePx.town })),
    ],
    {
      ways: [way],
      size: picturePx,
      mainCount: ends.length,
      edgePx,
      taken: [...pins.map(pinBox), ...(gapAt ? [plateBox(gapAt)] : [])],
    },
  );
  const named = new Set(labels.map(({ name }) => name));
  return {
    paths: [
      ...outlinePaths({ project, size: picturePx, way }),
      { layer: "casing", d: commands(thinned(way)) },
      ...wayParts(points, gap, project),
    ],
    pins,
    ends: ends.map(at).filter((end) => pins.every((pin) => distance(pin.at, end) > numberedPinPx)),
    towns: shownTowns.filter(({ name }) => named.has(name)).map((town) => town.at),
    labels,
    gapAt,
  };
}

/** The way, and the long part in its middle: next to each other, so that none shows under the other. */
function wayParts(points: readonly Corner[], gap: Part | null, project: Project): TripPicture["paths"] {
  const line = (from: number, to: number) =>
    to > from ? commands(thinned(partOf(points, [from, to]).map(({ lng, lat }) => project(lng, lat)))) : "";
  const km = points.at(-1)?.atKm ?? 0;
  if (!gap) return [{ layer: "way", d: line(0, km) }];
  return [
    { layer: "way", d: line(0, gap[0]) + line(gap[1], km) },
    { layer: "gap", d: line(...gap) },
  ];
}

/** Where an end is under a pin, its name is beside that. */
function endGapPx(end: Point, pins: TripPicture["pins"]): number {
  const over = pins.filter((pin) => distance(pin.at, end) < numberedPinPx + namePx.end);
  return Math.max(
    namePx.end,
    ...over.map((pin) => Math.ceil(distance(pin.at, end)) + numberedPinHalfPx(pin.numbers) + besidePinPx),
  );
}

function pinBox({ at: [x, y], numbers }: TripPicture["pins"][number]): Box {
  const halfPx = numberedPinHalfPx(numbers) + 4;
  return { left: x - halfPx, right: x + halfPx, top: y - numberedPinPx - 4, foot: y + numberedPinPx + 4 };
}

/** Of the words on the gap. */
function plateBox([x, y]: Point): Box {
  return { left: x - 56, right: x + 56, top: y - 20, foot: y + 20 };
}

/** The corners of a part of the way, with its two ends. */
function partOf(points: readonly Corner[], [fromKm, toKm]: Part): Coordinates[] {
  const inside = points.filter(({ atKm }) => atKm > fromKm && atKm < toKm);
  return [placeAt(points, fromKm), ...inside, placeAt(points, toKm)].filter((place) => place !== undefined);
}

function distance([x, y]: Point, [otherX, otherY]: Point): number {
  return Math.hypot(x - otherX, y - otherY);
}

function placeAt(points: readonly Corner[], km: number): Coordinates | undefined {
  const index = points.findIndex(({ atKm }) => atKm >= km);
  const [after = points.at(-1), before = after] = [points[index], points[index - 1]];
  if (!after || !before) return undefined;
  const share = after.atKm > before.atKm ? (km - before.atKm) / (after.atKm - before.atKm) : 0;
  return {
    lat: before.lat + share * (after.lat - before.lat),
    lng: before.lng + share * (after.lng - before.lng),
  };
}

/** Halfway along a line. */
function middleOf(line: readonly Point[]): Point {
  const lengths = line.slice(1).map(([x, y], index) => {
    const [fromX = 0, fromY = 0] = line[index] ?? [];
    return Math.hypot(x - fromX, y - fromY);
  });
  let rest = lengths.reduce((sum, length) => sum + length, 0) / 2;
  const step = lengths.findIndex((length) => {
    if (length >= rest) return true;
    rest -= length;
    return false;
  });
  const from = line[Math.max(0, step)] ?? [0, 0];
  return between(from, line[step + 1] ?? from, rest / (lengths[step] || 1));
}

/** The numbers of the stops of a pin, from 1: "2" or "2–4". */
function numbersOf({ indexes }: Pin): string {
  const numbers = indexes.map((index) => index + 1);
  const [first = 0, last = first] = [numbers.at(0), numbers.at(-1)];
  const isRange = numbers.length > 1 && last - first + 1 === numbers.length;
  return isRange ? `${first}–${last}` : numbers.join(", ");
}
