import type { EvseStatus } from "./contract/station-fields.ts";
import { clockAt, dateText } from "./station-hours.ts";
import { indianDay, minuteMs } from "./time.ts";
import { spoken, t } from "./translate.ts";

/** A report of an operator that was confirmed longer ago than this says nothing any more. */
export const staleAfterMs = 15 * minuteMs;

/** Whether a report that was confirmed then says nothing any more; times in ms since 1970. */
export function isStale(confirmedAt: number, now: number): boolean {
  return now - confirmedAt > staleAfterMs;
}

/** An EVSE as staff keep it. `until`: the day in India that their status ends with. */
export interface StaffEvse {
  uid: string;
  status: EvseStatus;
  until?: string | null | undefined;
}

/** An operator's last report of an EVSE; times in ms since 1970. */
export interface LiveReport {
  status: EvseStatus;
  /** When it was last confirmed to us. */
  confirmedAt: number;
}

/** The same as it is stored. */
export interface StoredReport extends LiveReport {
  /** The operator's time of the report, which decides between two reports. */
  reportedAt: number;
  /** When the status last changed, as we saw it; unknown in reports of an earlier release. */
  changedAt?: number;
  /** How many changes of the last days are remembered, as of `changedAt`. */
  activity?: number;
}

/** What staff found at an EVSE; `at` in ms since 1970. */
export interface StoredVisit {
  at: number;
  works: boolean;
  adminName: string;
}

/** What visitors may be told of an EVSE. UNKNOWN has no `confirmedAt`, nor has a word of staff. */
export interface EvseNow {
  status: EvseStatus;
  confirmedAt: number | null;
  /** When it was last reported free. */
  lastFreeAt: number | null;
}

/** The EVSEs of a station together; times in ms since 1970. */
export interface EvseCounts {
  /** Null where no fresh report says it. */
  free: number | null;
  /** Those in service; planned and removed ones do not count. */
  total: number;
  /** In `total`, those whose status is not known. */
  unknown: number;
  /** In `total`, those that do not work. */
  broken: number;
  /** The oldest confirmation behind `free`. */
  confirmedAt: number | null;
  lastFreeAt: number | null;
}

/**
 * The status of an EVSE: what staff say of it until their day has passed, then the operator's
 * report while it is fresh, else UNKNOWN.
 */
export function evseNow(evse: StaffEvse, report: LiveReport | undefined, now: number): EvseNow {
  const lastFreeAt = report?.status === "AVAILABLE" ? report.confirmedAt : null;
  if (isByStaff(evse, now)) return { status: evse.status, confirmedAt: null, lastFreeAt };
  if (!report || isStale(report.confirmedAt, now))
    return { status: "UNKNOWN", confirmedAt: null, lastFreeAt };
  const confirmedAt = report.status === "UNKNOWN" ? null : report.confirmedAt;
  return { status: report.status, confirmedAt, lastFreeAt };
}

function isByStaff({ status, until }: StaffEvse, now: number): boolean {
  const isTheirs = status === "OUTOFORDER" || status === "PLANNED";
  return isTheirs && (!until || indianDay(now) <= until);
}

/**
 * Counts the EVSEs of a station. Where none is known to be free and one is not known, `free` is
 * null: that nothing is free would be a claim too.
 */
export function countEvses(evses: readonly EvseNow[]): EvseCounts {
  const inService = evses.filter(({ status }) => status !== "PLANNED" && status !== "REMOVED");
  const count = (...wanted: EvseStatus[]) => inService.filter(({ status }) => wanted.includes(status)).length;
  const confirmed = inService.flatMap(({ confirmedAt }) => confirmedAt ?? []);
  const seenFree = inService.flatMap(({ lastFreeAt }) => lastFreeAt ?? []);
  const [free, unknown] = [count("AVAILABLE"), count("UNKNOWN")];
  const isKnown = confirmed.length > 0 && (free > 0 || unknown === 0);
  return {
    free: isKnown ? free : null,
    total: inService.length,
    unknown,
    broken: count("OUTOFORDER", "INOPERATIVE"),
    confirmedAt: isKnown ? Math.min(...confirmed) : null,
    lastFreeAt: seenFree.length > 0 ? Math.max(...seenFree) : null,
  };
}

/** The report of an EVSE. Every object also has a "constructor", which is no report. */
export function reportOf<Report>(
  reports: Readonly<Record<string, Report>> | undefined,
  { uid }: Pick<StaffEvse, "uid">,
): Report | undefined {
  return reports && Object.hasOwn(reports, uid) ? reports[uid] : undefined;
}

/** The counts of a station at a moment. */
export function countStation(
  evses: readonly StaffEvse[],
  reports: Readonly<Record<string, LiveReport>>,
  now: number,
): EvseCounts {
  return countEvses(evses.map((evse) => evseNow(evse, reportOf(reports, evse), now)));
}

