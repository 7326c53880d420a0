import { expect, test } from "vitest";
import { tripGroups, twoColumns } from "#src/features/stations/trips/trip-groups.ts";

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
