import { expect, it } from "vitest";
import { termOfRequest, termUntil } from "#src/features/privacy/clocks.rules.ts";

// A Monday, 16:00 in India.
const now = new Date("2026-11-23T10:30:00.000Z");

it.each([
  ["2026-11-25T10:30:00.000Z", "Acknowledge by Wed 16:00, 2 days left", false],
  ["2026-11-25T10:29:00.000Z", "Acknowledge by Wed 15:59, 47 hours left", false],
  ["2026-11-23T11:30:00.000Z", "Acknowledge by Mon 17:00, 1 hour left", false],
  ["2026-11-23T10:30:00.000Z", "Acknowledge by Mon 16:00, less than an hour left", false],
  ["2026-11-23T10:29:59.000Z", "Acknowledge by Mon 15:59, overdue by less than an hour", true],
  ["2026-11-20T10:30:00.000Z", "Acknowledge by Fri 16:00, overdue by 3 days", true],
  ["2026-12-23T10:30:00.000Z", "Acknowledge by 23 Dec, 16:00, 30 days left", false],
  ["2027-02-21T10:30:00.000Z", "Acknowledge by 21 Feb 2027, 16:00, 90 days left", false],
])("a term that ends %s reads %s", (by, text, overdue) => {
  expect(termUntil("Acknowledge", by, now)).toEqual({ text, overdue });
});

it("is that of the acknowledgement first, then that of the answer", () => {
  const terms = { acknowledgeBy: "2026-11-22T10:30:00.000Z", answerBy: "2026-11-26T10:30:00.000Z" };
  expect(termOfRequest({ ...terms, status: "new" }, now).overdue).toBe(true);
  expect(termOfRequest({ ...terms, status: "acknowledged" }, now).text).toBe(
    "Answer by Thu 16:00, 3 days left",
  );
});
