/**
 * Where a driver can charge on a trip, in km from its start: at the stops and at the plan B of each, in order. Those are
 * the stations that a page names.
 */
export function stationsAtKm(stops: readonly { atKm: number; planB: { atKm: number } | null }[]): number[] {
  const all = stops.flatMap(({ atKm, planB }) => (planB ? [atKm, planB.atKm] : [atKm]));
  return [...new Set(all)].sort((one, other) => one - other);
}

/** The longest part of a way without a station: where it starts and ends, in km. `stations` in their order. */
export function longestPart(
  stations: readonly number[],
  toKm: number,
  fromKm = 0,
): [fromKm: number, toKm: number] {
  const ends = [...stations.filter((atKm) => atKm > fromKm && atKm < toKm), toKm];
  return ends
    .map((to, index): [number, number] => [ends[index - 1] ?? fromKm, to])
    .reduce((longest, part) => (part[1] - part[0] > longest[1] - longest[0] ? part : longest));
}
