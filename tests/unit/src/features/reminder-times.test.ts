import { expect, test } from "vitest";
import {
  isOfficeTime,
  reminderState,
  suggestedTimes,
} from "#src/features/submissions/inbox/reminders/reminder-times.ts";

const at = (text: string) => Date.parse(`${text}+05:30`);
const suggested = (now: string) =>
  suggestedTimes(at(now)).map(({ at: time }) => new Date(time + 5.5 * 3_600_000).toISOString().slice(0, 16));

test("suggested times are within office hours, on the next working day and on the next Monday", () => {
  expect(suggested("2026-11-24T11:07")).toEqual(["2026-11-24T13:15", "2026-11-25T10:00", "2026-11-30T10:00"]);
});

test("on a Saturday evening the next working day is the next week", () => {
  expect(suggested("2026-11-28T18:00")).toEqual(["2026-11-30T10:00"]);
});

test("on a Sunday the next week begins the day after", () => {
  expect(suggested("2026-11-29T12:00")).toEqual(["2026-11-30T10:00"]);
});

test("a Sunday, an early morning and the minute of closing are outside office hours", () => {
  expect(isOfficeTime(at("2026-11-24T09:30"))).toBe(true);
  expect(isOfficeTime(at("2026-11-24T18:29"))).toBe(true);
  for (const time of ["2026-11-24T09:29", "2026-11-24T18:30", "2026-11-29T11:00"])
    expect(isOfficeTime(at(time)), time).toBe(false);
});

test("a call is missed an hour of working time after its time, so not over a night", () => {
  const state = (now: string) => reminderState("2026-11-28T12:45:00.000Z", new Date(at(now)));
  expect(state("2026-11-28T18:14")).toBe("planned");
  expect(state("2026-11-28T18:15")).toBe("due");
  expect(state("2026-11-29T12:00")).toBe("due");
  expect(state("2026-11-30T10:16")).toBe("missed");
});
