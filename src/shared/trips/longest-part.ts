/**
 * Where a driver can charge on a trip, in km from its start: at the stops and at the plan B of each, in order. Those are
 * the stations that a page names.
 */
export function stationsAtKm(stops: readonly { atKm: number; planB: { atKm: number } | null }[]): number[] {
  const all = stops.flatMap(({ atKm, planB }) => (planB ? [atKm, planB.atKm] : [atKm]));
  return [...new Set(all)].sort((one, other) => one - other);
}

/** Longer parts without a station need a full battery, and are pointed out. */
const longKm = 150;

export function isLongPart(km: number): boolean {
  return km > longKm;
}

/** The long parts of a way without a station, each from km to km. `stations` in their order. */
export function longParts(stations: readonly number[], toKm: number): [fromKm: number, toKm: number][] {
  return partsOf(stations, toKm, 0).filter(([from, to]) => isLongPart(to - from));
}

/** The longest part of a way without a station: where it starts and ends, in km. `stations` in their order. */
export function longestPart(
  stations: readonly number[],
  toKm: number,
  fromKm = 0,
): [fromKm: number, toKm: number] {
  return partsOf(stations, toKm, fromKm).reduce((longest, part) =>
    part[1] - part[0] > longest[1] - longest[0] ? part : longest,
  );
}

function partsOf(stations: readonly number[], toKm: number, fromKm: number): [number, number][] {
  const ends = [...stations.filter((atKm) => atKm > fromKm && atKm < toKm), toKm];
  return ends.map((to, index) => [ends[index - 1] ?? fromKm, to]);
}
