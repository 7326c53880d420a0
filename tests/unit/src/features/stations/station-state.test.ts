import { describe, expect, it } from "vitest";
import { stateSentence, stateTone } from "#src/features/stations/station-state.tsx";
import { finderStation } from "./finder-stations.ts";

describe("the colour of a station's pin", () => {
  const confirmedAt = Date.parse("2026-11-26T12:00:00+05:30");
  const free = {
    ...finderStation({ timing: "6 AM - 11 PM" }),
    isLive: true,
    counts: { free: 8, total: 8, unknown: 0, broken: 0, confirmedAt, lastFreeAt: confirmedAt },
  };

  it("is that of its state while it is open", () => {
    expect(stateTone(free, confirmedAt)).toBe("live");
  });

  it("is plain while it is closed, whatever is free then", () => {
    expect(stateTone(free, Date.parse("2026-11-26T23:30:00+05:30"))).toBe("plain");
  });
});

describe("the sentence of a station", () => {
  const now = Date.parse("2026-11-26T12:00:00+05:30");
  const silent = finderStation({ timing: "24 hours" });
  const counts = { free: null, total: 3, unknown: 3, broken: 0, confirmedAt: null, lastFreeAt: null };

  it("says that nobody reports its status", () => {
    expect(stateSentence({ ...silent, counts }, now)).toBe(
      "No\u00a0live\u00a0status, 3\u00a0charging\u00a0points",
    );
  });

  it("only counts the points beside the label of one that is out of order", () => {
    const broken = { ...counts, unknown: 0, broken: 3 };
    expect(stateSentence({ ...silent, counts: broken }, now)).toBe("3\u00a0charging\u00a0points");
  });
});
