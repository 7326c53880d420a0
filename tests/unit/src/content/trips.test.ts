import { describe, expect, it } from "vitest";
import type { TripStop } from "#shared/contract/trips.ts";
import { hasStopBetween, noPlanBText } from "#src/content/trips.ts";

describe("the stops of a trip", () => {
  const at = (...kms: number[]) => ({ km: 247, stops: kms.map((atKm) => ({ atKm }) as TripStop) });

  it("are on the way where one is away from its ends", () => {
    expect(hasStopBetween(at(0, 120, 247))).toBe(true);
  });

  it("say to keep charge for the next one where there is no plan B, but not the last", () => {
    expect(noPlanBText(false)).toMatch(/reach the next stop/);
    expect(noPlanBText(true)).not.toMatch(/next stop/);
  });

  it("are not where all are at the start and the end", () => {
    expect(hasStopBetween(at(0, 10, 237, 247))).toBe(false);
    expect(hasStopBetween(at())).toBe(false);
  });
});
