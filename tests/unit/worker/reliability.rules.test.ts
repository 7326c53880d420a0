import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { evseStatuses } from "#shared/contract/station-fields.ts";
import {
  type DayChanges,
  daySeconds,
  type RecordedSeconds,
  secondsOf,
  sharesOf,
} from "#shared/reliability.ts";
import { openSpans } from "#shared/station-hours.ts";
import { staleAfterMs } from "#shared/station-status.ts";
import { dayMs, minuteMs } from "#shared/time.ts";
import {
  changesOfDay,
  dayAfter,
  dayStart,
  decodeChanges,
  encodeChanges,
  openSeconds,
} from "#worker/features/reliability/station-day.rules.ts";
import { statusChanges } from "#worker/features/reliability/status-changes.rules.ts";

const day = "2026-11-21";
const start = dayStart(day);
const status = fc.constantFrom(...evseStatuses);
const inService = fc.constantFrom(...evseStatuses.filter((one) => one !== "PLANNED" && one !== "REMOVED"));
const sum = ({ working, unknown, blocked, broken }: RecordedSeconds) => working + unknown + blocked + broken;

/** Changes from a day before to a day after, in the order of time. */
function history(of: fc.Arbitrary<(typeof evseStatuses)[number]>) {
  const change = fc.record({ at: fc.integer({ min: start - dayMs, max: start + 2 * dayMs }), status: of });
  return fc.array(change, { maxLength: 40 }).map((all) => all.toSorted((a, b) => a.at - b.at));
}

describe("a day of the record", () => {
  it("has intervals that do not overlap, each with another status than the one before", () => {
    fc.assert(
      fc.property(history(status), (all) => {
        const changes = changesOfDay(all, day);
        for (const [index, [second, is]] of changes.entries()) {
          const before = changes[index - 1];
          expect(second).toBeLessThan(daySeconds);
          if (before) expect(second).toBeGreaterThan(before[0]);
          if (before) expect(is).not.toBe(before[1]);
        }
      }),
    );
  });

  it("sums to 24 hours where the EVSE was in service before it began", () => {
    fc.assert(
      fc.property(history(inService), inService, (all, first) => {
        const changes = changesOfDay([{ at: start - 2 * dayMs, status: first }, ...all], day);
        expect(sum(secondsOf(changes, null))).toBe(daySeconds);
      }),
    );
  });

  it("comes back from storage as it was", () => {
    fc.assert(
      fc.property(history(status), (all) => {
        const changes = changesOfDay(all, day);
        if (changes.length > 0) expect(decodeChanges(encodeChanges(changes))).toEqual(changes);
      }),
    );
  });

  it("counts the seconds in which the station was open, and no others", () => {
    const minute = fc.integer({ min: 0, max: 1440 });
    fc.assert(
      fc.property(history(inService), inService, minute, minute, (all, first, one, other) => {
        const open = [[Math.min(one, other) * 60, Math.max(one, other) * 60]] as const;
        const changes = changesOfDay([{ at: start - dayMs, status: first }, ...all], day);
        expect(sum(secondsOf(changes, open))).toBe(open[0][1] - open[0][0]);
      }),
    );
  });

  it("leaves out what is not in service", () => {
    const changes: DayChanges = [
      [0, "AVAILABLE"],
      [3600, "PLANNED"],
      [7200, "REMOVED"],
    ];
    expect(secondsOf(changes, null)).toEqual({ working: 3600, unknown: 0, blocked: 0, broken: 0 });
    expect(changesOfDay([{ at: start - 1, status: "REMOVED" }], day)).toEqual([]);
  });

  it("is open past midnight on the next day", () => {
    // A Saturday; the night before it is open until two.
    const hours = [
      { weekday: 5, from: "18:00", to: "02:00" },
      { weekday: 6, from: "10:00", to: "00:00" },
    ];
    expect(openSpans({ hours, exceptions: [] }, day)).toEqual([
      { from: 0, to: 120 },
      { from: 600, to: 1440 },
    ]);
    const always = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: "00:00", to: "00:00" }));
    expect(openSeconds({ hours: always, exceptions: [] }, day)).toBeNull();
    expect(openSeconds({ hours: [], exceptions: [] }, day)).toBeNull();
    expect(openSeconds({ hours, exceptions: [] }, dayAfter(day))).toEqual([]);
  });
});

describe("changes of status", () => {
  const report = (is: (typeof evseStatuses)[number], confirmedAt: number) => ({
    ...{ status: is, reportedAt: confirmedAt, confirmedAt },
  });

  it("are none while a report is only confirmed", () => {
    const now = start + minuteMs;
    expect(statusChanges({ a: report("AVAILABLE", start) }, { a: report("AVAILABLE", now) }, now)).toEqual(
      [],
    );
  });

  it("say that nobody knew, between a report that expired and the next", () => {
    const now = start + 60 * minuteMs;
    const changes = statusChanges({ a: report("AVAILABLE", start) }, { a: report("AVAILABLE", now) }, now);
    expect(changes).toEqual([
      { uid: "a", at: start + staleAfterMs, status: "UNKNOWN" },
      { uid: "a", at: now, status: "AVAILABLE" },
    ]);
  });

  it("do not rewrite the past for a report that was long on its way", () => {
    const now = start + 60 * minuteMs;
    const changes = statusChanges({}, { a: report("OUTOFORDER", start) }, now);
    expect(changes).toEqual([{ uid: "a", at: now, status: "UNKNOWN" }]);
    expect(statusChanges({ a: report("CHARGING", now) }, {}, now)).toEqual([
      { uid: "a", at: now, status: "REMOVED" },
    ]);
  });
});

it("shares add up to 100, and time that nobody knows is never in the time that worked", () => {
  const seconds = fc.integer({ min: 0, max: 10_000_000 });
  fc.assert(
    fc.property(
      fc.record({ working: seconds, unknown: seconds, blocked: seconds, broken: seconds }),
      (sums) => {
        const shares = sharesOf(sums);
        if (!shares) return expect(sum(sums)).toBe(0);
        const { working, unknown, blocked, broken, reliable } = shares;
        expect(working + unknown + blocked + broken).toBeCloseTo(100, 1);
        expect(reliable).toBeCloseTo(working + unknown + blocked, 1);
      },
    ),
  );
});
