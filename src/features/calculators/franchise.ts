import { formatNumber, formatRupees } from "#src/lib/format.ts";
import type { CalculatorDefinition } from "./calculator-types.ts";
import { type FranchisePlan, franchiseResult } from "./rules.ts";
import { energyCost, tariff } from "./station-inputs.ts";

/** The monthly surplus of a franchise station, and when it has paid for itself. */
export const franchiseCalculator: CalculatorDefinition<keyof FranchisePlan> = {
  id: "franchise-calculator",
  title: "When does a station pay for itself?",
  lead: "Choose the size of your station and how busy it is, and put in your own costs.",
  caution:
    "An estimate from your own figures, before tax and interest, and not a promise. Traffic, tariffs and power connections differ from site to site.",
  choices: [],
  numbers: {
    chargers: { label: "Chargers", unit: "chargers", range: [1, 20, 1], start: 4 },
    utilisation: { label: "Time in use", unit: "% of the day", range: [2, 60, 1], start: 15 },
    tariff,
    powerKw: { label: "Power of each charger", unit: "kW", range: [7, 320, 1], start: 60, assumed: true },
    energyCost,
    revenueShare: { label: "You keep", unit: "% of revenue", range: [70, 95, 1], start: 95, assumed: true },
    monthlyCosts: {
      label: "Rent, staff and upkeep",
      unit: "₹ a month",
      range: [0, 500_000, 5_000],
      start: 60_000,
      assumed: true,
    },
    investmentPerCharger: {
      label: "Investment for each charger",
      unit: "₹",
      range: [100_000, 4_000_000, 50_000],
      start: 1_400_000,
      assumed: true,
    },
  },
  compute(plan) {
    const { left, revenue, energy, investment, paybackMonths } = franchiseResult(plan);
    const payback = formatMonths(paybackMonths);
    return {
      label: "Pays for itself in",
      figure: payback,
      rows: [
        { label: "Left over each month", value: formatRupees(left) },
        { label: "Revenue each month", value: formatRupees(revenue) },
        { label: "Energy sold each month", value: `${formatNumber(Math.round(energy))} kWh` },
        { label: "Investment", value: formatRupees(investment) },
      ],
      scenario: `Franchise estimate: ${plan.chargers} chargers of ${plan.powerKw} kW in use ${plan.utilisation}% of the day, ₹${plan.tariff} a kWh, electricity ₹${plan.energyCost} a kWh, ${plan.revenueShare}% kept, costs ${formatRupees(plan.monthlyCosts)} a month, investment ${formatRupees(investment)}: ${formatRupees(left)} left a month, payback ${payback}.`,
    };
  },
};

/** `3 years 2 months`; null is a station that never pays back. */
function formatMonths(total: number | null): string {
  if (total === null) return "Not with these figures";
  const years = Math.floor(total / 12);
  const months = total % 12;
  const parts = [years > 0 && `${years} ${years === 1 ? "year" : "years"}`];
  if (months > 0 || years === 0) parts.push(`${months} ${months === 1 ? "month" : "months"}`);
  return parts.filter(Boolean).join(" ");
}
