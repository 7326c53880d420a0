import { t } from "#shared/translate.ts";
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
      estimate: t(
        "Franchise estimate: {chargers} chargers of {power} kW in use {use}% of the day, ₹{tariff} a kWh, electricity ₹{cost} a kWh, {share}% kept, costs {costs} a month, investment {investment}: {left} left a month, payback {payback}.",
        {
          ...{ chargers: plan.chargers, power: plan.powerKw, use: plan.utilisation },
          ...{ tariff: plan.tariff, cost: plan.energyCost, share: plan.revenueShare },
          ...{ costs: formatRupees(plan.monthlyCosts), investment: formatRupees(investment) },
          ...{ left: formatRupees(left), payback },
        },
      ),
    };
  },
};

/** `3 years 2 months`; null is a station that never pays back. */
function formatMonths(total: number | null): string {
  if (total === null) return t("Not with these figures");
  const years = Math.floor(total / 12);
  const months = total % 12;
  const parts = [
    years > 0 && (years === 1 ? t("{count} year", { count: 1 }) : t("{count} years", { count: years })),
    (months > 0 || years === 0) &&
      (months === 1 ? t("{count} month", { count: 1 }) : t("{count} months", { count: months })),
  ];
  return parts.filter(Boolean).join(" ");
}
