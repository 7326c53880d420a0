import { expect, test } from "vitest";
import { suggestTags } from "#src/features/discover/editor/fields/suggest-tags.ts";

const known = ["home", "Savings", "safety", "tariff"];

test("suggests unused tags that start like the last typed one, and completes it", () => {
  const { suggestions, append } = suggestTags("home, sa", known);
  expect(suggestions).toEqual(["Savings", "safety"]);
  expect(append("safety")).toBe("home, safety, ");
});

test("suggests the next tags once the last one is a known tag", () => {
  const { suggestions, append } = suggestTags("home, savings", known);
  expect(suggestions).toEqual(["safety", "tariff"]);
  expect(append("tariff")).toBe("home, savings, tariff, ");
});
