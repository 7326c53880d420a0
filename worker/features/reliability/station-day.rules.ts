import type { EvseStatus } from "#shared/contract/station-fields.ts";
import {
  type DayChanges,
  daySeconds,
  noSeconds,
  type OpenSeconds,
  type RecordedSeconds,
  secondsOf,
} from "#shared/reliability.ts";
import { type OpeningTimes, openSpans } from "#shared/station-hours.ts";
import { dayMs, indianOffsetMs, isoTime } from "#shared/time.ts";
import type { StatusChange } from "./status-changes.rules.ts";

/** Letters that a day is stored with. */
const letters: Record<EvseStatus, string> = {
  AVAILABLE: "A",
  BLOCKED: "B",
  CHARGING: "C",
  INOPERATIVE: "I",
  OUTOFORDER: "O",
  PLANNED: "P",
  REMOVED: "X",
  RESERVED: "R",
  UNKNOWN: "U",
};
const statuses = new Map(Object.entries(letters).map(([status, letter]) => [letter, status as EvseStatus]));

/** The changes of a day as `A0 C3600`: a status from that second of the day on. */
export function encodeChanges(changes: DayChanges): string {
  return changes.map(([second, status]) => `${letters[status]}${second}`).join(" ");
}

/** What `encodeChanges` wrote. */
export function decodeChanges(text: string): [second: number, status: EvseStatus][] {
  return text
    .split(" ")
    .map((part) => [Number(part.slice(1)), statuses.get(part.slice(0, 1)) ?? "UNKNOWN"] as const)
    .map(([second, status]) => [second, status]);
}

/** When a day in India begins, in ms since 1970. */
export function dayStart(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) - indianOffsetMs;
}

/** The day some days after another. */
export function dayAfter(day: string, days = 1): string {
  return isoTime(Date.parse(`${day}T00:00:00Z`) + days * dayMs).slice(0, 10);
}

/**
 * The changes of an EVSE on a day, from all its changes in the order of time: the status that it
 * began with first. Empty where it was not in service.
 */
export function changesOfDay(all: readonly Omit<StatusChange, "uid">[], day: string): DayChanges {
  const start = dayStart(day);
  const result: [number, EvseStatus][] = [];
  for (const { at, status } of all) {
    const second = Math.max(0, Math.floor((at - start) / 1000));
    if (second >= daySeconds) break;
    if (result.at(-1)?.[0] === second) result.pop();
    if (result.at(-1)?.[1] !== status) result.push([second, status]);
  }
  return result.every(([, status]) => status === "REMOVED") ? [] : result;
}

/** When a station is open on a day, in seconds of it. */
export function openSeconds(times: OpeningTimes, day: string): OpenSeconds {
  const spans = openSpans(times, day)?.map(({ from, to }) => [from * 60, to * 60] as const) ?? null;
  const isWhole = spans?.length === 1 && spans[0]?.[0] === 0 && spans[0][1] === daySeconds;
  return isWhole ? null : spans;
}

interface StationDay extends RecordedSeconds {
  evses: Record<string, string>;
  open: OpenSeconds;
}

/** A station's day, from the changes of its EVSEs in the order of time; null when none was in service. */
export function stationDay(
  changes: readonly StatusChange[],
  open: OpenSeconds,
  day: string,
): StationDay | null {
  const sums = noSeconds();
  const evses: Record<string, string> = {};
  for (const [uid, own] of Map.groupBy(changes, (change) => change.uid)) {
    const ofDay = changesOfDay(own, day);
    if (ofDay.length === 0) continue;
    evses[uid] = encodeChanges(ofDay);
    addSeconds(sums, secondsOf(ofDay, open));
  }
  return Object.keys(evses).length > 0 ? { evses, open, ...sums } : null;
}

function addSeconds(sums: RecordedSeconds, more: RecordedSeconds): void {
  sums.working += more.working;
  sums.unknown += more.unknown;
  sums.blocked += more.blocked;
  sums.broken += more.broken;
}
