import { expect, test } from "vitest";
import { tagsOfOneLine } from "#src/features/discover/list/tags-of-one-line.ts";

test.each([
  [[], []],
  [
    ["Stations", "Highway", "Tamil Nadu", "Opening"],
    ["Stations", "Highway"],
  ],
  [
    ["Map", "App", "Stations"],
    ["Map", "App", "Stations"],
  ],
  [["Charging at the depot of a bus company", "Bus"], ["Charging at the depot of a bus company"]],
])("a card shows %j as %j on one line", (tags, shown) => {
  expect(tagsOfOneLine(tags)).toEqual(shown);
});
