import { smartLandShare } from "#src/content/contact/land.ts";
import { formatNumber, formatRupees } from "#src/lib/format.ts";
import type { CalculatorDefinition } from "./calculator-types.ts";
import { landIncome, landShare, largestShareArea, toSquareFeet } from "./rules.ts";
import { energyCost, tariff } from "./station-inputs.ts";

/** What land may bring its owner in a month. */
export const landCalculator: CalculatorDefinition = {
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
  numbers: [
    {
      name: "feet",
      label: "Area",
      unit: "sq ft",
      min: 500,
      max: 12_000,
      step: 100,
      start: 2_400,
      when: ({ unit }) => unit === "feet",
    },
    {
      name: "metres",
      label: "Area",
      unit: "sq m",
      min: 50,
      max: 1_100,
      step: 10,
      start: 220,
      when: ({ unit }) => unit === "metres",
    },
    { name: "chargers", label: "Charging points", unit: "points", min: 1, max: 20, step: 1, start: 6 },
    {
      name: "hours",
      label: "Hours of charging a day, at each",
      unit: "hours",
      min: 1,
      max: 18,
      step: 0.5,
      start: 6,
    },
    {
      name: "power",
      label: "Power at each point",
      unit: "kW",
      min: 7,
      max: 120,
      step: 1,
      start: 30,
      assumed: true,
    },
    { ...tariff, assumed: true },
    { ...energyCost, when: ({ model }) => model === "smartland" },
    {
      name: "runningCosts",
      label: "Running the station takes",
      unit: "% of revenue",
      min: 0,
      max: 40,
      step: 1,
      start: 15,
      assumed: true,
      when: ({ model }) => model === "smartland",
    },
  ],
  compute(numbers, { model, unit }) {
    const { feet = 0, metres = 0, chargers = 0, hours = 0, power = 0 } = numbers;
    const { tariff = 0, energyCost = 0, runningCosts = 0 } = numbers;
    const squareFeet = unit === "metres" ? toSquareFeet(metres) : feet;
    const smartland = model === "smartland";
    const income = landIncome({
      squareFeet,
      model: smartland ? "smartland" : "share",
      chargers,
      powerKw: power,
      hoursADay: hours,
      tariff,
      energyCost,
      runningCosts,
    });
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
      scenario: `Land estimate: ${area}, ${part}, ${chargers} points of ${power} kW, ${hours} hours a day each, ₹${tariff} a kWh${
        smartland ? `, electricity ₹${energyCost} a kWh, running costs ${runningCosts}%` : ""
      }: ${figure} a month.`,
    };
  },
};
