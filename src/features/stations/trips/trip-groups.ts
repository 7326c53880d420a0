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
