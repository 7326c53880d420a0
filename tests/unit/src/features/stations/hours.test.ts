import { describe, expect, it } from "vitest";
import { closedText, closedTimes, hoursOf, isOpen } from "../../../../../src/features/stations/hours.ts";

const split = { timing: "12:00 AM to 04:00 PM", timingSecond: "06:00 PM - 09:45 PM" };

describe("a station's hours", () => {
  it("are read from both lines of its timing", () => {
    expect(hoursOf(split)).toEqual([
      { from: 0, to: 16 * 60 },
      { from: 18 * 60, to: 21 * 60 + 45 },
    ]);
  });

  it.each(["12:00 AM - 11:59 PM", "12:00 AM to 12:00 AM", "12 am - 12 am"])(
    "are the whole day for %s",
    (timing) => {
      expect(hoursOf({ timing, timingSecond: null })).toEqual([{ from: 0, to: 24 * 60 }]);
    },
  );

  it("are none when the line says something else", () => {
    expect(hoursOf({ timing: "Ask at the desk", timingSecond: null })).toEqual([]);
  });

  it("count in India's time, wherever the visitor is", () => {
    expect(isOpen(split, new Date("2026-11-21T15:59:00+05:30"))).toBe(true);
    expect(isOpen(split, new Date("2026-11-21T16:00:00+05:30"))).toBe(false);
    expect(isOpen(split, new Date("2026-11-21T21:44:00+05:30"))).toBe(true);
    expect(isOpen(split, new Date("2026-11-21T21:45:00+05:30"))).toBe(false);
  });

  it("say when a closed station opens next, and nothing of one that is open or has no hours", () => {
    expect(closedText(split, new Date("2026-11-21T16:30:00+05:30"))).toBe("Closed, opens 6 PM");
    expect(closedText(split, new Date("2026-11-21T23:00:00+05:30"))).toBe("Closed, opens 12 AM");
    expect(closedText(split, new Date("2026-11-21T12:00:00+05:30"))).toBeNull();
    const half = { timing: "06:30 AM - 09:00 PM", timingSecond: null };
    expect(closedText(half, new Date("2026-11-21T22:00:00+05:30"))).toBe("Closed, opens 6:30 AM");
    expect(closedText({ timing: "Ask", timingSecond: null }, new Date())).toBeNull();
  });

  it("leave the times of the day at which it is closed", () => {
    expect(closedTimes(split)).toEqual([
      [960, 1080, "Closed, opens 6 PM"],
      [1305, 1440, "Closed, opens 12 AM"],
    ]);
    expect(closedTimes({ timing: "12 am - 12 am", timingSecond: null })).toEqual([]);
    expect(closedTimes({ timing: "06:00 PM - 02:00 AM", timingSecond: null })).toEqual([
      [120, 1080, "Closed, opens 6 PM"],
    ]);
  });

  it("may go past midnight", () => {
    const night = { timing: "06:00 PM - 02:00 AM", timingSecond: null };
    expect(isOpen(night, new Date("2026-11-21T23:00:00+05:30"))).toBe(true);
    expect(isOpen(night, new Date("2026-11-21T01:59:00+05:30"))).toBe(true);
    expect(isOpen(night, new Date("2026-11-21T12:00:00+05:30"))).toBe(false);
  });
});
