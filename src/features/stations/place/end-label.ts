type Point = readonly [x: number, y: number];

/** A name beside a place, in pixels of a picture: the start or end of its base line. */
export interface LabelPlace {
  x: number;
  y: number;
  anchor: "start" | "end";
}

/** Of a letter of the name, and of its line above and below the base line. */
const letterPx = { width: 14, up: 20, down: 6 };

/**
 * Where the name of an end of a trip is clear of the pins: above or below the end or beside it, toward
 * the middle of the picture; the first place where none is. `pinPx` is from a pin's middle to its rim.
 */
export function endLabel(
  [x, y]: Point,
  name: string,
  { width, pins, pinPx }: { width: number; pins: readonly Point[]; pinPx: number },
): LabelPlace {
  const isLeft = x < width / 2;
  const outer = isLeft ? ("start" as const) : ("end" as const);
  const inward = isLeft ? 1 : -1;
  const places: LabelPlace[] = [20, 44, 68].flatMap((far) => [
    { x: x - 12 * inward, y: y - far, anchor: outer },
    { x: x - 12 * inward, y: y + far + 14, anchor: outer },
    { x: x + far * inward, y: y + 8, anchor: outer },
  ]);
  const isClear = (place: LabelPlace) => pins.every((pin) => distanceTo(place, name, pin) > pinPx);
  return places.find(isClear) ?? { x, y: y - 20, anchor: outer };
}

/** From a pin's middle to the box around a name. */
function distanceTo({ x, y, anchor }: LabelPlace, name: string, [pinX, pinY]: Point): number {
  const width = name.length * letterPx.width;
  const left = anchor === "start" ? x : x - width;
  const beyond = (at: number, from: number, to: number) => Math.max(from - at, 0, at - to);
  return Math.hypot(beyond(pinX, left, left + width), beyond(pinY, y - letterPx.up, y + letterPx.down));
}
