import { t } from "#shared/translate.ts";
import { smartLandShare } from "#src/content/contact/land.ts";
import { formatNumber, formatRupees } from "#src/lib/format.ts";
import type { CalculatorDefinition } from "./calculator-types.ts";
import {
  type LandPlan,
  landMonth,
  landPoints,
  landShare,
  largestShareArea,
  type PointsLimit,
  toSquareFeet,
  toSquareMetres,
} from "./rules.ts";
import { energyCost, tariff } from "./station-inputs.ts";

type Plan = Exclude<keyof LandPlan, "squareFeet" | "model">;

const limitTexts: Record<PointsLimit, string> = {
  wanted: "",
  area: ", as many as the area holds",
  grid: ", as many as the connection feeds",
};

/** The monthly income of a landowner. */
export const landCalculator: CalculatorDefinition<"feet" | "metres" | Plan> = {
  id: "land-calculator",
  title: "What could your land bring?",
  lead: "Move the sliders to your plot. The share follows the area, the area and the power connection limit the points; everything else is an assumption that you can change.",
  caution:
    "An estimate from your own figures before tax, not an offer. The range is 40% less to 40% more energy sold. A new station takes a year or more to find its drivers. Shares are reviewed every year.",
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
      range: [toSquareMetres(500), toSquareMetres(12_000), 0.01],
      start: toSquareMetres(2_400),
      when: ({ unit }) => unit === "metres",
    },
    chargers: { label: "Charging points", unit: "points", range: [1, 20, 1], start: 4 },
    gridKw: { label: "Power from the grid", unit: "kW", range: [30, 600, 10], start: 240 },
    hoursADay: { label: "Hours of charging a day, at each", unit: "hours", range: [0.5, 6, 0.5], start: 3 },
    powerKw: { label: "Power at each point", unit: "kW", range: [7, 120, 1], start: 60, assumed: true },
    load: { label: "Cars take on average", unit: "% of it", range: [30, 90, 1], start: 65, assumed: true },
    tariff: { ...tariff, range: [8, 25, 0.5], assumed: true },
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
  convert(choice, value, { feet, metres }) {
    if (choice !== "unit") return {};
    return value === "metres" ? { metres: toSquareMetres(feet) } : { feet: toSquareFeet(metres) };
  },
  compute({ feet, metres, ...entered }, { model, unit }) {
    const squareFeet = unit === "metres" ? toSquareFeet(metres) : feet;
    const smartland = model === "smartland";
    const plan: LandPlan = { ...entered, squareFeet, model: smartland ? "smartland" : "share" };
    const { energy, income } = landMonth(plan);
    const { points, limit } = landPoints(plan);
    const area = t("{feet} sq ft ({metres} sq m)", {
      feet: formatNumber(squareFeet),
      metres: formatNumber(Math.round(toSquareMetres(squareFeet))),
    });
    const part = shareText(squareFeet, smartland);
    const range = income && { low: roughly(income.low), high: roughly(income.high) };
    const figure = range ? t("{low} to {high}", range) : t("We agree it with you");
    const sold = `${formatNumber(Math.round(energy))} kWh`;
    return {
      label: "A month, for you",
      figure,
      rows: [
        { label: "Your share", value: part },
        { label: "Area", value: area },
        { label: "Charging points", value: `${points}${t(limitTexts[limit])}` },
        { label: "Energy sold in a month", value: sold },
        { label: "In the month you entered", value: income ? roughly(income.middle) : "On request" },
      ],
      estimate: t(
        smartland
          ? "Land estimate: {area}, {part}, {points} points of {power} kW on {grid} kW from the grid, {hours} hours a day each at {load}% of the power, {sold} a month, ₹{tariff} a kWh, electricity ₹{cost} a kWh, running costs {running}%: {figure} a month."
          : "Land estimate: {area}, {part}, {points} points of {power} kW on {grid} kW from the grid, {hours} hours a day each at {load}% of the power, {sold} a month, ₹{tariff} a kWh: {figure} a month.",
        {
          ...{ area, part, points, sold, figure, power: plan.powerKw, grid: plan.gridKw },
          ...{ hours: plan.hoursADay, load: plan.load, tariff: plan.tariff },
          ...{ cost: plan.energyCost, running: plan.runningCosts },
        },
      ),
    };
  },
};

function shareText(squareFeet: number, isSmartland: boolean): string {
  if (isSmartland) return t("{share}% of profit", { share: smartLandShare });
  const share = landShare(squareFeet);
  return share === null
    ? t("agreed above {area} sq ft", { area: formatNumber(largestShareArea) })
    : t("{share}% of revenue", { share });
}

/** Rupees to the hundred, from ten thousand on to the thousand: an estimate is no more precise. */
function roughly(rupees: number): string {
  const step = rupees < 10_000 ? 100 : 1_000;
  return formatRupees(Math.round(rupees / step) * step);
}
