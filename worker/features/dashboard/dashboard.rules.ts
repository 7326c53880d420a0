import type { Dashboard } from "#shared/contract/dashboard.ts";
import { firstResponse } from "#shared/staff-limits.ts";

const upperBounds = [15, 30, 60, 120, 180, 240, 360, null] as const;

/** Summarises first responses; each day maps working minutes to a number of responses. */
export function summariseResponses(days: Record<string, number>[]): Dashboard["responses"] {
  const took = new Map<number, number>();
  for (const day of days) {
    for (const [minutes, count] of Object.entries(day)) {
      took.set(Number(minutes), (took.get(Number(minutes)) ?? 0) + count);
    }
  }
  const sorted = [...took].filter(([, count]) => count > 0).sort(([one], [other]) => one - other);
  const count = sorted.reduce((sum, [, times]) => sum + times, 0);
  const within = (from: number, to: number) =>
    sorted.reduce((sum, [minutes, times]) => (minutes > from && minutes <= to ? sum + times : sum), 0);
  return {
    count,
    medianMinutes: medianOf(sorted, count),
    withinTarget: within(-1, firstResponse.minutes),
    spread: upperBounds.map((upTo, at) => ({
      upTo,
      count: within(upperBounds[at - 1] ?? -1, upTo ?? Number.POSITIVE_INFINITY),
    })),
  };
}

/** The median of values with their frequencies, sorted by value; null without any. */
function medianOf(sorted: [number, number][], count: number): number | null {
  if (count === 0) return null;
  const at = (index: number) => {
    let seen = 0;
    for (const [value, times] of sorted) {
      seen += times;
      if (seen > index) return value;
    }
    return 0;
  };
  return Math.round((at(Math.floor((count - 1) / 2)) + at(Math.floor(count / 2))) / 2);
}
