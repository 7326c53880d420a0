import { formatNumber, formatRupees } from "#src/lib/format.ts";
import type { CalculatorDefinition } from "./calculator-types.ts";
import { franchiseResult } from "./rules.ts";
import { energyCost, tariff } from "./station-inputs.ts";

/** What a franchise station may leave over, and when it has paid for itself. */
export const franchiseCalculator: CalculatorDefinition = {
  id: "franchise-calculator",
  title: "When does a station pay for itself?",
  lead: "Choose the size of your station and how busy it is, and put in your own costs.",
  caution:
    "An estimate from your own figures, before tax and interest, and not a promise. Traffic, tariffs and power connections differ from site to site.",
  choices: [],
  numbers: [
    { name: "chargers", label: "Chargers", unit: "chargers", min: 1, max: 20, step: 1, start: 4 },
    { name: "utilisation", label: "Time in use", unit: "% of the day", min: 2, max: 60, step: 1, start: 15 },
    tariff,
    {
      name: "power",
      label: "Power of each charger",
      unit: "kW",
      min: 7,
      max: 320,
      step: 1,
      start: 60,
      assumed: true,
    },
    energyCost,
    {
      name: "kept",
      label: "You keep",
      unit: "% of revenue",
      min: 70,
      max: 95,
      step: 1,
      start: 95,
      assumed: true,
    },
    {
      name: "monthlyCosts",
      label: "Rent, staff and upkeep",
      unit: "₹ a month",
      min: 0,
      max: 500_000,
      step: 5_000,
      start: 60_000,
      assumed: true,
    },
    {
      name: "investment",
      label: "Investment for each charger",
      unit: "₹",
      min: 100_000,
      max: 4_000_000,
      step: 50_000,
      start: 1_400_000,
      assumed: true,
    },
  ],
  compute({
    chargers = 0,
    utilisation = 0,
    tariff = 0,
    power = 0,
    energyCost = 0,
    kept = 0,
    monthlyCosts = 0,
    investment: investmentPerCharger = 0,
  }) {
    const result = franchiseResult({
      chargers,
      powerKw: power,
      utilisation,
      tariff,
      energyCost,
      kept,
      monthlyCosts,
      investmentPerCharger,
    });
    const payback = formatMonths(result.paybackMonths);
    return {
      label: "Pays for itself in",
      figure: payback,
      rows: [
        { label: "Left over each month", value: formatRupees(result.left) },
        { label: "Revenue each month", value: formatRupees(result.revenue) },
        { label: "Energy sold each month", value: `${formatNumber(Math.round(result.energy))} kWh` },
        { label: "Investment", value: formatRupees(result.investment) },
      ],
      scenario: `Franchise estimate: ${chargers} chargers of ${power} kW in use ${utilisation}% of the day, ₹${tariff} a kWh, electricity ₹${energyCost} a kWh, ${kept}% kept, costs ${formatRupees(monthlyCosts)} a month, investment ${formatRupees(result.investment)}: ${formatRupees(result.left)} left a month, payback ${payback}.`,
    };
  },
};

/** `3 years 2 months`; months null is a station that never pays back. */
function formatMonths(months: number | null): string {
  if (months === null) return "Not with these figures";
  const years = Math.floor(months / 12);
  const rest = months % 12;
  const parts = [years > 0 && `${years} ${years === 1 ? "year" : "years"}`];
  if (rest > 0 || years === 0) parts.push(`${rest} ${rest === 1 ? "month" : "months"}`);
  return parts.filter(Boolean).join(" ");
}
