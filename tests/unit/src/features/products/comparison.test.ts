import { expect, test } from "vitest";
import { products } from "#src/content/products/catalogue.ts";
import { barsOf, compareProducts, groupRows, readIds } from "#src/features/products/compare/comparison.ts";

const names = (ids: string) => readIds(products, ids).map(({ id }) => id);

test("the address names the products in its order, each once, at most three, and no strangers", () => {
  expect(names("dc-120-ultra,dc-30-pro")).toEqual(["dc-120-ultra", "dc-30-pro"]);
  expect(names("dc-30-pro,dc-30-pro, dc-60-compact ,nothing")).toEqual(["dc-30-pro", "dc-60-compact"]);
  expect(names("dc-30-pro,dc-60-compact,dc-120-ultra,dc-240-dualcore")).toHaveLength(3);
  expect(names("")).toEqual([]);
  expect(names(",,")).toEqual([]);
});

test("rows are those that at least one has, and exactly those with unequal values differ", () => {
  const rows = compareProducts(readIds(products, "dc-60-compact,dc-120-ultra,grid-ems"));
  for (const { values, differs } of rows) {
    expect(values).toHaveLength(3);
    expect(values.some((value) => value !== null)).toBe(true);
    expect(differs).toBe(values.some((value) => value !== values[0]));
  }
  const pair = compareProducts(readIds(products, "dc-60-compact,dc-120-ultra"));
  expect(pair.find(({ field }) => field === "efficiency")).toMatchObject({
    values: ["95%", "95%"],
    differs: false,
  });
  expect(pair[0]).toEqual({
    field: "price",
    label: "Price, plus GST",
    values: ["₹8.5 to 11.5 lakh", "₹15 to 21 lakh"],
    differs: true,
  });
  expect(pair.find(({ field }) => field === "powerRating")).toMatchObject({ differs: true });
  expect(pair.some(({ field }) => field === "storageCapacity")).toBe(false);
});

test("groups have the rows that differ, in their order", () => {
  for (const ids of ["dc-60-compact,dc-120-ultra", "grid-ems,powervault-bess-250"]) {
    const rows = compareProducts(readIds(products, ids));
    const groups = groupRows(rows);
    expect([...groups.values()].flat()).toEqual(rows.filter(({ differs }) => differs));
    expect([...groups.keys()][0]).toBe("Price and power");
    expect(groups.has("Control")).toBe(ids.includes("grid-ems"));
  }
});

test("guns and charging times follow from the facts, and what has neither states none", () => {
  const rows = compareProducts(readIds(products, "smart-home-charger,dc-240-dualcore,grid-ems"));
  const valuesOf = (wanted: string) => rows.find(({ field }) => field === wanted)?.values;
  expect(valuesOf("guns")).toEqual(["1", "2", null]);
  expect(valuesOf("compactCar")).toEqual(["4 h 20 min", "40 minutes", null]);
  expect(valuesOf("largeCar")).toEqual(["7 h 50 min", "25 minutes", null]);
});

test("the load on the grid follows from power and efficiency, and a warranty is the same for all chargers", () => {
  const rows = compareProducts(readIds(products, "dc-30-pro,dc-120-ultra,grid-ems"));
  const valuesOf = (wanted: string) => rows.find(({ field }) => field === wanted)?.values;
  expect(valuesOf("connection")).toEqual([
    "About 32 kW",
    "About 126 kW, usually with its own transformer",
    null,
  ]);
  expect(valuesOf("warranty")).toEqual([
    "3 years, parts and labour",
    "3 years, parts and labour",
    "3 years, on the gateway",
  ]);
});

test("bars show numbers beside each other, and mark the best unless all are equal", () => {
  const three = readIds(products, "dc-30-pro,dc-60-compact,dc-120-ultra");
  const of = (field: "powerRating" | "compactCar" | "weight", compared = three) => barsOf(compared, field);
  expect(of("powerRating")).toEqual([
    { length: 25, best: false },
    { length: 50, best: false },
    { length: 100, best: true },
  ]);
  expect(of("compactCar")?.map((bar) => bar?.best)).toEqual([false, true, true]);
  // Neither good nor bad.
  expect(of("weight")).toBe(null);
  const [first, second] = of("powerRating", readIds(products, "dc-60-compact,dynamiccharge-60")) ?? [];
  expect([first?.best, second?.best]).toEqual([false, false]);
  // Nothing to compare it with.
  expect(of("powerRating", readIds(products, "grid-ems,dc-30-pro"))).toBe(null);
  expect(of("powerRating", readIds(products, "grid-ems,dc-30-pro,dc-60-compact"))?.[0]).toBe(null);
});
