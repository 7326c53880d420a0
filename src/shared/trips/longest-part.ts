/** The longest part of a way without a stop: where it starts and ends, in km. `stops` in their order. */
export function longestPart(stops: readonly number[], km: number): [fromKm: number, toKm: number] {
  const ends = [...stops, km];
  return ends
    .map((to, index): [number, number] => [stops[index - 1] ?? 0, to])
    .reduce((longest, part) => (part[1] - part[0] > longest[1] - longest[0] ? part : longest));
}
