import { hoursFromText } from "#shared/station-hours.ts";
import type { FinderStation } from "#src/features/stations/finder-station.ts";

/** A station of the finder with these fields. */
export function finderStation(fields: Partial<FinderStation> & { timing?: string }): FinderStation {
  const { timing = "", ...given } = fields;
  return {
    slug: "",
    name: "",
    address: "",
    city: "",
    state: "",
    pincode: "",
    lat: 0,
    lng: 0,
    price: { from: 15, to: 15, perMinute: 0, perSession: 0, gstIncluded: true },
    equipment: { points: 0, broken: 0, connectors: [] },
    times: { hours: hoursFromText(timing, null), exceptions: [] },
    counts: { free: null, total: 0, unknown: 0, broken: 0, confirmedAt: null, lastFreeAt: null },
    isLive: false,
    searched: { keys: null },
    ...given,
  };
}
