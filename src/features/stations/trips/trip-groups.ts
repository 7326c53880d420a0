import type { TripPairs } from "#shared/contract/trips.ts";
import { isLongPart } from "#shared/trips/longest-part.ts";
import { isBeyondRange, stopsBetween } from "#src/content/trips.ts";

type Ease = Pick<TripPairs["pairs"][number], "km" | "stopsAtKm" | "longestKm">;

/**
 * The first trips that have a stop on the way and no gap beyond a battery's range; then any, in their order. Of those,
 * the ones without a long gap come first.
 */
export function easiestTrips<Pair extends Ease>(pairs: readonly Pair[], count: number): Pair[] {
  const isEasy = (pair: Pair) => stopsBetween(pair).length > 0 && !isBeyondRange(pair.longestKm);
  return [...pairs.filter(isEasy), ...pairs.filter((pair) => !isEasy(pair))]
    .slice(0, count)
    .toSorted((one, other) => Number(isLongPart(one.longestKm)) - Number(isLongPart(other.longestKm)));
}

/** Trips that start in one city; of the rest together, with null. */
export interface TripGroup<Pair> {
  city: string | null;
  pairs: Pair[];
}

/** A city with fewer trips has no group of its own. */
const least = 2;

/**
 * Trips by the city in which they start, the largest group first, and at the end those of cities with few; the shortest
 * trip of a group first.
 */
export function tripGroups<Pair extends { from: { name: string }; km: number }>(
  pairs: readonly Pair[],
): TripGroup<Pair>[] {
  const byLength = pairs.toSorted((one, other) => one.km - other.km);
  const byCity = [...Map.groupBy(byLength, ({ from }) => from.name)];
  const groups = byCity
    .filter(([, trips]) => trips.length >= least)
    .sort(([, one], [, other]) => other.length - one.length)
    .map(([city, trips]): TripGroup<Pair> => ({ city, pairs: trips }));
  const rest = byCity.flatMap(([, trips]) => (trips.length < least ? trips : []));
  return rest.length > 0 ? [...groups, { city: null, pairs: rest }] : groups;
}

/** The height of a group's head, in rows. */
const headRows = 2;

/** Divides groups into two columns of about the same length; the groups of a column keep their order. */
export function twoColumns<Pair>(groups: readonly TripGroup<Pair>[]): [TripGroup<Pair>[], TripGroup<Pair>[]] {
  const length = (all: readonly TripGroup<Pair>[]) =>
    all.reduce((sum, { pairs }) => sum + pairs.length + headRows, 0);
  const [first, ...rest] = groups;
  if (!first) return [[], []];
  // For each length that the first column can have, one choice of groups with that length.
  const choices = new Map([[length([first]), [first]]]);
  for (const group of rest)
    for (const [rows, chosen] of [...choices])
      if (!choices.has(rows + length([group]))) choices.set(rows + length([group]), [...chosen, group]);
  const half = length(groups) / 2;
  const [[, left]] = [...choices].toSorted(
    ([one], [other]) => Math.abs(one - half) - Math.abs(other - half),
  ) as [[number, TripGroup<Pair>[]]];
  return [left, groups.filter((group) => !left.includes(group))];
}
