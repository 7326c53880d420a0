import type { EvseStatus } from "./contract/station-fields.ts";

/** What a status says in the record; UK regulation 7 of 2023 names the statuses of each. */
export type RecordKind = "working" | "unknown" | "blocked" | "broken";

const kinds: Record<EvseStatus, RecordKind | null> = {
  AVAILABLE: "working",
  CHARGING: "working",
  RESERVED: "working",
  UNKNOWN: "unknown",
  BLOCKED: "blocked",
  INOPERATIVE: "broken",
  OUTOFORDER: "broken",
  // Not in service: such time is in no figure.
  PLANNED: null,
  REMOVED: null,
};

/** Seconds by what they say. */
export type RecordedSeconds = Record<RecordKind, number>;

/** The changes of an EVSE in a day: the second of the day, and the status from then on. */
export type DayChanges = readonly (readonly [second: number, status: EvseStatus])[];

/** Parts of a day in seconds; null is all of it. */
export type OpenSeconds = readonly (readonly [from: number, to: number])[] | null;

export const daySeconds = 86_400;

export function noSeconds(): RecordedSeconds {
  return { working: 0, unknown: 0, blocked: 0, broken: 0 };
}

/** The seconds of a day in which an EVSE was open and in service, by what its status says. */
export function secondsOf(changes: DayChanges, open: OpenSeconds): RecordedSeconds {
  const sums = noSeconds();
  for (const [index, [from, status]] of changes.entries()) {
    const to = changes[index + 1]?.[0] ?? daySeconds;
    const kind = kinds[status];
    if (!kind) continue;
    for (const [opens, closes] of open ?? [[0, daySeconds]])
      sums[kind] += Math.max(0, Math.min(to, closes) - Math.max(from, opens));
  }
  return sums;
}

/** Shares of the recorded time in percent. `reliable` is the figure of the UK's regulation. */
export interface Shares {
  working: number;
  unknown: number;
  blocked: number;
  broken: number;
  reliable: number;
}

/** Null where nothing was recorded. */
export function sharesOf(seconds: RecordedSeconds): Shares | null {
  const { working, unknown, blocked, broken } = seconds;
  const total = working + unknown + blocked + broken;
  if (total === 0) return null;
  const share = (part: number) => Math.round((part / total) * 10_000) / 100;
  return {
    working: share(working),
    unknown: share(unknown),
    blocked: share(blocked),
    broken: share(broken),
    reliable: share(total - broken),
  };
}
