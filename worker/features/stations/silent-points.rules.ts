import {
  type EvseNow,
  evseNow,
  reportOf,
  type StaffEvse,
  type StoredReport,
  type StoredVisit,
} from "#shared/station-status.ts";
import { dayMs, hourMs } from "#shared/time.ts";

// A point that breaks without a word goes on to be reported free: no car can charge there, so its status never
// changes, while the points beside it do. The rules are explained in docs/stations.md.

/** Changes are remembered for about this long. */
const memoryMs = 7 * dayMs;
/** A point is silent after this long without a change, when the station's pace makes so many likely by then. */
const early = { silenceMs: 24 * hourMs, changes: 12 };
/** At a quiet station after this long, when its pace makes so many likely in three days. */
const late = { silenceMs: 70 * hourMs, changesInThreeDays: 7.75 };

/** What visitors and staff found counts for this long. */
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
  const silent = points.filter(([uid, { status, changedAt = now, activity = 0 }]) => {
    const silence = now - changedAt;
    if (status !== "AVAILABLE" || silence < early.silenceMs) return false;
    const others = points.filter(([other]) => other !== uid).map(([, report]) => report);
    // Where the others are silent too, nothing says that cars came.
    if (!others.some((other) => (other.changedAt ?? 0) > now - silence / 2)) return false;
    const remembered = others.reduce((sum, report) => sum + activityAt(report, now), activity);
    const perMs = remembered / points.length / memoryMs;
    return (
      perMs * silence >= early.changes ||
      (silence >= late.silenceMs && perMs * 3 * dayMs >= late.changesInThreeDays)
    );
  });
  return new Set(silent.map(([uid]) => uid));
}

type Visit = Pick<StoredVisit, "at" | "works">;

/** What people found at a station. */
export interface Evidence {
  /** When visitors reported that a charger there does not work. */
  visitors: readonly number[];
  /** The last visit of staff to a point, by its uid. */
  visits: Readonly<Record<string, Visit>>;
}

/**
 * Whether people who found no charge there outweigh what is reported of a point. Visitors seldom
 * say which point it was: one whose status changed since is not meant.
 */
function isDoubted({ changedAt = 0 }: StoredReport, visitors: readonly number[], visit?: Visit): boolean {
  if (visit && !visit.works && visit.at > changedAt) return true;
  return visitors.filter((at) => at > changedAt).length >= reportsAgainst;
}

function visitOf(visits: Evidence["visits"], uid: string, now: number): Visit | undefined {
  const visit = Object.hasOwn(visits, uid) ? visits[uid] : undefined;
  return visit && now - visit.at <= evidenceMs ? visit : undefined;
}

/** A report with a visit of staff who charged there: as good as a change of the status. */
function withVisit(report: StoredReport, visit: Visit | undefined): StoredReport {
  const { changedAt = 0 } = report;
  if (!visit?.works || visit.at <= changedAt) return report;
  return { ...report, changedAt: visit.at, activity: activityAt(report, visit.at) };
}

/** What visitors may be told of the points of a station: of a silent or doubted one nothing. */
export function evsesNow(
  evses: readonly StaffEvse[],
  reported: Readonly<Record<string, StoredReport>> | undefined,
  {
    now,
    visitors = [],
    visits = {},
  }: { now: number } & { [Part in keyof Evidence]?: Evidence[Part] | undefined },
): (EvseNow & { isSilent: boolean })[] {
  const reports = Object.fromEntries(
    Object.entries(reported ?? {}).map(([uid, report]) => [
      uid,
      withVisit(report, visitOf(visits, uid, now)),
    ]),
  );
  const silent = silentPoints(reports, now);
  return evses.map((evse) => {
    const report = reportOf(reports, evse);
    const present = evseNow(evse, report, now);
    const isMarked =
      silent.has(evse.uid) ||
      (report !== undefined && isDoubted(report, visitors, visitOf(visits, evse.uid, now)));
    const isSilent = isMarked && present.status === "AVAILABLE";
    if (!isSilent) return { ...present, isSilent };
    return { status: "UNKNOWN", confirmedAt: null, lastFreeAt: null, isSilent };
  });
}
