import type { Dashboard } from "#shared/contract/dashboard.ts";
import { firstResponse } from "#shared/staff-limits.ts";
import { formatShortDay } from "#src/lib/format.ts";

/** One bar of a chart, and one row of its table. */
export interface ChartPoint {
  /** In the table, such as `21 Nov`. */
  label: string;
  /** Below the bar; empty where there is no space for a label. */
  tick: string;
  count: number;
  tone: "plain" | "quiet" | "today" | "late";
}

/** The step of a chart's lines: 1, 2 or 5 times a power of ten, at most four lines. */
export function axisStep(highest: number): number {
  const scale = Math.max(1, 10 ** Math.floor(Math.log10(highest / 4)));
  return [1, 2, 5].map((step) => step * scale).find((step) => highest / step <= 4) ?? 10 * scale;
}

/** Submissions by day. Every seventh day, counted back from today, has a tick label. */
export function dayPoints(days: Dashboard["last30Days"]): ChartPoint[] {
  return days.map(({ date, count }, index) => {
    const daysAgo = days.length - 1 - index;
    const label = formatShortDay(date);
    if (daysAgo === 0) return { label, count, tick: "Today", tone: "today" };
    const isSunday = new Date(date).getUTCDay() === 0;
    return { label, count, tick: daysAgo % 7 === 0 ? label : "", tone: isSunday ? "quiet" : "plain" };
  });
}

/** First responses by the time that they took. */
export function responsePoints(spread: Dashboard["responses"]["spread"]): ChartPoint[] {
  return spread.map(({ upTo, count }) => {
    if (upTo === null) return { label: "Longer", tick: "more", count, tone: "late" };
    const isShort = upTo < 60;
    return {
      label: isShort ? `${upTo} min` : `${upTo / 60} h`,
      tick: isShort ? `${upTo}m` : `${upTo / 60}h`,
      count,
      tone: upTo > firstResponse.minutes ? "late" : "plain",
    };
  });
}
