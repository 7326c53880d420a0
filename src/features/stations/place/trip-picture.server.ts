import type { Coordinates } from "#shared/geo.ts";
import { apart, type Pin } from "../map/apart.ts";
import { boundsOf } from "../map/view.ts";
import { along, type Box, isIn, labelBox, type MapLabel, mapLabels, overlap } from "./map-labels.ts";
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
  /** Towns on the way; the first ones are those where long parts may be divided. */
  towns: readonly Named[];
  advisedCount: number;
  stations: readonly Coordinates[];
  /** The corners of the way, each with its km from the start. */
  points: readonly Corner[];
  /** The parts without a station that need a plan. */
  gaps: readonly Part[];
}

/** From a dot to its name. */
const namePx = { end: 15, town: 13 };
/** From the rim of a pin to a name. */
const besidePinPx = 8;
/** From names to the picture's edges. */
const edgePx = { x: 8, y: 8 };
/** From the middle of an end's dot to the rim of a pin beside it. */
const clearOfEndPx = 11;
/** A town nearer to the rim of a pin than this has no dot, nor one as near to an end. */
const townClearPx = 8;

/** The picture of a way between two places with its stations. */
export function tripPicture({
  ends,
  towns,
  advisedCount,
  stations,
  points,
  gaps,
}: ShownTrip): TripPicture | null {
  const bounds = boundsOf([...stations, ...points]);
  if (!bounds) return null;
  const project = wayProjection(bounds, picturePx);
  const at = ({ lng, lat }: Coordinates): Point => project(lng, lat);
  const way = points.map(at);
  const pins = apart(stations.map(at), 2 * numberedPinPx).map((pin) => {
    const numbers = numbersOf(pin);
    return { at: besideEnds({ at: pin.at, numbers }, ends.map(at)), numbers };
  });
  const covered = [
    ...pins.map((pin) => ({ at: pin.at, px: numberedPinHalfPx(pin.numbers) + townClearPx })),
    ...ends.map((end) => ({ at: at(end), px: numberedPinPx + townClearPx })),
  ];
  const shownTowns = towns
    .map((town, index) => ({ name: town.name, at: at(town), isAdvised: index < advisedCount }))
    .filter((town) => covered.every((other) => distance(town.at, other.at) > other.px));
  const longest = gaps.toSorted((one, other) => lengthOf(other) - lengthOf(one))[0];
  const labels = mapLabels(
    [
      ...ends.map((end) => ({ name: end.name, at: at(end), gapPx: [namePx.end, endGapPx(at(end), pins)] })),
      ...shownTowns.map((town) => ({ ...town, gapPx: [namePx.town], isOffWays: true })),
    ],
    {
      ways: [way],
      size: picturePx,
      mainCount: ends.length + shownTowns.filter(({ isAdvised }) => isAdvised).length,
      edgePx,
      taken: pins.map(pinBox),
    },
  );
  // After the names, which have one place each: it may be anywhere along the gap.
  const plate = longest && {
    at: besideLine(partOf(points, longest).map(at), { way, pins, labels }),
    km: lengthOf(longest),
  };
  const labelOf = new Map(labels.map((label) => [label.name, label]));
  return {
    paths: [
      ...outlinePaths({ project, size: picturePx, way }),
      { layer: "casing", d: commands(thinned(way)) },
      ...wayParts(points, gaps, project),
    ],
    pins,
    ends: ends.map(at).filter((end) => pins.every((pin) => distance(pin.at, end) > numberedPinPx)),
    towns: shownTowns.flatMap((town) => {
      const label = labelOf.get(town.name);
      return label ? [{ at: town.at, isMain: label.isMain }] : [];
    }),
    labels: labels.map((label) => ({
      ...label,
      isEnd: label.isMain && ends.some(({ name }) => name === label.name),
    })),
    plate: plate ?? null,
    signs: signsOf(points, gaps, { hasPins: pins.length > 0, hasTowns: shownTowns.length > 0 }),
  };
}

/** The way, and its long parts: next to each other, so that none shows under the other. */
function wayParts(points: readonly Corner[], gaps: readonly Part[], project: Project): TripPicture["paths"] {
  const line = ([from, to]: Part) =>
    to > from ? commands(thinned(partOf(points, [from, to]).map(({ lng, lat }) => project(lng, lat)))) : "";
  return [
    { layer: "way", d: partsBeside(points, gaps).map(line).join("") },
    { layer: "gap", d: gaps.map(line).join("") },
  ].filter(({ d }) => d !== "");
}

