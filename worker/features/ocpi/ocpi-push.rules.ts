import type { StoredReport } from "#shared/station-status.ts";
import { isoTime, minuteMs } from "#shared/time.ts";
import {
  type OcpiConnector,
  type OcpiEvse,
  type OcpiLocation,
  timeOf,
} from "../ocpi-objects/ocpi.schemas.ts";
import { stationUid } from "../ocpi-objects/ocpi-location.rules.ts";
import { withActivity } from "../stations/silent-points.rules.ts";

/** How far an operator's clock may be ahead of ours. */
const maxAheadMs = 5 * minuteMs;

/** Reports by the uid of the EVSE, as in the table `station_status`. */
export type LiveReports = Record<string, StoredReport>;

/** A location as it is stored. */
export interface LocationState {
  body: OcpiLocation;
  /** The operator's time of what it last said of the location itself. */
  lastUpdated: number;
  live: LiveReports;
}

/** When a report was made, and how. */
export interface ReportContext {
  now: number;
  /** Whether we asked for it: then all of it is true now. A push may have been on its way for long. */
  isPull: boolean;
  /** Some of its EVSEs could not be read, so that one that is not in it is not gone. */
  isPartial?: boolean;
}

/**
 * A location after a report of all of it. What is stored wins where it is newer: the location's own
 * fields by its `last_updated`, each EVSE by its own, and a status by the time of the last status.
 */
export function mergeLocation(
  stored: LocationState | null,
  reported: OcpiLocation,
  context: ReportContext,
): LocationState {
  const at = clampedTime(reported.last_updated, context.now);
  const isNewer = !stored || at >= stored.lastUpdated;
  const live = new Map(Object.entries(stored?.live ?? {}));
  const known = evsesByUid(stored?.body);
  const merged = (reported.evses ?? []).flatMap((evse) => {
    const old = known.get(evse.uid.toLowerCase());
    known.delete(evse.uid.toLowerCase());
    if (!old && !isNewer) return [];
    return [mergeEvse(old, evse, { live, context, confirmedAt: Math.max(at, timeOf(evse.last_updated)) })];
  });
  const left = [...known.values()].filter(
    (evse) => !isNewer || context.isPartial || timeOf(evse.last_updated) > at,
  );
  const evses = [...merged, ...left];
  const facts = isNewer ? reported : stored.body;
  const body = {
    ...facts,
    ...((facts.evses || evses.length > 0) && { evses }),
    last_updated: later(reported.last_updated, stored?.body.last_updated, context.now),
  };
  return {
    body,
    lastUpdated: isNewer ? at : stored.lastUpdated,
    live: liveOf(evses, live),
  };
}

/** A location after a report of one of its EVSEs, known or new. */
export function mergeEvseInto(
  stored: LocationState,
  reported: OcpiEvse,
  context: ReportContext,
): LocationState {
  const evses = [...(stored.body.evses ?? [])];
  const index = evses.findIndex(({ uid }) => uid.toLowerCase() === reported.uid.toLowerCase());
  const live = new Map(Object.entries(stored.live));
  const confirmedAt = timeOf(reported.last_updated);
  const merged = mergeEvse(evses[index], reported, { live, context, confirmedAt });
  evses.splice(index < 0 ? evses.length : index, 1, merged);
  const last_updated = later(reported.last_updated, stored.body.last_updated, context.now);
  return { ...stored, body: { ...stored.body, evses, last_updated }, live: liveOf(evses, live) };
}

/** A location after a report of one connector of an EVSE; null when it has no such EVSE. */
export function mergeConnectorInto(
  stored: LocationState,
  { uid, reported }: { uid: string; reported: OcpiConnector },
  { now }: ReportContext,
): LocationState | null {
  const evse = evsesByUid(stored.body).get(uid.toLowerCase());
  if (!evse) return null;
  const connectors = [...evse.connectors];
  const index = connectors.findIndex(({ id }) => id.toLowerCase() === reported.id.toLowerCase());
  const old = connectors[index];
  if (old && timeOf(old.last_updated) > timeOf(reported.last_updated)) return stored;
  connectors.splice(index < 0 ? connectors.length : index, 1, reported);
  const bubbled = (time: string) => later(reported.last_updated, time, now);
  const changed = { ...evse, connectors, last_updated: bubbled(evse.last_updated) };
  const evses = (stored.body.evses ?? []).map((one) => (one === evse ? changed : one));
  return { ...stored, body: { ...stored.body, evses, last_updated: bubbled(stored.body.last_updated) } };
}

