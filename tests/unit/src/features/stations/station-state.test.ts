import { describe, expect, it } from "vitest";
import { stateTone } from "#src/features/stations/station-state.tsx";
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