/** The parts of a way before, between and after its long ones. */
function partsBeside(points: readonly Corner[], gaps: readonly Part[]): Part[] {
  const starts = [0, ...gaps.map(([, to]) => to)];
  return starts.map((from, index) => [from, gaps[index]?.[0] ?? points.at(-1)?.atKm ?? 0]);
}

function lengthOf([from, to]: Part): number {
  return to - from;
}

/** A shorter share of the way is hardly seen between two pins. */
const seenShare = 0.05;

/** The signs that are on the map. */
function signsOf(
  points: readonly Corner[],
  gaps: readonly Part[],
  { hasPins, hasTowns }: { hasPins: boolean; hasTowns: boolean },
): TripPicture["signs"] {
  const solidKm = partsBeside(points, gaps).reduce((sum, part) => sum + lengthOf(part), 0);
  return [
    ...(hasPins ? (["stop"] as const) : []),
    ...(hasPins && solidKm > seenShare * (points.at(-1)?.atKm ?? 0) ? (["way"] as const) : []),
    ...(gaps.length > 0 ? (["gap"] as const) : []),
    ...(hasTowns ? (["town"] as const) : []),
  ];
}

/** A pin that would cover a part of the dot of an end is farther from it. One over its middle stays, without the dot. */
function besideEnds({ at, numbers }: TripPicture["pins"][number], ends: readonly Point[]): Point {
  for (const end of ends) {
    const [x, y] = [at[0] - end[0], at[1] - end[1]];
    const farther = Math.min(
      (numberedPinHalfPx(numbers) + clearOfEndPx) / Math.abs(x),
      (numberedPinPx + clearOfEndPx) / Math.abs(y),
    );
    if (distance(at, end) > numberedPinPx && farther > 1) return [end[0] + x * farther, end[1] + y * farther];
  }
  return at;
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

/** Half of the words on the gap, with room around them. */
const platePx = { x: 56, y: 20 };
/** From the words to the line. */
const besideLinePx = 12;

function plateBox([x, y]: Point): Box {
  return { left: x - platePx.x, right: x + platePx.x, top: y - platePx.y, foot: y + platePx.y };
}

/** Where along a line its words may be, the middle first; and above or below it, beyond a name where they have to be. */
const plateShares = [0.5, 0.4, 0.6, 0.3, 0.7];
const plateRows = [1, 1.8];

/** Beside a line, where its words cover neither the way nor a pin nor a name; else over its middle. */
function besideLine(
  line: readonly Point[],
  { way, pins, labels }: { way: readonly Point[]; pins: TripPicture["pins"]; labels: readonly MapLabel[] },
): Point {
  const right = platePx.x + besideLinePx;
  const anchors = plateShares.map((share) => placeOn(line, share));
  const spots = plateRows.flatMap((rows) => anchors.map((anchor) => ({ rows, anchor })));
  const places = spots.flatMap(({ rows, anchor: [x, y] }): Point[] => {
    const below = rows * (platePx.y + besideLinePx);
    return [
      [x + right, y],
      [x - right, y],
      [x, y + below],
      [x, y - below],
      [x + right, y + below],
      [x - right, y - below],
      [x + right, y - below],
      [x - right, y + below],
    ];
  });
  const taken = [...along(way), ...pins.map((pin) => pin.at)];
  const names = labels.map(labelBox);
  const isFree = (place: Point) => {
    const box = plateBox(place);
    return (
      isIn(frame, -platePx.x)(place) &&
      !taken.some(isIn(box, besideLinePx / 2)) &&
      !names.some((name) => overlap(name, box, 0))
    );
  };
  return places.find(isFree) ?? placeOn(line, 0.5);
}

const frame: Box = { left: 0, right: picturePx.width, top: 0, foot: picturePx.height };

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

/** At a share of the length of a line. */
function placeOn(line: readonly Point[], share: number): Point {
  const lengths = line.slice(1).map((to, index) => distance(line[index] ?? to, to));
  let rest = lengths.reduce((sum, length) => sum + length, 0) * share;
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
