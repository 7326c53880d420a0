import type { EvseStatus } from "#shared/contract/station-fields.ts";
import { isStale, type LiveReport, type StoredReport, staleAfterMs } from "#shared/station-status.ts";

/** An EVSE has had this status since `at`, in ms since 1970. */
export interface StatusChange {
  uid: string;
  at: number;
  status: EvseStatus;
}

type Reports = Readonly<Record<string, LiveReport & Pick<StoredReport, "changedAt">>>;

/**
 * What a new state of a station's reports adds to the record. Times are those at which we knew, not
 * those that operators write, so that the past never changes: late reports count from now on, and
 * one that was not confirmed is unknown from the moment at which it expired.
 */
export function statusChanges(before: Reports, after: Reports, now: number): StatusChange[] {
  const uids = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...uids].flatMap((uid) => {
    const [old, next] = [before[uid], after[uid]];
    const oldStatus = old && statusAt(old, now);
    const nextStatus = next ? statusAt(next, now) : "REMOVED";
    // A machine whose clock is behind puts no change before the last one.
    const at = Math.max(now, old?.changedAt ?? 0);
    const changes: StatusChange[] = [];
    if (old && oldStatus !== old.status)
      changes.push({ uid, at: old.confirmedAt + staleAfterMs, status: "UNKNOWN" });
    if (nextStatus !== oldStatus) changes.push({ uid, at, status: nextStatus });
    return changes;
  });
}

function statusAt({ status, confirmedAt }: LiveReport, now: number): EvseStatus {
  return isStale(confirmedAt, now) ? "UNKNOWN" : status;
}
