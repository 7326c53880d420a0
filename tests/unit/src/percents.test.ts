import { describe, expect, it } from "vitest";
import { percents } from "#src/features/reliability/percents.ts";
import { scaleFor } from "#src/features/reliability/scale.ts";

const sharesOf = (working: number, unknown: number, blocked: number, broken: number) => ({
  ...{ working, unknown, blocked, broken, reliable: Math.round((100 - broken) * 100) / 100 },
});

describe("shares to the tenth", () => {
  it("have a sum of 100 where each rounded by itself has 100.1", () => {
    const { working, unknown, broken, reliable } = percents(sharesOf(98.75, 0.59, 0, 0.66));
    expect([working, unknown, broken, reliable]).toEqual(["98.7%", "0.6%", "0.7%", "99.3%"]);
  });

  it("say neither none nor all where that is not so", () => {
    const { working, unknown, broken } = percents(sharesOf(99.98, 0.02, 0, 0));
    expect([working, unknown, broken]).toEqual([">99.9%", "<0.1%", "0.0%"]);
    expect(percents(sharesOf(100, 0, 0, 0)).working).toBe("100.0%");
  });
});

it("a scale of lost time ends at a round number that holds the most", () => {
  expect([[0.2], [1.4, 1.2], [37]].map(scaleFor)).toEqual([1, 2, 50]);
});
