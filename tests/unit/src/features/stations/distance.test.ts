import { expect, test } from "vitest";
import { distanceText } from "#src/features/stations/distance.ts";

test("a distance has one decimal, and is the city while the visitor's position is not known", () => {
  expect(distanceText(2.449, "Chennai")).toBe("2.4 km");
  expect(distanceText(12, "Chennai")).toBe("12.0 km");
  expect(distanceText(undefined, "Chennai")).toBe("Chennai");
});
