import { between, type Point, type Size } from "./projection.ts";

/** A name beside a dot, in pixels of a picture. */
export interface MapLabel {
  name: string;
  x: number;
  y: number;
  anchor: "start" | "middle" | "end";
  /** Has room in large letters too, which a narrow screen needs. */
  isMain: boolean;
}

interface Named {
  name: string;
  at: Point;
  /** From the middle of its dot to its name: the first of these that there is room for. */
  gapPx?: readonly number[];
  /** Rather has no name than one on a way. */
  isOffWays?: boolean;
}

export interface Box {
  left: number;
  right: number;
  top: number;
  foot: number;
}

/** Of letters, in pixels of the picture: on a narrow screen it is drawn smaller, and its letters larger. */
const letterPx = { narrow: 25, wide: 15 };
const letterWidth = 0.6;
const usualGapPx = [11];

interface Drawing {
  ways: readonly Point[][];
  size: Size;
  /** How many of the first ones are to be named in large letters. */
  mainCount: number;
  /** The large letters. */
  mainPx?: number;
  /** From a name to the sides of the picture, and to its top and foot. */
  edgePx?: { x: number; y: number };
  /** What else no name may cover. */
  taken?: readonly Box[];
  /** Between two names, and between a small one and a way; without it a small one may lie on a way. */
  apartPx?: number;
}

/** Names that are clear of each other and of all dots, off the ways where they can be; the first ones before others. */
export function mapLabels(
  cities: readonly Named[],
  {
    ways,
    size,
    mainCount,
    mainPx = letterPx.narrow,
    edgePx = { x: 4, y: 4 },
    taken = [],
    apartPx = 0,
  }: Drawing,
): MapLabel[] {
  const frame = {
    left: edgePx.x,
    right: size.width - edgePx.x,
    top: edgePx.y,
    foot: size.height - edgePx.y,
  };
  const room = { dots: cities.map(({ at }) => at), marks: ways.flatMap(along), frame, apartPx };
  const main = placed(cities.slice(0, mainCount), { ...room, size: mainPx, taken });
  const names = new Set(main.map(({ name }) => name));
  const rest = placed(
    cities.filter(({ name }) => !names.has(name)),
    {
      ...room,
      size: letterPx.wide,
      isAllOffWays: apartPx > 0,
      taken: [...taken, ...main.map((label) => boxOf(label, letterPx.wide))],
    },
  );
  return [
    ...main.map((label) => ({ ...label, isMain: true })),
    ...rest.map((label) => ({ ...label, isMain: false })),
  ];
}

type Place = Omit<MapLabel, "isMain">;

interface Room {
  dots: readonly Point[];
  marks: readonly Point[];
  frame: Box;
  size: number;
  taken: readonly Box[];
  apartPx: number;
  isAllOffWays?: boolean;
}

function placed(
  cities: readonly Named[],
  { dots, marks, frame, size, taken, apartPx, isAllOffWays }: Room,
): Place[] {
  const boxes = [...taken];
  return cities.flatMap(({ name, at, gapPx = usualGapPx, isOffWays = isAllOffWays }) => {
    const others = dots.filter((dot) => dot !== at);
    const [best] = gapPx
      .flatMap((gap) => placesAround(name, at, gap))
      .map((place) => ({ place, box: boxOf(place, size) }))
      .filter(({ box }) => isWithin(box, frame))
      .filter(({ box }) => !boxes.some((other) => overlap(box, other, apartPx)) && !others.some(isIn(box, 6)))
      .map(({ place, box }) => ({ place, box, crossed: marks.filter(isIn(box, apartPx / 2)).length }))
      .filter(({ crossed }) => !isOffWays || crossed === 0)
      .sort((a, b) => a.crossed - b.crossed);
    if (!best) return [];
    boxes.push(best.box);
    return [best.place];
  });
}

function placesAround(name: string, [x, y]: Point, gapPx: number): Place[] {
  const aslant = { x: Math.round(gapPx * 0.55), y: Math.round(gapPx * 0.7) };
  return [
    { name, x: x - gapPx, y: y + 6, anchor: "end" },
    { name, x: x + gapPx, y: y + 6, anchor: "start" },
    { name, x, y: y - gapPx, anchor: "middle" },
    { name, x, y: y + gapPx + 15, anchor: "middle" },
    { name, x: x - aslant.x, y: y - aslant.y, anchor: "end" },
    { name, x: x + aslant.x, y: y - aslant.y, anchor: "start" },
    { name, x: x - aslant.x, y: y + aslant.y + 12, anchor: "end" },
    { name, x: x + aslant.x, y: y + aslant.y + 12, anchor: "start" },
    { name, x: x - gapPx, y: y + 9, anchor: "end" },
    { name, x: x + gapPx, y: y + 9, anchor: "start" },
  ];
}

function isWithin({ left, right, top, foot }: Box, frame: Box): boolean {
  return left > frame.left && right < frame.right && top > frame.top && foot < frame.foot;
}

function boxOf({ name, x, y, anchor }: Place, size: number): Box {
  const width = name.length * size * letterWidth;
  const left = anchor === "start" ? x : anchor === "end" ? x - width : x - width / 2;
  return { left, right: left + width, top: y - size * 0.8, foot: y + size * 0.2 };
}

/** The box of a name in the largest letters that it has. */
export function labelBox(label: MapLabel): Box {
  return boxOf(label, label.isMain ? letterPx.narrow : letterPx.wide);
}

export function overlap(one: Box, other: Box, apartPx: number): boolean {
  return (
    one.left < other.right + apartPx &&
    other.left < one.right + apartPx &&
    one.top < other.foot + apartPx &&
    other.top < one.foot + apartPx
  );
}

export function isIn({ left, right, top, foot }: Box, margin: number) {
  return ([x, y]: Point) => x > left - margin && x < right + margin && y > top - margin && y < foot + margin;
}

/** Points on a line, some pixels apart. */
export function along(line: readonly Point[]): Point[] {
  return line.flatMap((from, index) => {
    const to = line[index + 1] ?? from;
    const steps = Math.max(1, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / 5));
    return Array.from({ length: steps }, (_, step) => between(from, to, step / steps));
  });
}
