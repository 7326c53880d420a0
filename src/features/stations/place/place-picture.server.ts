import type { Coordinates } from "#shared/geo.ts";
import { apart, type Pin } from "../map/apart.ts";
import { boundsOf } from "../map/view.ts";
import { commands, outlinePaths, thinned } from "./outline-paths.server.ts";
import { numberedPinPx, type PlacePicture, picturePx } from "./place-picture.tsx";
import { areaProjection, between, type Point, type Project, placeProjection } from "./projection.ts";

/** The middle, which a map beside a list or above it shows whatever its shape is. */
const middlePx = { width: 380, height: 400 };
/** The same where a way is shown, with room for the names of its ends. */
const wayPx = { width: 610, height: 390 };
/** How wide a pin is with its rim. */
const pinPx = { plain: 19, numbered: 2 * numberedPinPx };

/** The way of a trip: its corners, each with its km from the start, and the part that is the longest without a stop. */
export interface ShownWay {
  points: readonly (Coordinates & { atKm: number })[];
  longest: readonly [fromKm: number, toKm: number];
}

/** The picture of where these stations are, as the map will show it; null without any. */
export function placePicture(stations: readonly Coordinates[]): PlacePicture | null {
  const bounds = boundsOf(stations);
  if (!bounds) return null;
  const project =
    stations.length === 1 ? placeProjection(bounds, picturePx) : areaProjection(bounds, picturePx, middlePx);
  const pins = apart(projected(stations, project), pinPx.plain);
  return {
    paths: outlinePaths({ project, size: picturePx }),
    pins: pins.map(({ at }) => at),
    stops: [],
    ends: [],
    longestAt: null,
  };
}

/** The picture of a way between two places with its stops; null without any. */
export function tripPicture(stations: readonly Coordinates[], shown: ShownWay): PlacePicture | null {
  const bounds = boundsOf([...stations, ...shown.points]);
  if (!bounds) return null;
  const project = areaProjection(bounds, picturePx, wayPx);
  const way = projected(shown.points, project);
  const longest = projected(partOf(shown), project);
  const pins = apart(projected(stations, project), pinPx.numbered);
  return {
    paths: [
      ...outlinePaths({ project, size: picturePx, way }),
      { layer: "way", d: commands(thinned(way)) },
      { layer: "longest", d: commands(thinned(longest)) },
    ],
    pins: pins.map(({ at }) => at),
    stops: pins.map(numbersOf),
    ends: [...way.slice(0, 1), ...way.slice(-1)],
    longestAt: middleOf(longest),
  };
}

function projected(places: readonly Coordinates[], project: Project): Point[] {
  return places.map(({ lng, lat }) => project(lng, lat));
}

/** The corners of the longest part without a stop, with its two ends. */
function partOf({ points, longest: [fromKm, toKm] }: ShownWay): Coordinates[] {
  const inside = points.filter(({ atKm }) => atKm > fromKm && atKm < toKm);
  return [placeAt(points, fromKm), ...inside, placeAt(points, toKm)].filter((place) => place !== undefined);
}

function placeAt(points: ShownWay["points"], km: number): Coordinates | undefined {
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
