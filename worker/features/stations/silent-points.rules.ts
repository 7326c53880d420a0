import {
  type EvseNow,
  evseNow,
  reportOf,
  type StaffEvse,
  type StoredReport,
} from "#shared/station-status.ts";
import { dayMs, hourMs } from "#shared/time.ts";

// A point that breaks without a word goes on to be reported free: no car can charge there, so its status never
// changes, while the points beside it do. The rules are explained in docs/stations.md.

/** Changes are remembered for about this long. */
const memoryMs = 3 * dayMs;
/** A point is silent at the earliest after this long without a change. */
const leastSilenceMs = 24 * hourMs;
/** It is silent once the points beside it would have changed this often in its place. */
const expectedChanges = 11;

/** Visitors' reports count for this long. */
export const evidenceMs = 3 * dayMs;
/** So many of them since its last change outweigh an operator that says it is free. */
const reportsAgainst = 2;

/** The reason that visitors read. */
export const silentReason = "Reported free, but not confirmed lately";

/** Statuses that a car or a fault caused; a report of UNKNOWN is no sign of life. */
function isSignOfLife({ status }: StoredReport): boolean {
  return status !== "UNKNOWN";
}

/** A new report with the evidence that the point is in use: when its status changed, and how often lately. */
export function withActivity(
  before: StoredReport | undefined,
  report: StoredReport,
  now: number,
): StoredReport {
  if (!before) return { ...report, changedAt: now, activity: 0 };
  const { changedAt = now, activity = 0 } = before;
  if (before.status === report.status || !isSignOfLife(report)) return { ...report, changedAt, activity };
  return { ...report, changedAt: now, activity: 1 + activityAt({ changedAt, activity }, now) };
}

/** How many of the changes are still remembered. */
function activityAt(
  { changedAt = 0, activity = 0 }: Pick<StoredReport, "changedAt" | "activity">,
  now: number,
) {
  return activity * Math.exp(-Math.max(0, now - changedAt) / memoryMs);
}

/** The uids of the points of a station that are reported free and show no sign of life. */
export function silentPoints(
  reports: Readonly<Record<string, StoredReport>>,
  now: number,
): ReadonlySet<string> {
  const points = Object.entries(reports).filter(([, { changedAt }]) => changedAt !== undefined);
  const silent = points.filter(([uid, { status, changedAt = now }]) => {
    const silence = now - changedAt;
    if (status !== "AVAILABLE" || silence < leastSilenceMs) return false;
    const others = points.filter(([other]) => other !== uid).map(([, report]) => activityAt(report, now));
    if (others.length === 0) return false;
    const perMs = others.reduce((sum, changes) => sum + changes, 0) / others.length / memoryMs;
    return perMs * silence >= expectedChanges;
  });
  return new Set(silent.map(([uid]) => uid));
}

/**
 * Whether visitors who found no charge there outweigh what is reported of a point. They seldom say
 * which point it was: one whose status changed since is not meant.
 */
function isDoubted({ changedAt = 0 }: StoredReport, visitors: readonly number[]): boolean {
  return visitors.filter((at) => at > changedAt).length >= reportsAgainst;
}

/**
 * What visitors may be told of the points of a station: of a silent or doubted one nothing.
 *
 * @param visitors when visitors reported that a charger there does not work
 */
export function evsesNow(
  evses: readonly StaffEvse[],
  reports: Readonly<Record<string, StoredReport>> | undefined,
  { now, visitors = [] }: { now: number; visitors?: readonly number[] | undefined },
): (EvseNow & { isSilent: boolean })[] {
  const silent = silentPoints(reports ?? {}, now);
  return evses.map((evse) => {
    const report = reportOf(reports, evse);
    const present = evseNow(evse, report, now);
    const isMarked = silent.has(evse.uid) || (report !== undefined && isDoubted(report, visitors));
    const isSilent = isMarked && present.status === "AVAILABLE";
    if (!isSilent) return { ...present, isSilent };
    return { status: "UNKNOWN", confirmedAt: null, lastFreeAt: null, isSilent };
  });
}
