import { describe, expect, test } from "vitest";
import { formatDayAndClock, formatListDate, formatMoment, formatNumber } from "#src/lib/format.ts";

const noon = new Date("2026-11-21T06:30:00.000Z"); // 12:00 in India

describe("the date in a list", () => {
  test.each([
    ["2026-11-21T05:05:00.000Z", "10:35"],
    ["2026-11-20T18:30:00.000Z", "00:00"],
    ["2026-11-20T18:29:59.999Z", "Yesterday"],
    ["2026-11-19T10:00:00.000Z", "2 days ago"],
    ["2026-11-15T10:00:00.000Z", "6 days ago"],
    ["2026-11-14T10:00:00.000Z", "14 Nov 2026"],
    ["2026-11-21T07:00:00.000Z", "12:30"],
  ])("%s reads %s", (iso, text) => {
    expect(formatListDate(iso, noon)).toBe(text);
  });

  test("changes at midnight in India, whatever the computer's time zone", () => {
    const justAfterMidnight = new Date("2026-11-20T18:45:00.000Z"); // 00:15 on the 21st
    expect(formatListDate("2026-11-20T18:00:00.000Z", justAfterMidnight)).toBe("Yesterday");
  });
});

test("a moment within a sentence names the day only when it is not today", () => {
  expect(formatMoment("2026-11-21T05:05:00.000Z", noon)).toBe("today 10:35");
  expect(formatMoment("2026-11-20T05:05:00.000Z", noon)).toBe("yesterday 10:35");
  expect(formatMoment("2026-11-09T05:05:00.000Z", noon)).toBe("9 Nov, 10:35");
  expect(formatMoment("2026-11-21T18:29:00.000Z", noon)).toBe("today 23:59");
  expect(formatMoment("2026-11-21T18:30:00.000Z", noon)).toBe("tomorrow 00:00");
  expect(formatMoment("2026-11-28T05:05:00.000Z", noon)).toBe("28 Nov, 10:35");
  expect(formatDayAndClock("2025-11-09T05:05:00.000Z", noon)).toBe("9 Nov 2025, 10:35");
});

test("numbers have Indian digit groups", () => {
  expect(formatNumber(124860)).toBe("1,24,860");
});
