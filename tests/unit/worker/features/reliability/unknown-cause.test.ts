import { expect, it } from "vitest";
import { isoTime, minuteMs } from "#shared/time.ts";
import { type Connection, whyUnknown } from "#worker/features/reliability/unknown-cause.rules.ts";

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
