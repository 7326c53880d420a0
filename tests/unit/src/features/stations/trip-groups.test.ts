import { expect, test } from "vitest";
import { easiestTrips, tripGroups, twoColumns } from "#src/features/stations/trips/trip-groups.ts";

function pairsFrom(name: string, count: number) {
  return Array.from({ length: count }, (_, index) => ({ from: { name }, km: 100 + index }));
}

test("two columns of groups are about as long as each other", () => {
  const pairs = [
    ...pairsFrom("Mumbai", 7),
    ...pairsFrom("Chennai", 6),
    ...pairsFrom("Delhi", 5),
    ...pairsFrom("Nashik", 2),
    ...pairsFrom("Kochi", 1),
  ];
  const names = twoColumns(tripGroups(pairs)).map((groups) => groups.map(({ city }) => city));
  expect(names).toEqual([
    ["Mumbai", "Delhi"],
    ["Chennai", "Nashik", null],
  ]);
  expect(twoColumns([])).toEqual([[], []]);
});

test("trips with a stop on the way and no gap beyond a battery's range come first, in their order", () => {
  const direct = { km: 200, stopsAtKm: [0, 200], longestKm: 200 };
  const far = { km: 600, stopsAtKm: [0, 200], longestKm: 400 };
  const [short, long] = [
    { km: 150, stopsAtKm: [2, 80], longestKm: 78 },
    { km: 250, stopsAtKm: [125], longestKm: 125 },
  ];
  expect(easiestTrips([direct, short, far, long], 3)).toEqual([short, long, direct]);
});

test("trips without a long gap come before those with one", () => {
  const withGap = { km: 348, stopsAtKm: [20, 264], longestKm: 244 };
  const without = { km: 150, stopsAtKm: [2, 80], longestKm: 78 };
  expect(easiestTrips([withGap, without], 2)).toEqual([without, withGap]);
});
