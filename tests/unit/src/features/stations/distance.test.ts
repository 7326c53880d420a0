import { expect, test } from "vitest";
import { availabilityOf } from "#src/features/stations/availability.ts";
import { distanceText } from "#src/features/stations/distance.ts";

test("a distance has one decimal, and a fallback while the place is not known", () => {
  expect(distanceText(2.449)).toBe("2.4 km");
  expect(distanceText(12)).toBe("12.0 km");
  expect(distanceText(null)).toBe("275.6 km");
});

test("more than five free chargers are Available, more than two Limited, fewer Busy", () => {
  expect([0, 2, 3, 5, 6].map((free) => availabilityOf(free).label)).toEqual([
    "Busy",
    "Busy",
    "Limited",
    "Limited",
    "Available",
  ]);
});
