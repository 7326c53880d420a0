import { expect, test } from "vitest";
import { placeNames } from "../../../../../src/features/stations/trips/stop-names.ts";

test("a name is below its dot, and at an end of the way within it", () => {
  expect(
    placeNames([
      { at: 3, name: "Vashi" },
      { at: 50, name: "Valvan" },
      { at: 97, name: "Baner" },
    ]),
  ).toEqual([
    { text: "Vashi", at: 3, anchor: "start" },
    { text: "Valvan", at: 50, anchor: "middle" },
    { text: "Baner", at: 97, anchor: "end" },
  ]);
});

test("names without room for each are joined, and too long ones counted", () => {
  const near = (...names: string[]) => placeNames(names.map((name, index) => ({ at: 60 + 3 * index, name })));
  expect(near("Guindy", "Tambaram")).toMatchObject([{ text: "Guindy, Tambaram" }]);
  expect(near("Electronic City Phase One", "Hosur Road Bypass")).toMatchObject([
    { text: "Electronic City Phase One +1" },
  ]);
});
