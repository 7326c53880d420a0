import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("the ground brings no boundary, and at most 250 kB", () => {
  const text = readFileSync("public/map/ground.json", "utf8");
  expect(text.length).toBeLessThanOrEqual(250_000);
  const { features } = JSON.parse(text) as { features: { properties: { kind: string } }[] };
  const kinds = new Set(features.map(({ properties }) => properties.kind));
  expect([...kinds].sort()).toEqual(["airport", "lake", "river", "road", "urban"]);
});
