import { expect, it } from "vitest";
import { isoTime, minuteMs } from "#shared/time.ts";
import { dayStart } from "#worker/features/reliability/station-day.rules.ts";
import {
  type Connection,
  unknownInFailures,
  whyUnknown,
} from "#worker/features/reliability/unknown-cause.rules.ts";

const now = Date.parse("2026-11-25T08:00:00Z");
const ago = (minutes: number) => now - minutes * minuteMs;
const at = (minutes: number) => isoTime(ago(minutes));

const report = (status: "AVAILABLE" | "UNKNOWN", minutes: number) => ({
  ...{ status, reportedAt: ago(minutes), confirmedAt: ago(minutes) },
});
const working: Connection = {
  ...{ isConnected: true, lastError: null, errorSince: null, lastPushAt: ago(3), lastPullAt: ago(5) },
};

it("gives no cause while every status is known", () => {
  expect(whyUnknown([report("AVAILABLE", 3), report("AVAILABLE", 14)], working, now)).toBeNull();
});

it.each([
  ["revoked", [report("AVAILABLE", 40)], null, null, null],
  ["revoked", [report("AVAILABLE", 40)], { ...working, isConnected: false }, null, null],
  [
    "failed",
    [report("AVAILABLE", 40)],
    { ...working, lastError: "cpo.example could not be reached.", errorSince: ago(35) },
    at(35),
    "cpo.example could not be reached.",
  ],
  ["silent", [report("AVAILABLE", 40)], { ...working, lastPushAt: ago(40), lastPullAt: null }, at(40), null],
  ["silent", [report("AVAILABLE", 40)], { ...working, lastPushAt: null, lastPullAt: null }, null, null],
  ["left_out", [report("AVAILABLE", 40), report("AVAILABLE", 50)], working, at(50), null],
  ["reported", [report("UNKNOWN", 3), report("AVAILABLE", 4)], working, at(3), null],
] as const)("%s", (cause, reports, connection, since, message) => {
  expect(whyUnknown(reports, connection, now)).toEqual({ cause, since, message });
});

it("counts unknown time in failures by day, in opening hours only, with the message of most of it", () => {
  const day = "2026-11-20";
  const hour = (number: number) => dayStart(day) + number * 3_600_000;
  // Unknown from 6 to 12 and from 18 on; open from 8 to 20.
  const days = [
    { day, evses: { a: "A0 U21600 A43200 U64800" }, open: [[28_800, 72_000]] as [number, number][] },
    { day: "2026-11-21", evses: { a: "A0" }, open: null },
  ];
  const failure = (since: number, until: number, message: string) => ({
    ...{ since: hour(since), until: hour(until), message },
  });
  expect(unknownInFailures(days, [])).toEqual({ share: 0, message: null });
  expect(unknownInFailures(days, [failure(-24, 9, "Refused."), failure(10, 48, "Not reached.")])).toEqual({
    share: Math.round((5 / 6) * 100),
    message: "Not reached.",
  });
  expect(unknownInFailures(days.slice(1), [failure(-24, 48, "Refused.")])).toBeNull();
});
