import { expect, test } from "vitest";
import { distanceKm } from "#shared/geo.ts";

const chennai = { lat: 13.0827, lng: 80.2707 };
const delhi = { lat: 28.6139, lng: 77.209 };

test("the distance from Chennai to Delhi is about 1,757 km in both directions, and 0 from a point to itself", () => {
  expect(distanceKm(chennai, delhi)).toBeCloseTo(1757, -1);
  expect(distanceKm(chennai, delhi)).toBeCloseTo(distanceKm(delhi, chennai), 9);
  expect(distanceKm(chennai, chennai)).toBe(0);
});

test("antipodes are half the circumference apart", () => {
  expect(distanceKm({ lat: 0, lng: 0 }, { lat: 0, lng: 180 })).toBeCloseTo(Math.PI * 6371, 6);
});
