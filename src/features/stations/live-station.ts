import type { LiveStation } from "#shared/contract/station-status.ts";
import type { EvseCounts } from "#shared/station-status.ts";

/** A live status as counts, with times in ms. */
export function readLive(live: LiveStation): EvseCounts {
  return {
    free: live.free,
    total: live.total,
    unknown: live.unknown ?? 0,
    broken: live.broken ?? 0,
    confirmedAt: timeOf(live.confirmedAt),
    lastFreeAt: timeOf(live.lastFreeAt ?? null),
  };
}

/** An ISO time in ms. */
export function timeOf(iso: string | null): number | null {
  return iso === null ? null : Date.parse(iso);
}
