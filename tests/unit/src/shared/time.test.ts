import { expect, test } from "vitest";
import { indianDay } from "#shared/time.ts";
import { fromIndianTime, toIndianTime } from "#shared/time-field.ts";

test("the Indian day begins at half past six in the evening, UTC", () => {
  expect(indianDay(Date.parse("2026-11-20T18:29:59.999Z"))).toBe("2026-11-20");
  expect(indianDay(Date.parse("2026-11-20T18:30:00Z"))).toBe("2026-11-21");
});

test("a timestamp is the same after conversion to a field in Indian time and back, and an empty field is null", () => {
  expect(toIndianTime("2026-11-20T18:35:00.000Z")).toBe("2026-11-21T00:05");
  expect(fromIndianTime("2026-11-21T00:05")).toBe("2026-11-20T18:35:00.000Z");
  expect(fromIndianTime("")).toBeNull();
});
