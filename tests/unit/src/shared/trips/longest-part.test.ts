import { expect, it } from "vitest";
import { longestPart, longParts, stationsAtKm } from "#shared/trips/longest-part.ts";

it("is between two stops, or between one of them and an end", () => {
  expect(longestPart([0, 14, 84, 140], 150)).toEqual([14, 84]);
  expect(longestPart([90], 150)).toEqual([0, 90]);
  expect(longestPart([30], 150)).toEqual([30, 150]);
});

it("is the whole way without any stop", () => {
  expect(longestPart([], 150)).toEqual([0, 150]);
});

it("begins at a plan B that is further on than its stop, and ends at one before the next stop", () => {
  const stations = stationsAtKm([
    { atKm: 0, planB: { atKm: 7 } },
    { atKm: 251, planB: { atKm: 240 } },
    { atKm: 331, planB: null },
  ]);
  expect(stations).toEqual([0, 7, 240, 251, 331]);
  expect(longestPart(stations, 348)).toEqual([7, 240]);
});

it("of a leg is between its own ends", () => {
  expect(longestPart([0, 7, 240, 251, 331], 331, 251)).toEqual([251, 331]);
  expect(longestPart([0, 7, 240, 251, 331], 251, 0)).toEqual([7, 240]);
});

it("is long above 150 km, also twice on one way", () => {
  expect(longParts([0, 7, 240, 251, 402], 553)).toEqual([
    [7, 240],
    [251, 402],
    [402, 553],
  ]);
  expect(longParts([0, 150], 300)).toEqual([]);
});
