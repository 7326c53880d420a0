import { expect, test } from "vitest";
import { directionsAlong } from "#src/features/stations/directions.ts";

const [from, to] = [
  { lat: 19, lng: 72 },
  { lat: 18, lng: 73 },
];

test("the way in Google Maps leads by all stops in order, or by nine of many", () => {
  const stops = Array.from({ length: 20 }, (_, index) => ({ lat: 18, lng: 72 + index / 100 }));
  const waypoints = (by: typeof stops) =>
    new URL(directionsAlong(from, to, by)).searchParams.get("waypoints")?.split("|");
  expect(waypoints(stops.slice(0, 2))).toEqual(["18,72", "18,72.01"]);
  expect(waypoints(stops)).toHaveLength(9);
  expect(waypoints([])).toBeUndefined();
});
