import type { Coordinates } from "#shared/geo.ts";
import { india } from "../map/view.ts";
import { mapLabels } from "./map-labels.ts";
import { type NetworkPicture, networkPx } from "./network-map.tsx";
import { commands, outlinePaths, thinned } from "./outline-paths.server.ts";
import { type Point, wholeProjection } from "./projection.ts";

interface City extends Coordinates {
  slug: string;
  name: string;
}

/** The height of a name; less than its font size, because a line is partly empty above and below its letters. */
const letterPx = 18;

/** The ways between cities in all of India, with the names of those for which there is room, the first ones first. */
export function networkPicture(
  cities: readonly City[],
  ways: readonly (readonly Coordinates[])[],
): NetworkPicture {
  const project = wholeProjection(india, networkPx);
  const at = ({ lng, lat }: Coordinates): Point => project(lng, lat);
  const lines = ways.map((way) => thinned(way.map(at)));
  return {
    paths: outlinePaths({ project, size: networkPx }),
    ways: lines.map(commands).join(""),
    dots: cities.map(at),
    labels: mapLabels(
      cities.map((city) => ({ name: city.name, at: at(city) })),
      { ways: lines, size: networkPx, mainCount: cities.length, mainPx: letterPx },
    ),
  };
}
