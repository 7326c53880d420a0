import { describe, expect, it } from "vitest";
import type { TripStop } from "#shared/contract/trips.ts";
import { betweenTexts, hasStopBetween, noPlanBText, stopCopy, tripsCopy } from "#src/content/trips.ts";

describe("the stops of a trip", () => {
  const at = (...kms: number[]) => ({ km: 247, stops: kms.map((atKm) => ({ atKm }) as TripStop) });

  it("are on the way where one is away from its ends", () => {
    expect(hasStopBetween(at(0, 120, 247))).toBe(true);
  });

  it("say to keep charge for the next one where there is no plan B, but not the last", () => {
    expect(noPlanBText(false)).toMatch(/reach the next stop/);
    expect(noPlanBText(true)).not.toMatch(/next stop/);
  });

  it("are counted on the way where some are at its ends", () => {
    const { stationsNote } = tripsCopy;
    expect(stationsNote(at(0, 120, 247))).toBe("3 stations: 1 on the way, 2 near its ends");
    expect(stationsNote(at(0, 247))).toBe("2 stations");
    expect(stationsNote(at(120))).toBe("1 station");
  });

  it("have a plan B as far away as the way is long, unless it is farther straight across", () => {
    expect(stopCopy.planBWhere(14, 13)).toBe("13 km further on");
    expect(stopCopy.planBWhere(15, -13)).toBe("13 km back");
    expect(stopCopy.planBWhere(25, 13)).toBe("25 km away in a straight line");
  });

  it("are not where all are at the start and the end", () => {
    expect(hasStopBetween(at(0, 10, 237, 247))).toBe(false);
    expect(hasStopBetween(at())).toBe(false);
  });
});

describe("a long part without a station", () => {
  const from = "Charge India Chennai";

  it("that begins at the stop says to leave that with a full battery", () => {
    const part = { from, planB: null, isBusy: false, towns: ["Vellore"] };
    expect(stopCopy.plan({ ...part, dayHours: null })).toEqual([
      "Leave Charge India Chennai with a full battery.",
      "If your car has less, look for another network in Vellore.",
    ]);
    expect(stopCopy.plan({ ...part, dayHours: "6 AM to 11 PM" })).toContain(
      "Charge India Chennai is open from 6 AM to 11 PM every day.",
    );
  });

  it("is said where there is no stop at all", () => {
    expect(betweenTexts({ km: 657, stopsAtKm: [0, 657], longestKm: 657 })).toEqual([
      "No stop between",
      "longest gap 657 km",
    ]);
  });
});