/** Counts that were made earlier, as they may be told now. */
export function agedCounts(counts: EvseCounts, now: number): EvseCounts {
  const { free, confirmedAt, lastFreeAt, total, broken } = counts;
  if (confirmedAt === null || !isStale(confirmedAt, now)) return counts;
  const seen = free ? Math.max(confirmedAt, lastFreeAt ?? 0) : lastFreeAt;
  return { ...counts, free: null, confirmedAt: null, unknown: total - broken, lastFreeAt: seen };
}

export interface StatusLabel {
  label:
    | "Available"
    | "Limited"
    | "Busy"
    | "No recent status"
    | "No live status"
    | "Out of order"
    | "Coming soon";
  tone: "live" | "limited" | "fail" | "plain" | "unknown";
}

const available: StatusLabel = { label: "Available", tone: "live" };
const limited: StatusLabel = { label: "Limited", tone: "limited" };
const busy: StatusLabel = { label: "Busy", tone: "fail" };

/** One of each that a legend explains. */
export const statusLabels: readonly StatusLabel[] = [available, limited, busy];

/**
 * The label of a station: with more than five points, over five free are Available, over two
 * Limited, else Busy. Smaller stations by share: more than half free, some, none. Without a live
 * source staff may still say that all is out of order or coming.
 */
export function statusLabel(counts: EvseCounts, isLive: boolean): StatusLabel {
  const { free, total, broken } = counts;
  if (total === 0) return { label: "Coming soon", tone: "plain" };
  if (broken === total) return { label: "Out of order", tone: "plain" };
  if (!isLive) return { label: "No live status", tone: "unknown" };
  if (free === null) return { label: "No recent status", tone: "unknown" };
  if (total > 5) return free > 5 ? available : free > 2 ? limited : busy;
  return free > total / 2 ? available : free > 0 ? limited : busy;
}

/** Beside the label: what is free, in words for a visitor who reads them at `now`; else what else is known. */
export function statusSentence(counts: EvseCounts, isLive: boolean, now: number): string {
  const { confirmedAt } = counts;
  if (!isLive || confirmedAt === null) return unreportedText(counts, now);
  return t("{free} · {ago}", { free: freeText(counts), ago: agoText(now - confirmedAt) });
}

/** The same for a document that may be read later, also on another day: with the time instead of the age. */
export function datedStatusSentence(counts: EvseCounts, isLive: boolean, now: number): string {
  const { confirmedAt } = counts;
  if (!isLive || confirmedAt === null) return unreportedText(counts);
  return t("{free} at {time}", { free: freeText(counts), time: timeText(confirmedAt, now) });
}

/** Both where no dot says that nothing is known: "No recent status, last free today, 2:10 PM". */
export function statusText({ label, tone }: StatusLabel, sentence: string): string {
  return tone === "unknown" ? t("{label}, {sentence}", { label: t(label), sentence }) : sentence;
}

/** "2 of 4 free", and how many are not known. */
export function freeText({ free, total, unknown }: EvseCounts): string {
  const values = { free: free ?? 0, total, unknown };
  return unknown > 0
    ? t("{free} of {total} free, {unknown} not known", values)
    : t("{free} of {total} free", values);
}

/** When a point was last free, else how many there are. Without `now` it does not say "today". */
function unreportedText({ lastFreeAt, total }: EvseCounts, now?: number): string {
  if (lastFreeAt === null) return pointsText(total);
  // The hour says little on another day, and both need two lines of a list.
  return now !== undefined && indianDay(lastFreeAt) === indianDay(now)
    ? t("last free today, {time}", { time: clockAt(lastFreeAt) })
    : t("last free on {date}", { date: dayText(lastFreeAt) });
}

/** "1 station", "3 stations" */
export function stationsText(count: number): string {
  return count === 1 ? t("{count} station", { count }) : t("{count} stations", { count });
}

/** "1 charging point", "3 charging points" */
export function pointsText(count: number): string {
  return count === 1 ? t("{count} charging point", { count }) : t("{count} charging points", { count });
}

function agoText(ms: number): string {
  const minutes = Math.floor(ms / minuteMs);
  return minutes < 1 ? t("just now") : t("{minutes} min ago", { minutes });
}

const months = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");

/** India's time, "2:10 PM"; on another day than that of `now` with the day, "2:10 PM on 21 Nov". */
function timeText(time: number, now: number): string {
  const clock = clockAt(time);
  return indianDay(time) === indianDay(now) ? clock : t("{clock} on {date}", { clock, date: dayText(time) });
}

/** "21 Nov" */
function dayText(time: number): string {
  const day = indianDay(time);
  if (spoken()) return dateText(day);
  const [, month, date] = day.split("-").map(Number);
  // Without `Intl`, whose first use is a long task on a phone.
  return `${date} ${months[(month ?? 1) - 1]}`;
}
