import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { afterWorking, beforeWorking, workingTime } from "#shared/working-hours.ts";

const hour = 3_600_000;
const at = (text: string) => Date.parse(`${text}:00+05:30`);
const moment = fc.integer({ min: at("2020-01-01T00:00"), max: at("2040-01-01T00:00") });
const amount = fc.integer({ min: 1, max: 400 * hour });

describe("working time", () => {
  test.each([
    ["within a day", "2026-11-20T10:00", "2026-11-20T12:30", 2.5],
    ["of an evening", "2026-11-20T18:30", "2026-11-20T23:00", 0],
    ["over a night", "2026-11-20T17:30", "2026-11-21T10:30", 2],
    ["over a Sunday", "2026-11-21T17:30", "2026-11-23T10:30", 2],
    ["of a Sunday", "2026-11-22T00:00", "2026-11-23T00:00", 0],
    ["of a week", "2026-11-16T00:00", "2026-11-23T00:00", 54],
  ])("%s is what the clock of the office shows", (_, from, to, hours) => {
    expect(workingTime(at(from), at(to)) / hour).toBe(hours);
  });

  test("is additive, at most the elapsed time, and never decreases", () => {
    fc.assert(
      fc.property(moment, moment, moment, (...times) => {
        const [a, b, c] = times.toSorted((one, other) => one - other) as [number, number, number];
        expect(workingTime(a, b) + workingTime(b, c)).toBe(workingTime(a, c));
        expect(workingTime(a, b)).toBeGreaterThanOrEqual(0);
        expect(workingTime(a, b)).toBeLessThanOrEqual(b - a);
        expect(workingTime(b, a)).toBe(-workingTime(a, b) || 0);
      }),
    );
  });

  test("counted forward ends at the earliest timestamp with that much of it, in working hours", () => {
    fc.assert(
      fc.property(moment, amount, (from, wanted) => {
        const due = afterWorking(from, wanted);
        expect(workingTime(from, due)).toBe(wanted);
        expect(workingTime(from, due - 1)).toBe(wanted - 1);
      }),
    );
  });

  test("counted backward ends at the latest timestamp with that much of it", () => {
    fc.assert(
      fc.property(moment, amount, (to, wanted) => {
        const since = beforeWorking(to, wanted);
        expect(workingTime(since, to)).toBe(wanted);
        expect(workingTime(since + 1, to)).toBe(wanted - 1);
      }),
    );
  });
});
