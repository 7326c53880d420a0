import { mercator } from "../map/mercator.ts";
import { type Bounds, ownMaxZoom, stationZoom, withRoom } from "../map/view.ts";

/** In the pixels of a picture. */
export type Point = [x: number, y: number];
export interface Size {
  width: number;
  height: number;
}
export type Project = (lng: number, lat: number) => Point;

/** As the map fits an area: room in pixels. */
const roomPx = 40;

/** From degrees to pixels in Mercator's projection, as MapLibre fits an area into the middle of a picture. */
export function areaProjection(bounds: Bounds, size: Size, shown: Size): Project {
  return fitted(withRoom(bounds), { size, shown, room: roomPx, most: 512 * 2 ** ownMaxZoom });
}

/** The same for one place. */
export function placeProjection(bounds: Bounds, size: Size): Project {
  const scale = 512 * 2 ** stationZoom(true);
  return scaled(bounds, size, scale);
}

/** Room beside and above a way, for the names of its ends. */
const wayRoomPx = { x: 76, y: 60 };

/** The same for a way, as large as the picture has room for. */
export function wayProjection(bounds: Bounds, size: Size): Project {
  const shown = { width: size.width - 2 * wayRoomPx.x, height: size.height - 2 * wayRoomPx.y };
  return fitted(bounds, { size, shown, room: 0, most: 512 * 2 ** ownMaxZoom });
}

/** All that is within bounds, with room at the edges for the names of places at the coast. */
export function wholeProjection(bounds: Bounds, size: Size): Project {
  return fitted(bounds, { size, shown: size, room: 32, most: Number.POSITIVE_INFINITY });
}

interface Fit {
  size: Size;
  /** The part of the picture into which the bounds are fitted. */
  shown: Size;
  room: number;
  most: number;
}

function fitted(bounds: Bounds, { size, shown, room, most }: Fit): Project {
  const { left, right, top, foot } = edgesOf(bounds);
  const fitting = Math.min(
    (shown.width - 2 * room) / (right - left),
    (shown.height - 2 * room) / (foot - top),
  );
  return scaled(bounds, size, Math.min(fitting, most));
}

function scaled(bounds: Bounds, size: Size, scale: number): Project {
  const { left, right, top, foot } = edgesOf(bounds);
  return (lng, lat) => {
    const [x, y] = mercator(lng, lat);
    return [
      Math.round((x - (left + right) / 2) * scale + size.width / 2),
      Math.round((y - (top + foot) / 2) * scale + size.height / 2),
    ];
  };
}

function edgesOf([west, south, east, north]: Bounds) {
  const [left, top] = mercator(west, north);
  const [right, foot] = mercator(east, south);
  return { left, right, top, foot };
}

/** The point at a share of the step from one to another. */
export function between(from: Point, to: Point, share: number): Point {
  return [Math.round(from[0] + share * (to[0] - from[0])), Math.round(from[1] + share * (to[1] - from[1]))];
}

/** Where a line comes nearest to a point. */
export function nearestOn(line: readonly Point[], point: Point): Point {
  const distance = (at: Point) => Math.hypot(at[0] - point[0], at[1] - point[1]);
  return line
    .map((from, index) => {
      const to = line[index + 1] ?? from;
      const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
      const along = (point[0] - from[0]) * dx + (point[1] - from[1]) * dy;
      return between(from, to, Math.min(1, Math.max(0, along / (dx * dx + dy * dy || 1))));
    })
    .reduce((nearest, at) => (distance(at) < distance(nearest) ? at : nearest));
}
