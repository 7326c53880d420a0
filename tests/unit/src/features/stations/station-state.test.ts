import { describe, expect, it } from "vitest";
import { stateText, stateTone } from "#src/features/stations/station-state.tsx";
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

describe("the state of a station as a text", () => {
  const now = Date.parse("2026-11-26T12:00:00+05:30");
  const silent = finderStation({ timing: "24 hours" });
  const counts = { free: null, total: 3, unknown: 3, broken: 0, confirmedAt: null, lastFreeAt: null };

  it("says that nobody reports its status", () => {
    expect(stateText({ ...silent, counts }, now)).toBe("No live status, 3 charging points");
  });

  it("says when a point was last free, once the reports are old", () => {
    const confirmedAt = Date.parse("2026-11-26T11:24:00+05:30");
    const old = { ...counts, free: 1, unknown: 0, confirmedAt };
    expect(stateText({ ...silent, isLive: true, counts: old }, now)).toBe(
      "No recent status, last free today, 11:24 AM",
    );
  });

  it("only counts the points beside the label of one that is out of order", () => {
    const broken = { ...counts, unknown: 0, broken: 3 };
    expect(stateText({ ...silent, counts: broken }, now)).toBe("3 charging points");
  });
});
