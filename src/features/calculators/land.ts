import { smartLandShare } from "#src/content/contact/land.ts";
import { formatNumber, formatRupees } from "#src/lib/format.ts";
import type { CalculatorDefinition } from "./calculator-types.ts";
import { type LandPlan, landIncome, landShare, largestShareArea, toSquareFeet } from "./rules.ts";
import { energyCost, tariff } from "./station-inputs.ts";

/** The monthly income of a landowner. */
export const landCalculator: CalculatorDefinition<
  "feet" | "metres" | Exclude<keyof LandPlan, "squareFeet" | "model">
> = {
  id: "land-calculator",
  title: "What could your land bring?",
  lead: "Move the sliders to your plot. The share follows the area; everything else is an assumption that you can change.",
  caution:
    "An estimate from your own figures, not an offer. The range is 30% fewer to 30% more hours of charging. Shares are reviewed every year.",
  choices: [
    {
      name: "model",
      label: "Model",
      options: [
        { value: "share", label: "Revenue share" },
        { value: "smartland", label: "SmartLand 30" },
      ],
    },
    {
      name: "unit",
      label: "Area in",
      options: [
        { value: "feet", label: "Square feet" },
        { value: "metres", label: "Square metres" },
      ],
    },
  ],
  numbers: {
    feet: {
      label: "Area",
      unit: "sq ft",
      range: [500, 12_000, 100],
      start: 2_400,
      when: ({ unit }) => unit === "feet",
    },
    metres: {
      label: "Area",
      unit: "sq m",
      range: [50, 1_100, 10],
      start: 220,
      when: ({ unit }) => unit === "metres",
    },
    chargers: { label: "Charging points", unit: "points", range: [1, 20, 1], start: 6 },
    hoursADay: { label: "Hours of charging a day, at each", unit: "hours", range: [1, 18, 0.5], start: 6 },
    powerKw: { label: "Power at each point", unit: "kW", range: [7, 120, 1], start: 30, assumed: true },
    tariff: { ...tariff, assumed: true },
    energyCost: { ...energyCost, when: ({ model }) => model === "smartland" },
    runningCosts: {
      label: "Running the station takes",
      unit: "% of revenue",
      range: [0, 40, 1],
      start: 15,
      assumed: true,
      when: ({ model }) => model === "smartland",
    },
  },
  compute({ feet, metres, ...plan }, { model, unit }) {
    const squareFeet = unit === "metres" ? toSquareFeet(metres) : feet;
    const smartland = model === "smartland";
    const income = landIncome({ ...plan, squareFeet, model: smartland ? "smartland" : "share" });
    const share = landShare(squareFeet);
    const area = unit === "metres" ? `${formatNumber(metres)} sq m` : `${formatNumber(feet)} sq ft`;
    const part = smartland
      ? `${smartLandShare}% of profit`
      : share === null
        ? `agreed above ${formatNumber(largestShareArea)} sq ft`
        : `${share}% of revenue`;
    const figure = income
      ? `${formatRupees(income.low)} to ${formatRupees(income.high)}`
      : "We agree it with you";
    return {
      label: "A month, for you",
      figure,
      rows: [
        { label: "Your share", value: part },
        { label: "Area", value: area },
        { label: "In the month you entered", value: income ? formatRupees(income.middle) : "On request" },
      ],
      scenario: `Land estimate: ${area}, ${part}, ${plan.chargers} points of ${plan.powerKw} kW, ${plan.hoursADay} hours a day each, ₹${plan.tariff} a kWh${
        smartland ? `, electricity ₹${plan.energyCost} a kWh, running costs ${plan.runningCosts}%` : ""
      }: ${figure} a month.`,
    };
  },
};
