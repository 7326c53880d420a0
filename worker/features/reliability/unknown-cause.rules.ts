import type { WhyUnknown } from "#shared/contract/reliability.ts";
import { type StoredReport, staleAfterMs } from "#shared/station-status.ts";
import { isoTime, isoTimeOrNull } from "#shared/time.ts";

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
  const expired = reports.filter(({ confirmedAt }) => now - confirmedAt > staleAfterMs);
  const blank = reports.filter(({ status }) => status === "UNKNOWN");
  if (expired.length === 0 && blank.length === 0) return null;
  if (!connection?.isConnected) return { cause: "revoked", since: null, message: null };
  if (expired.length === 0)
    return { cause: "reported", since: earliest(blank.map(({ reportedAt }) => reportedAt)), message: null };
  const { lastError, errorSince, lastPushAt, lastPullAt } = connection;
  if (lastError !== null) return { cause: "failed", since: isoTimeOrNull(errorSince), message: lastError };
  const heardAt = Math.max(lastPushAt ?? 0, lastPullAt ?? 0);
  if (now - heardAt > staleAfterMs)
    return { cause: "silent", since: heardAt > 0 ? isoTime(heardAt) : null, message: null };
  return { cause: "left_out", since: earliest(expired.map(({ confirmedAt }) => confirmedAt)), message: null };
}

function earliest(times: number[]): string {
  return isoTime(Math.min(...times));
}
