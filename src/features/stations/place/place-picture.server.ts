import type { Coordinates } from "#shared/geo.ts";
import { apart } from "../map/apart.ts";
import { boundsOf } from "../map/view.ts";
import { outlinePaths } from "./outline-paths.server.ts";
import { type PlacePicture, picturePx } from "./place-picture.tsx";
import { areaProjection, placeProjection } from "./projection.ts";

/** The middle, which a map beside a list or above it shows whatever its shape is. */
const middlePx = { width: 380, height: 400 };
/** How wide a pin is with its rim. */
const pinPx = 19;

/** The picture of where these stations are, as the map will show it; null without any. */
export function placePicture(stations: readonly Coordinates[]): PlacePicture | null {
  const bounds = boundsOf(stations);
  if (!bounds) return null;
  const project =
    stations.length === 1 ? placeProjection(bounds, picturePx) : areaProjection(bounds, picturePx, middlePx);
  const pins = apart(
    stations.map(({ lng, lat }) => project(lng, lat)),
    pinPx,
  );
  return { paths: outlinePaths({ project, size: picturePx }), pins: pins.map(({ at }) => at) };
}
