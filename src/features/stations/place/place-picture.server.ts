import type { Coordinates } from "#shared/geo.ts";
import { t } from "#shared/translate.ts";
import { nameInList } from "../area-text.ts";
import { apart, type Pin } from "../map/apart.ts";
import { boundsOf } from "../map/view.ts";
import { mapLabels } from "./map-labels.ts";
import { outlinePaths } from "./outline-paths.server.ts";
import { type PlacePicture, picturePx } from "./place-picture.tsx";
import { areaProjection, placeProjection } from "./projection.ts";

/** The middle, which a map beside a list or above it shows whatever its shape is. */
const middlePx = { width: 320, height: 400 };
/** How wide a pin is with its rim. */
const pinPx = 19;

interface Place extends Coordinates {
  name: string;
  city: string;
}

/** From the middle of a pin to its name, and the letters' height. */
const namePx = { gap: 15, letter: 18 };
/** A name is in the middle of the picture, which every page shows. */
const edgePx = {
  x: (picturePx.width - middlePx.width) / 2 + 8,
  y: (picturePx.height - middlePx.height) / 2 + 8,
};

/** The picture of where these stations are, as the map will show it, with their names; null without any. */
export function placePicture(stations: readonly Place[]): PlacePicture | null {
  const bounds = boundsOf(stations);
  if (!bounds) return null;
  const project =
    stations.length === 1 ? placeProjection(bounds, picturePx) : areaProjection(bounds, picturePx, middlePx);
  const pins = apart(
    stations.map(({ lng, lat }) => project(lng, lat)),
    pinPx,
  );
  const named = new Map(pins.map((pin) => [pinName(pin, stations), pin.at]));
  const labels = mapLabels(
    [...named].map(([name, at]) => ({ name, at, gapPx: [namePx.gap] })),
    { ways: [], size: picturePx, mainCount: named.size, mainPx: namePx.letter, edgePx },
  );
  return {
    paths: outlinePaths({ project, size: picturePx }),
    pins: pins.map(({ at }) => at),
    labels: labels.filter(({ isMain }) => isMain),
  };
}

/** Within one city what its station is called; else the city. */
function pinName({ indexes }: Pin, stations: readonly Place[]): string {
  const [first, ...others] = indexes.flatMap((index) => stations[index] ?? []);
  if (!first) return "";
  const isOneOfCity = stations.length > 1 && stations.every(({ city }) => city === first.city);
  return isOneOfCity && others.length === 0 ? nameInList(first.name) : t(first.city);
}
