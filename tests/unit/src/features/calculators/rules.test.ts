import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { partnerMonthlyProfit } from "../../../../../src/content/contact/charging-partner.ts";
import type { CalculatorDefinition } from "../../../../../src/features/calculators/calculator-types.ts";
import { franchiseCalculator } from "../../../../../src/features/calculators/franchise.ts";
import { homeCalculator } from "../../../../../src/features/calculators/home.ts";
import { landCalculator } from "../../../../../src/features/calculators/land.ts";
import { partnerCalculator } from "../../../../../src/features/calculators/partner.ts";
import {
  chargesADay,
  homeResult,
  type LandPlan,
  landMonth,
  landPoints,
  landShare,
  pointsByArea,
  type StationPlan,
  stationResult,
  toSquareFeet,
  toSquareMetres,
} from "../../../../../src/features/calculators/rules.ts";
import { limits } from "../../../../../src/shared/limits.ts";

const plan: LandPlan = {
  squareFeet: 2_400,
  model: "share",
  chargers: 6,
  powerKw: 30,
  gridKw: 240,
  hoursADay: 6,
  load: 60,
  tariff: 18,
  energyCost: 9,
  runningCosts: 15,
};
const income = (values: LandPlan) => landMonth(values).income;

describe("the landowner's estimate", () => {
  test("takes the published share at each edge of its area", () => {
    expect([3_000, 3_001, 5_000, 5_001, 10_000, 10_001].map(landShare)).toEqual([12, 10.5, 10.5, 9, 9, null]);
  });

  test("is the same in square metres, to the foot", () => {
    for (let feet = 500; feet <= 12_000; feet += 100) expect(toSquareFeet(toSquareMetres(feet))).toBe(feet);
  });

  test("has as many points as area and connection allow", () => {
    expect([500, 1_500, 2_400, 3_000, 10_000].map(pointsByArea)).toEqual([1, 2, 4, 6, 24]);
    expect(landPoints({ ...plan, chargers: 3 })).toEqual({ points: 3, limit: "wanted" });
    expect(landPoints({ ...plan, chargers: 20 })).toEqual({ points: 4, limit: "area" });
    expect(landPoints({ ...plan, gridKw: 100 })).toEqual({ points: 3, limit: "grid" });
    expect(landPoints({ ...plan, gridKw: 20 })).toEqual({ points: 0, limit: "grid" });
  });

  test("is the share of a month's revenue, with a poor and a good month around it", () => {
    expect(landMonth(plan)).toEqual({
      energy: expect.closeTo(12_960, 1),
      income: {
        low: expect.closeTo(16_796.2, 1),
        middle: expect.closeTo(27_993.6, 1),
        high: expect.closeTo(39_191, 1),
      },
    });
  });

  test("is 30% of profit under SmartLand 30, whatever the area, and never below nothing", () => {
    const smart = { ...plan, chargers: 4, model: "smartland" as const };
    expect(income(smart)?.middle).toBeCloseTo((12_960 * (18 * 0.85 - 9) * 30) / 100, 1);
    expect(income({ ...smart, squareFeet: 40_000 })).toEqual(income(smart));
    expect(income({ ...smart, energyCost: 30 })?.middle).toBe(0);
  });

  test("is agreed with us above the largest area", () => {
    expect(income({ ...plan, squareFeet: 10_001 })).toBeNull();
  });

  test("stays under four lakh a month on 4,500 square feet, whatever is entered", () => {
    const { numbers, compute } = landCalculator;
    const highest = Object.fromEntries(Object.entries(numbers).map(([name, { range }]) => [name, range[1]]));
    for (let powerKw = 7; powerKw <= 120; powerKw++) {
      const values = { ...highest, feet: 4_500, powerKw } as Parameters<typeof compute>[0];
      const { figure } = compute(values, { model: "share", unit: "feet" });
      const [, high = ""] = /to ₹([\d,]+)/.exec(figure) ?? [];
      expect(Number(high.replaceAll(",", ""))).toBeLessThan(400_000);
    }
  });

  test("never falls when there is more charging", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 20 }),
        fc.double({ min: 1, max: 17, noNaN: true }),
        (chargers, hours) => {
          const less = income({ ...plan, chargers, hoursADay: hours });
          const more = income({ ...plan, chargers: chargers + 1, hoursADay: hours + 1 });
          expect(more?.low).toBeGreaterThan(less?.low ?? Number.POSITIVE_INFINITY);
        },
      ),
    );
  });
});

