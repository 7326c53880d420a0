import type { UnknownInFailures, WhyUnknown } from "#shared/contract/reliability.ts";
import { daySeconds, type OpenSeconds, secondsOf } from "#shared/reliability.ts";
import { isStale, type StoredReport } from "#shared/station-status.ts";
import { isoTime, isoTimeOrNull } from "#shared/time.ts";
import { dayStart, decodeChanges } from "./station-day.rules.ts";

/** What is known of an operator's connection; times in ms since 1970. */
export interface Connection {
  isConnected: boolean;
  lastError: string | null;
  errorSince: number | null;
  lastPushAt: number | null;
  lastPullAt: number | null;
}

/**
 * Why the status of a station's EVSEs is not known now: the cause nearest to the operator that
 * explains it. Null while all of them are known.
 */
export function whyUnknown(
  reports: readonly Pick<StoredReport, "status" | "reportedAt" | "confirmedAt">[],
  connection: Connection | null,
  now: number,
): WhyUnknown | null {
  const expired = reports.filter(({ confirmedAt }) => isStale(confirmedAt, now));
  const blank = reports.filter(({ status }) => status === "UNKNOWN");
  if (expired.length === 0 && blank.length === 0) return null;
  if (!connection?.isConnected) return { cause: "revoked", since: null, message: null };
  if (expired.length === 0)
    return { cause: "reported", since: earliest(blank.map(({ reportedAt }) => reportedAt)), message: null };
  const { lastError, errorSince, lastPushAt, lastPullAt } = connection;
  if (lastError !== null) return { cause: "failed", since: isoTimeOrNull(errorSince), message: lastError };
  const heardAt = Math.max(lastPushAt ?? 0, lastPullAt ?? 0);
  if (isStale(heardAt, now))
    return { cause: "silent", since: heardAt > 0 ? isoTime(heardAt) : null, message: null };
  return { cause: "left_out", since: earliest(expired.map(({ confirmedAt }) => confirmedAt)), message: null };
}

/** A time in which requests of an operator or to it failed, in ms since 1970. */
export interface Failure {
  since: number;
  until: number;
  message: string;
}

/** A stored day of a station. */
export interface RecordedDay {
  day: string;
  evses: Record<string, string>;
  open: OpenSeconds;
}

/**
 * The share of a station's unknown time in which requests of its operator or to it failed, and the
 * message of most of that time; null where nothing was unknown. Failures of one operator do not overlap.
 */
export function unknownInFailures(
  days: readonly RecordedDay[],
  failures: readonly Failure[],
): UnknownInFailures | null {
  const byMessage = new Map<string, number>();
  let unknown = 0;
  for (const { day, evses, open } of days) {
    const changes = Object.values(evses).map(decodeChanges);
    const unknownIn = (parts: OpenSeconds) =>
      changes.reduce((sum, own) => sum + secondsOf(own, parts).unknown, 0);
    unknown += unknownIn(open);
    const start = dayStart(day);
    for (const { since, until, message } of failures) {
      const [from, to] = [(since - start) / 1000, (until - start) / 1000];
      if (to <= 0 || from >= daySeconds) continue;
      const parts = (open ?? [[0, daySeconds]]).map(
        ([opens, closes]) => [Math.max(opens, from), Math.min(closes, to)] as const,
      );
      byMessage.set(message, (byMessage.get(message) ?? 0) + unknownIn(parts));
    }
  }
  if (unknown === 0) return null;
  const inFailures = [...byMessage].filter(([, seconds]) => seconds > 0).sort(([, a], [, b]) => b - a);
  const sum = inFailures.reduce((all, [, seconds]) => all + seconds, 0);
  return { share: Math.round((sum / unknown) * 100), message: inFailures[0]?.[0] ?? null };
}

function earliest(times: number[]): string {
  return isoTime(Math.min(...times));
}
