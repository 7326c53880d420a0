import { expect, test } from "vitest";
import { availabilityOf } from "#src/features/stations/availability.ts";
import { distanceKm, distanceText } from "#src/features/stations/distance.ts";

const chennai = { lat: 13.0827, lng: 80.2707 };
const delhi = { lat: 28.6139, lng: 77.209 };

test("the way from Chennai to Delhi is about 1,757 km over the ground, the same both ways, and none to itself", () => {
  expect(distanceKm(chennai, delhi)).toBeCloseTo(1757, -1);
  expect(distanceKm(chennai, delhi)).toBeCloseTo(distanceKm(delhi, chennai), 9);
  expect(distanceKm(chennai, chennai)).toBe(0);
});

test("places on opposite sides of the globe do not break the arithmetic", () => {
  expect(distanceKm({ lat: 0, lng: 0 }, { lat: 0, lng: 180 })).toBeCloseTo(Math.PI * 6371, 6);
});

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
