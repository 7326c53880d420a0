import { describe, expect, test } from "vitest";
import { products } from "#src/content/products/catalogue.ts";
import type { DayDrawing } from "#src/content/products/drawings.ts";

const days = products.flatMap(({ id, features }) =>
  features.flatMap(({ shows }): [string, DayDrawing][] => (shows?.kind === "day" ? [[id, shows]] : [])),
);

describe.each(days)("the day of %s", (_, { limit, layers, marks = [] }) => {
  const moments = layers[0]?.values.length ?? 0;
  const totals = Array.from({ length: moments }, (_, moment) =>
    layers.reduce((total, { values }) => total + (values[moment] ?? Number.NaN), 0),
  );

  test("has a value of every layer for every moment, and its names within", () => {
    for (const { values } of layers) expect(values).toHaveLength(moments);
    for (const { at } of layers) expect(at[0]).toBeLessThan(moments);
    for (const { from, to } of marks) expect(from < to && to < moments).toBe(true);
  });

  test("goes above its limit only where it says what helps", () => {
    expect(Math.max(...totals) > limit.value).toBe(limit.beyond !== undefined);
  });
});