describe("the franchisee's estimate", () => {
  const start = {
    chargers: 4,
    powerKw: 60,
    utilisation: 15,
    tariff: 18,
    energyCost: 9,
    revenueShare: 95,
    monthlyCosts: 60_000,
    investmentPerCharger: 1_400_000,
  };

  test("leaves revenue less energy and costs, and divides the investment by it", () => {
    expect(stationResult(start)).toEqual({
      energy: 25_920,
      revenue: 466_560,
      share: expect.closeTo(23_328, 1),
      electricity: 233_280,
      left: expect.closeTo(149_952, 1),
      investment: 5_600_000,
      paybackMonths: 38,
    });
  });

  test("never pays back when nothing is left over", () => {
    expect(stationResult({ ...start, utilisation: 2 }).paybackMonths).toBeNull();
  });

  test("pays back what was put in, to the month, for any figures", () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 60 }), fc.integer({ min: 8, max: 35 }), (utilisation, tariff) => {
        const { left, investment, paybackMonths } = stationResult({ ...start, utilisation, tariff });
        if (paybackMonths === null) expect(left).toBeLessThanOrEqual(0);
        else {
          expect(paybackMonths * left).toBeGreaterThanOrEqual(investment);
          expect((paybackMonths - 1) * left).toBeLessThan(investment);
        }
      }),
    );
  });
});

test("a partner reads how many cars of 20 kWh a day the entered use means", () => {
  expect([0, 3_000, 5_184].map(chargesADay)).toEqual([0, 5, 9]);
});

test("a month of charging at home is set against petrol for the same distance", () => {
  const month = { units: 150, tariff: 8, kmPerUnit: 6, petrolPrice: 103, kmPerLitre: 15 };
  expect(homeResult(month)).toEqual({
    cost: 1_200,
    distance: 900,
    petrol: 6_180,
    saved: 4_980,
    costPerKm: expect.closeTo(1.33, 2),
  });
  expect(homeResult({ ...month, tariff: 60 }).saved).toBeLessThan(0);
});

test("the price of the home charger is saved in months, where something is saved", () => {
  const month = { units: 150, tariff: 8, petrolPrice: 103, kmPerUnit: 6, kmPerLitre: 15 };
  const row = { label: "Charger with GST, ₹39,900 to ₹54,600, paid back in", value: "9 to 11 months" };
  expect(homeCalculator.compute(month, {}).rows).toContainEqual(row);
  expect(homeCalculator.compute({ ...month, tariff: 60 }, {}).rows).toHaveLength(3);
});

test("the example that the franchise calculator begins with leaves what its lead says", () => {
  const { numbers, compute, lead } = franchiseCalculator;
  expect(lead).toContain("Four chargers in use 15% of the day leave the ₹1.5 lakh a month");
  const starts = Object.fromEntries(Object.entries(numbers).map(([name, { start }]) => [name, start]));
  const row = { label: "Left over each month", value: "₹1,50,000" };
  expect(starts).toMatchObject({ chargers: 4, utilisation: 15 });
  expect(compute(starts as Parameters<typeof compute>[0], {}).rows).toContainEqual(row);
});

test("the partner page promises of one charger what its calculator begins with", () => {
  const plan = Object.fromEntries(
    Object.entries(partnerCalculator.numbers).map(([name, { start }]) => [name, start]),
  ) as unknown as StationPlan;
  expect(stationResult(plan).left / plan.chargers).toBeCloseTo(partnerMonthlyProfit, -2);
  expect(plan.utilisation).toBe(12);
});

test.each<CalculatorDefinition>([landCalculator, partnerCalculator, franchiseCalculator, homeCalculator])(
  "whatever is set in $id, the sentence that goes with a submission fits and says no nonsense",
  ({ numbers, choices, compute }) => {
    fc.assert(
      fc.property(
        fc.record(
          Object.fromEntries(
            Object.entries(numbers).map(
              ([
                name,
                {
                  range: [min, max],
                },
              ]) => [name, fc.double({ min, max, noNaN: true }).map((n) => Math.round(n * 4) / 4)],
            ),
          ),
        ),
        fc.record(
          Object.fromEntries(
            choices.map(({ name, options }) => [name, fc.constantFrom(...options.map((o) => o.value))]),
          ),
        ),
        (values, chosen) => {
          const { estimate, figure } = compute(values, chosen);
          expect(estimate.length).toBeLessThanOrEqual(limits.estimate);
          expect(`${estimate} ${figure}`).not.toMatch(/NaN|Infinity|undefined|null/);
        },
      ),
    );
  },
);