interface EvseMerge {
  /** Changed in place. */
  live: Map<string, StoredReport>;
  context: ReportContext;
  /** The time that a push speaks of. */
  confirmedAt: number;
}

function mergeEvse(old: OcpiEvse | undefined, reported: OcpiEvse, merge: EvseMerge): OcpiEvse {
  const { live, context } = merge;
  const at = clampedTime(reported.last_updated, context.now);
  const report = old && live.get(stationUid(old));
  const lastStatusAt = report?.reportedAt ?? (old ? clampedTime(old.last_updated, context.now) : 0);
  const isNewStatus = at >= lastStatusAt;
  if (old && stationUid(old) !== stationUid(reported)) live.delete(stationUid(old));
  if (isNewStatus) {
    const confirmedAt = Math.min(context.now, context.isPull ? context.now : merge.confirmedAt);
    const isSame = report?.status === reported.status;
    const told = {
      status: reported.status,
      reportedAt: at,
      confirmedAt: isSame ? Math.max(report.confirmedAt, confirmedAt) : confirmedAt,
    };
    live.set(stationUid(reported), withActivity(report, told, context.now));
  } else if (report) {
    // A list is true now, also where it has an older time for the same status.
    const isConfirmed = context.isPull && report.status === reported.status;
    live.set(stationUid(reported), isConfirmed ? { ...report, confirmedAt: context.now } : report);
  }
  if (!old) return reported;
  const facts = at >= clampedTime(old.last_updated, context.now) ? reported : { ...old, uid: reported.uid };
  // A report without any connector says nothing of them.
  const connectors = facts.connectors.length > 0 ? facts.connectors : old.connectors;
  return {
    ...facts,
    connectors,
    status: isNewStatus ? reported.status : old.status,
    last_updated: later(reported.last_updated, old.last_updated, context.now),
  };
}

/** Whether a push has times that are further ahead than clocks differ. */
export function isFromFuture(times: string[], now: number): boolean {
  return times.some((time) => timeOf(time) > now + maxAheadMs);
}

/** The times of a location and of its EVSEs. */
export function timesOf({ last_updated, evses }: OcpiLocation): string[] {
  return [last_updated, ...(evses ?? []).map((evse) => evse.last_updated)];
}

/** A clock that is ahead must not win over every later report. */
function clampedTime(dateTime: string, now: number): number {
  const time = timeOf(dateTime);
  return time > now + maxAheadMs ? now : time;
}

/** The later of two DateTimes, as the operator wrote it. */
function later(one: string, other: string | undefined, now: number): string {
  const latest = other === undefined || timeOf(one) >= timeOf(other) ? one : other;
  return timeOf(latest) > now + maxAheadMs ? isoTime(now) : latest;
}

function evsesByUid(location: OcpiLocation | undefined): Map<string, OcpiEvse> {
  return new Map((location?.evses ?? []).map((evse) => [evse.uid.toLowerCase(), evse]));
}

/** The reports of the EVSEs that are there. */
function liveOf(evses: OcpiEvse[], live: ReadonlyMap<string, StoredReport>): LiveReports {
  const there = evses.filter(({ status }) => status !== "REMOVED").map(stationUid);
  return Object.fromEntries(
    there.flatMap((uid) => {
      const report = live.get(uid);
      return report ? [[uid, report] as const] : [];
    }),
  );
}

/** A location without what changes by itself: equal facts need no write to the station. */
export function factsOf(location: OcpiLocation): string {
  const { last_updated: _, evses, ...facts } = location;
  return JSON.stringify({
    ...facts,
    evses: evses?.map(({ last_updated: _at, status, ...evse }) => ({
      ...evse,
      isRemoved: status === "REMOVED",
      connectors: evse.connectors.map(({ last_updated: _time, ...connector }) => connector),
    })),
  });
}
