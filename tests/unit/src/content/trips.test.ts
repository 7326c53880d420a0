import { describe, expect, it } from "vitest";
import type { TripStop } from "#shared/contract/trips.ts";
import { hasStopBetween } from "#src/content/trips.ts";

describe("the stops of a trip", () => {
  const at = (...kms: number[]) => ({ km: 247, stops: kms.map((atKm) => ({ atKm }) as TripStop) });

  it("are on the way where one is away from its ends", () => {
    expect(hasStopBetween(at(0, 120, 247))).toBe(true);
  });

  it("are not where all are at the start and the end", () => {
    expect(hasStopBetween(at(0, 10, 237, 247))).toBe(false);
    expect(hasStopBetween(at())).toBe(false);
  });
});
