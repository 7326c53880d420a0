import { expect, it } from "vitest";
import { longestPart } from "#shared/trips/longest-part.ts";

it("is between two stops, or between one of them and an end", () => {
  expect(longestPart([0, 14, 84, 140], 150)).toEqual([14, 84]);
  expect(longestPart([90], 150)).toEqual([0, 90]);
  expect(longestPart([30], 150)).toEqual([30, 150]);
});

it("is the whole way without any stop", () => {
  expect(longestPart([], 150)).toEqual([0, 150]);
});
