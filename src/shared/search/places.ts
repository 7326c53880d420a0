import { type Coordinates, distanceKm, distanceToRoadKm } from "../geo.ts";
import rows from "./places.json" with { type: "json" };

/** A place that people search for, whether or not a station is there. */
export interface KnownPlace {
  /** As people write it. */
  name: string;
  /** All of its names, in lower case. */
  names: readonly string[];
  /** The way to it from a point, in kilometres in a straight line. */
  kmFrom: (from: Coordinates) => number;
  isRoad: boolean;
  points: readonly Coordinates[];
}

/** Cities, airports, business districts and highways, to about a kilometre. */
interface PlaceRow {
  name: string;
  /** Other and former names, in lower case. */
  also?: string[];
  /** Whether the points are a road, in order. */
  isRoad?: boolean;
  points: number[][];
}

const byName = new Map<string, KnownPlace>();
const airports: KnownPlace[] = [];
for (const { name, also = [], isRoad = false, points } of rows as PlaceRow[]) {
  const coordinates = points.map(([lat = 0, lng = 0]) => ({ lat, lng }));
  const [first = { lat: 0, lng: 0 }] = coordinates;
  const kmFrom = (from: Coordinates) =>
    isRoad ? distanceToRoadKm(from, coordinates) : distanceKm(from, first);
  const names = [name.toLowerCase(), ...also];
  const place = { name, names, kmFrom, isRoad, points: coordinates };
  for (const key of names) byName.set(key, place);
  if (name.endsWith(" airport")) airports.push(place);
}
byName.set("airport", {
  name: "an airport",
  names: ["airport"],
  kmFrom: (from) => Math.min(...airports.map(({ kmFrom }) => kmFrom(from))),
  isRoad: false,
  points: airports.flatMap(({ points }) => points),
});

/** The place with this name, in lower case. */
export function placeNamed(name: string): KnownPlace | undefined {
  return byName.get(name);
}

/** All names of places in lower case, for the correction of typing errors. */
export const placeNames: readonly string[] = [...byName.keys()];
