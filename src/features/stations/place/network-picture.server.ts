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

/** Large cities in all parts of India: they are named on a narrow screen too, in larger letters. */
const mainCities = ["delhi", "mumbai", "bengaluru", "chennai", "hyderabad", "ahmedabad", "lucknow", "kochi"];
/** The height of those names; less than their font size, as a line is partly empty above and below its letters. */
const letterPx = 21;

/** The ways between cities in all of India, with the names of those for which there is room. */
export function networkPicture(
  cities: readonly City[],
  ways: readonly (readonly Coordinates[])[],
): NetworkPicture {
  const project = wholeProjection(india, networkPx);
  const at = ({ lng, lat }: Coordinates): Point => project(lng, lat);
  const main = cities.filter(({ slug }) => mainCities.includes(slug));
  const ordered = [...main, ...cities.filter((city) => !main.includes(city))];
  const lines = ways.map((way) => thinned(way.map(at)));
  const labels = mapLabels(
    ordered.map((city) => ({ name: city.name, at: at(city) })),
    {
      ways: lines,
      size: networkPx,
      mainCount: main.length,
      mainPx: letterPx,
      edgePx: { x: 16, y: 8 },
      apartPx: 10,
    },
  );
  const named = new Set(labels.map(({ name }) => name));
  return {
    paths: outlinePaths({ project, size: networkPx }),
    ways: lines.map(commands).join(""),
    dots: cities.map((city) => ({ at: at(city), isNamed: named.has(city.name) })),
    labels,
  };
}
