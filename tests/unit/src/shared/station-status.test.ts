import { describe, expect, it } from "vitest";
import {
  agedCounts,
  countStation,
  datedStatusSentence,
  evseNow,
  type LiveReport,
  statusLabel,
  statusSentence,
} from "#shared/station-status.ts";
import { minuteMs } from "#shared/time.ts";

/** Half past two in the afternoon in India. */
const now = Date.parse("2026-11-22T14:30:00+05:30");
const ago = (minutes: number) => now - minutes * minuteMs;
const works = { uid: "1", status: "AVAILABLE" } as const;

/** A station whose points have these reports; null for a point without any. */
function counts(reports: ([LiveReport["status"], number] | null)[]) {
  const evses = reports.map((_, index) => ({ uid: `${index}`, status: "AVAILABLE" as const }));
  const entries = reports.flatMap((report, index) =>
    report ? [[`${index}`, { status: report[0], confirmedAt: ago(report[1]) }] as const] : [],
  );
  return countStation(evses, Object.fromEntries(entries), now);
}

const labelOf = (free: number, total: number) =>
  statusLabel({ free, total, unknown: 0, broken: 0, confirmedAt: now, lastFreeAt: null }, true)?.label;

describe("the status of a point", () => {
  it("is the operator's while it is confirmed within fifteen minutes", () => {
    expect(evseNow(works, { status: "CHARGING", confirmedAt: ago(15) }, now)).toEqual({
      status: "CHARGING",
      confirmedAt: ago(15),
      lastFreeAt: null,
    });
    expect(evseNow(works, { status: "AVAILABLE", confirmedAt: ago(15) - 1 }, now)).toEqual({
      status: "UNKNOWN",
      confirmedAt: null,
      lastFreeAt: ago(15) - 1,
    });
    expect(evseNow(works, undefined, now).status).toBe("UNKNOWN");
  });

  it("is unknown without a report, also for an id that every object answers to", () => {
    for (const uid of ["constructor", "toString", "__proto__"]) {
      expect(countStation([{ uid, status: "AVAILABLE" }], {}, now)).toMatchObject({ total: 1, unknown: 1 });
    }
  });

  it("is what staff say through the day that they name, whatever the operator reports", () => {
    const report = { status: "AVAILABLE", confirmedAt: now } as const;
    for (const status of ["OUTOFORDER", "PLANNED"] as const) {
      expect(evseNow({ uid: "1", status }, report, now).status).toBe(status);
      expect(evseNow({ uid: "1", status, until: "2026-11-22" }, report, now).status).toBe(status);
      expect(evseNow({ uid: "1", status, until: "2026-11-21" }, report, now).status).toBe("AVAILABLE");
    }
  });
});

describe("the label", () => {
  it("follows the specification's thresholds where there are more than five points", () => {
    expect([6, 5, 3, 2, 0].map((free) => labelOf(free, 8))).toEqual([
      "Available",
      "Limited",
      "Limited",
      "Busy",
      "Busy",
    ]);
  });

  it("goes by the share of free points in smaller stations", () => {
    expect([labelOf(2, 2), labelOf(1, 1), labelOf(3, 4)]).toEqual(["Available", "Available", "Available"]);
    expect([labelOf(1, 2), labelOf(2, 4), labelOf(1, 5)]).toEqual(["Limited", "Limited", "Limited"]);
    expect([labelOf(0, 1), labelOf(0, 5)]).toEqual(["Busy", "Busy"]);
  });

  it("claims nothing without a live source, except what staff say of all points", () => {
    const evse = (status: "AVAILABLE" | "OUTOFORDER" | "PLANNED") =>
      statusLabel(countStation([{ uid: "1", status }], {}, now), false).label;
    expect(evse("AVAILABLE")).toBe("No live status");
    expect(evse("OUTOFORDER")).toBe("Out of order");
    expect(evse("PLANNED")).toBe("Coming soon");
  });

  it("does not call a station busy while one of its points is not known", () => {
    const partly = counts([["CHARGING", 1], null]);
    expect(partly.free).toBeNull();
    expect(statusLabel(partly, true)?.label).toBe("No recent status");
    expect(statusLabel(counts([["CHARGING", 1]]), true)?.label).toBe("Busy");
  });
});

describe("the sentence", () => {
  it("counts the free points and says when the oldest of them was confirmed", () => {
    const some = counts([
      ["AVAILABLE", 1],
      ["AVAILABLE", 3],
      ["CHARGING", 2],
      ["OUTOFORDER", 0],
    ]);
    expect(statusSentence(some, true, now)).toBe("2 of 4 free · 3 min ago");
    expect(datedStatusSentence(some, true, now)).toBe("2 of 4 free at 2:27 PM");
    expect(statusSentence(counts([["AVAILABLE", 0], null]), true, now)).toBe(
      "1 of 2 free, 1 not known · just now",
    );
  });

  it("says when a point was last seen free, in India's time, once nothing is fresh", () => {
    expect(statusSentence(counts([["AVAILABLE", 20]]), true, now)).toBe("last free today, 2:10 PM");
    expect(statusSentence(counts([["AVAILABLE", 15 * 60]]), true, now)).toBe("last free on 21 Nov");
    expect(statusSentence(counts([["CHARGING", 20]]), true, now)).toBe("1 charging point");
  });

  it("says how many points there are without a live source", () => {
    expect(statusSentence(counts([null]), false, now)).toBe("1 charging point");
    expect(datedStatusSentence(counts([null, null]), false, now)).toBe("2 charging points");
  });
});

it("counts that have grown old say no more than a report of that age", () => {
  const some = counts([
    ["AVAILABLE", 3],
    ["CHARGING", 2],
  ]);
  expect(agedCounts(some, now + 12 * minuteMs)).toEqual(some);
  const old = agedCounts(some, now + 13 * minuteMs);
  expect(old).toMatchObject({ free: null, confirmedAt: null, lastFreeAt: ago(3) });
  expect(statusLabel(old, true)?.label).toBe("No recent status");
});
