import { between, type Point, type Size } from "./projection.ts";

/** A name beside a dot, in pixels of a picture. */
export interface NetworkLabel {
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
}

interface Box {
  left: number;
  right: number;
  top: number;
  foot: number;
}

/** Of letters, in pixels of the picture: on a narrow screen it is drawn smaller, and its letters larger. */
const letterPx = { narrow: 25, wide: 15 };
const letterWidth = 0.6;
const mainCount = 12;
const edgePx = 4;
/** From a dot to its name. */
const gapPx = 11;

/** Names that are clear of each other and of all dots, off the ways where they can be; the first ones before others. */
export function networkLabels(
  cities: readonly Named[],
  ways: readonly Point[][],
  { width }: Size,
): NetworkLabel[] {
  const dots = cities.map(({ at }) => at);
  const marks = ways.flatMap(along);
  const main = placed(cities.slice(0, mainCount), { dots, marks, width, size: letterPx.narrow, taken: [] });
  const names = new Set(main.map(({ name }) => name));
  const rest = placed(
    cities.filter(({ name }) => !names.has(name)),
    { dots, marks, width, size: letterPx.wide, taken: main.map((label) => boxOf(label, letterPx.wide)) },
  );
  return [
    ...main.map((label) => ({ ...label, isMain: true })),
    ...rest.map((label) => ({ ...label, isMain: false })),
  ];
}

type Place = Omit<NetworkLabel, "isMain">;

interface Room {
  dots: readonly Point[];
  marks: readonly Point[];
  width: number;
  size: number;
  taken: readonly Box[];
}

function placed(cities: readonly Named[], { dots, marks, width, size, taken }: Room): Place[] {
  const boxes = [...taken];
  return cities.flatMap(({ name, at }) => {
    const others = dots.filter((dot) => dot !== at);
    const [best] = placesAround(name, at)
      .map((place) => ({ place, box: boxOf(place, size) }))
      .filter(({ box }) => box.left > edgePx && box.right < width - edgePx)
      .filter(({ box }) => !boxes.some((other) => overlap(box, other)) && !others.some(isIn(box, 6)))
      .map(({ place, box }) => ({ place, box, crossed: marks.filter(isIn(box, 0)).length }))
      .sort((a, b) => a.crossed - b.crossed);
    if (!best) return [];
    boxes.push(best.box);
    return [best.place];
  });
}

function placesAround(name: string, [x, y]: Point): Place[] {
  return [
    { name, x: x - gapPx, y: y + 6, anchor: "end" },
    { name, x: x + gapPx, y: y + 6, anchor: "start" },
    { name, x, y: y - gapPx, anchor: "middle" },
    { name, x, y: y + 26, anchor: "middle" },
    { name, x: x - 6, y: y - 8, anchor: "end" },
    { name, x: x + 6, y: y - 8, anchor: "start" },
    { name, x: x - 6, y: y + 20, anchor: "end" },
    { name, x: x + 6, y: y + 20, anchor: "start" },
  ];
}

function boxOf({ name, x, y, anchor }: Place, size: number): Box {
  const width = name.length * size * letterWidth;
  const left = anchor === "start" ? x : anchor === "end" ? x - width : x - width / 2;
  return { left, right: left + width, top: y - size * 0.8, foot: y + size * 0.2 };
}

function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.foot && other.top < one.foot;
}

function isIn({ left, right, top, foot }: Box, margin: number) {
  return ([x, y]: Point) => x > left - margin && x < right + margin && y > top - margin && y < foot + margin;
}

/** Points on a line, some pixels apart. */
function along(line: readonly Point[]): Point[] {
  return line.flatMap((from, index) => {
    const to = line[index + 1] ?? from;
    const steps = Math.max(1, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / 5));
    return Array.from({ length: steps }, (_, step) => between(from, to, step / steps));
  });
}
