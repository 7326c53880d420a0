import { expect, it } from "vitest";
import { evsesNow, silentPoints, withActivity } from "#worker/features/stations/silent-points.rules.ts";
import { bestShare, watchFleet } from "../../../../support/silent-fleet.ts";

const hour = 3_600_000;

it("marks 95 % of the points that broke silently within three days, and at most 2 % of the sound ones", () => {
  for (const seed of [1, 2, 3]) {
    const found = watchFleet({ stations: 250, sessions: [3, 10], seed });
    expect(found.ghosts, `seed ${seed}`).toBeGreaterThan(90);
    expect(found.markedShare, `seed ${seed}`).toBeGreaterThanOrEqual(0.95);
    expect(found.alarmShare, `seed ${seed}`).toBeLessThanOrEqual(0.02);
  }
});

it("marks nearly as many at quiet stations as any rule can that raises 2 % of false alarms", () => {
  const sessions = [1, 3] as [number, number];
  expect(bestShare([3, 10], 0.02)).toBe(1);
  expect(bestShare(sessions, 0.02)).toBeCloseTo(0.853, 3);
  expect(bestShare(sessions, 0.032)).toBeCloseTo(0.95, 2);
  const found = watchFleet({ stations: 1000, sessions, seed: 4 });
  expect(found.alarmShare).toBeLessThanOrEqual(0.02);
  expect(found.markedShare).toBeGreaterThanOrEqual(bestShare(sessions, 0.02) - 0.1);
  expect(watchFleet({ stations: 250, sessions: [0.1, 1], seed: 4 }).alarmShare).toBeLessThanOrEqual(0.02);
});

it("marks no point alone, none of a station that is silent as a whole, and one no more once it charges", () => {
  const report = (status: "AVAILABLE" | "CHARGING") => ({ status, reportedAt: 0, confirmedAt: 0 });
  const silent = { ...report("AVAILABLE"), changedAt: 0, activity: 30 };
  const busy = { ...report("AVAILABLE"), changedAt: 60 * hour, activity: 60 };
  expect(silentPoints({ A: silent }, 72 * hour)).toEqual(new Set());
  expect(silentPoints({ A: silent, B: silent, C: silent }, 400 * hour)).toEqual(new Set());
  expect(silentPoints({ A: busy, B: busy, C: busy }, 132 * hour)).toEqual(new Set());
  expect(silentPoints({ A: silent, B: busy, C: busy }, 61 * hour)).toEqual(new Set(["A"]));
  const charged = withActivity(silent, report("CHARGING"), 61 * hour);
  expect(silentPoints({ A: charged, B: busy, C: busy }, 61 * hour)).toEqual(new Set());
  // A report that an earlier release stored says nothing of this.
  expect(silentPoints({ A: report("AVAILABLE"), B: busy }, 400 * hour)).toEqual(new Set());
});

it("says nothing of a free point against which two visitors reported since its last change", () => {
  const now = 61 * hour;
  const report = { status: "AVAILABLE", reportedAt: now, confirmedAt: now, changedAt: 50 * hour } as const;
  const evses = ["A", "B"].map((uid) => ({ uid, status: "AVAILABLE" as const, connectors: [] }));
  const reports = { A: report, B: { ...report, changedAt: 60 * hour } };
  const statuses = (...visitors: number[]) =>
    evsesNow(evses, reports, { now, visitors }).map(({ status, isSilent }) => [status, isSilent]);
  const free = ["AVAILABLE", false];
  expect(statuses(55 * hour, 49 * hour)).toEqual([free, free]);
  expect(statuses(55 * hour, 56 * hour)).toEqual([["UNKNOWN", true], free]);
});
