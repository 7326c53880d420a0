import { describe, expect, it } from "vitest";
import {
  closedText,
  closedTimes,
  hoursFromText,
  isOpen,
  openText,
  todayText,
  weekRows,
} from "#shared/station-hours.ts";

const times = (timing: string, timingSecond: string | null = null) => ({
  hours: hoursFromText(timing, timingSecond),
  exceptions: [],
});
const split = times("12:00 AM to 04:00 PM", "06:00 PM - 09:45 PM");
/** In India; 2026-11-21 is a Saturday. */
const at = (time: string) => Date.parse(`${time}:00+05:30`);

describe("a station's hours", () => {
  it("are read from both lines of its text, for each weekday", () => {
    expect(split.hours).toHaveLength(14);
    expect(split.hours.slice(0, 2)).toEqual([
      { weekday: 1, from: "00:00", to: "16:00" },
      { weekday: 1, from: "18:00", to: "21:45" },
    ]);
  });

  it.each(["12:00 AM - 11:59 PM", "12:00 AM to 12:00 AM", "12 am - 12 am"])(
    "are the whole day for %s",
    (timing) => {
      expect(todayText(times(timing), at("2026-11-21T12:00"))).toBe("Open 24 hours");
      expect(openText(times(timing), at("2026-11-21T12:00"))).toBe("Open 24 hours");
      expect(closedTimes(times(timing), at("2026-11-21T12:00"))).toEqual([]);
    },
  );

  it("are none when the line says something else", () => {
    expect(times("Ask at the desk").hours).toEqual([]);
    expect(closedText(times("Ask"), Date.now())).toBeNull();
    expect(isOpen(times("Ask"), Date.now())).toBe(false);
  });

  it("count in India's time, wherever the visitor is", () => {
    expect(isOpen(split, at("2026-11-21T15:59"))).toBe(true);
    expect(isOpen(split, at("2026-11-21T16:00"))).toBe(false);
    expect(isOpen(split, at("2026-11-21T21:44"))).toBe(true);
    expect(isOpen(split, at("2026-11-21T21:45"))).toBe(false);
  });

  it("say when a closed station opens next, and nothing of one that is open", () => {
    expect(closedText(split, at("2026-11-21T16:30"))).toBe("Closed, opens 6 PM");
    expect(closedText(split, at("2026-11-21T23:00"))).toBe("Closed, opens 12 AM");
    expect(closedText(split, at("2026-11-21T12:00"))).toBeNull();
    expect(closedText(times("06:30 AM - 09:00 PM"), at("2026-11-21T22:00"))).toBe("Closed, opens 6:30 AM");
    const weekdaysOnly = { hours: split.hours.filter(({ weekday }) => weekday < 6), exceptions: [] };
    expect(closedText(weekdaysOnly, at("2026-11-21T12:00"))).toBe("Closed, opens Mon 12 AM");
  });

  it("leave the times of the coming week at which it is closed", () => {
    const noon = at("2026-11-21T12:00");
    expect(closedTimes(split, noon).slice(0, 2)).toEqual([
      [at("2026-11-21T16:00"), at("2026-11-21T18:00"), "opens 6 PM"],
      [at("2026-11-21T21:45"), at("2026-11-22T00:00"), "opens 12 AM"],
    ]);
    const night = closedTimes(times("06:00 PM - 02:00 AM"), noon);
    expect(night[0]).toEqual([at("2026-11-21T02:00"), at("2026-11-21T18:00"), "opens 6 PM"]);
    expect(night).toHaveLength(8);
  });

  it("end at midnight before a closed day, and not earlier", () => {
    const week = [1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, from: "00:00", to: "00:00" }));
    const closedOnSunday = { hours: week, exceptions: [] };
    expect(openText(closedOnSunday, at("2026-11-18T12:00"))).toBe("Open 24 hours until Sat midnight");
    expect(openText(closedOnSunday, at("2026-11-21T12:00"))).toBe("Open until midnight");
  });

  it("may go past midnight", () => {
    const night = times("06:00 PM - 02:00 AM");
    expect(isOpen(night, at("2026-11-21T23:00"))).toBe(true);
    expect(isOpen(night, at("2026-11-21T01:59"))).toBe(true);
    expect(isOpen(night, at("2026-11-21T12:00"))).toBe(false);
    expect(openText(night, at("2026-11-21T23:00"))).toBe("Open until 2 AM");
    expect(openText(night, at("2026-11-21T12:00"))).toBe("Closed, opens 6 PM");
  });

  it("differ on single dates", () => {
    const days = {
      hours: times("06:00 AM - 11:00 PM").hours,
      exceptions: [
        { date: "2026-11-20", closed: true },
        { date: "2026-11-21", closed: true },
        { date: "2026-11-22", from: "10:00", to: "14:00" },
      ],
    };
    expect(closedText(days, at("2026-11-21T05:00"))).toBe("Closed, opens Sun 10 AM");
    expect(isOpen(days, at("2026-11-22T09:00"))).toBe(false);
    expect(isOpen(days, at("2026-11-22T11:00"))).toBe(true);
    expect(closedTimes(days, at("2026-11-21T05:00")).slice(0, 2)).toEqual([
      [at("2026-11-21T00:00"), at("2026-11-22T10:00"), "opens Sun 10 AM"],
      [at("2026-11-22T14:00"), at("2026-11-23T06:00"), "opens 6 AM"],
    ]);
    const { week, dates } = weekRows(days, at("2026-11-21T05:00"));
    expect(week).toEqual([{ day: "1 2 3 4 5 6 7", name: "Every day", text: "6 AM to 11 PM" }]);
    expect(dates).toEqual([
      { day: "2026-11-21", name: "21 Nov", text: "Closed" },
      { day: "2026-11-22", name: "22 Nov", text: "10 AM to 2 PM" },
    ]);
  });
});
