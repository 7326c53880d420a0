import { t } from "#shared/translate.ts";
import { formatNumber, formatRupees } from "#src/lib/format.ts";
import type { NumberInput, Outcome } from "./calculator-types.ts";
import type { StationPlan, stationResult } from "./rules.ts";

type StationResult = ReturnType<typeof stationResult>;

/** What drivers pay at a station. */
export const tariff: NumberInput = { label: "Drivers pay", unit: "₹ a kWh", range: [8, 35, 0.5], start: 18 };

/** What a station pays for electricity. */
export const energyCost: NumberInput = {
  label: "Electricity costs",
  unit: "₹ a kWh",
  range: [4, 20, 0.5],
  start: 9,
  assumed: true,
};

type Size = "chargers" | "utilisation" | "powerKw" | "monthlyCosts" | "investmentPerCharger";

/** The inputs of somebody who owns chargers: the first four are chosen, the rest is assumed. */
export function stationNumbers(
  starts: Readonly<Record<Size, number>>,
  monthlyCosts: string,
): Readonly<Record<keyof StationPlan, NumberInput>> {
  return {
    chargers: {
      label: "Chargers",
      unit: "on the site",
      range: [1, 20, 1],
      start: starts.chargers,
    },
    powerKw: { label: "Power of each charger", unit: "kW", range: [7, 320, 1], start: starts.powerKw },
    utilisation: { label: "Time in use", unit: "% of the day", range: [2, 60, 1], start: starts.utilisation },
    tariff,
    energyCost,
    revenueShare: { label: "You keep", unit: "% of revenue", range: [70, 95, 1], start: 95, assumed: true },
    monthlyCosts: {
      label: monthlyCosts,
      unit: "₹ a month",
      range: [0, 500_000, 5_000],
      start: starts.monthlyCosts,
      assumed: true,
    },
    investmentPerCharger: {
      label: "Investment for each charger",
      unit: "₹",
      range: [100_000, 4_000_000, 50_000],
      start: starts.investmentPerCharger,
      assumed: true,
    },
  };
}

/** A station's month: what it sells and takes, and each cost until what is left over. */
export function stationRows(
  { revenueShare, monthlyCosts }: StationPlan,
  { revenue, energy, share, electricity }: StationResult,
  monthlyCostsLabel: string,
): Outcome["rows"] {
  return [
    { label: "Energy sold", value: `${formatNumber(Math.round(energy))} kWh` },
    { label: "Revenue each month", value: formatRupees(revenue) },
    {
      label: t("Our share, {percent}%", { percent: formatNumber(100 - revenueShare) }),
      value: minus(share),
      cost: true,
    },
    { label: "Electricity", value: minus(electricity), cost: true },
    { label: monthlyCostsLabel, value: minus(monthlyCosts), cost: true },
  ];
}

function minus(rupees: number): string {
  return rupees > 0 ? `−${formatRupees(rupees)}` : formatRupees(0);
}

/** What the sentence of an estimate says of a plan and its result. */
export function estimateValues(plan: StationPlan, { left, investment, paybackMonths }: StationResult) {
  return {
    ...{ chargers: plan.chargers, power: plan.powerKw, use: plan.utilisation },
    ...{ tariff: plan.tariff, cost: plan.energyCost, share: plan.revenueShare },
    ...{ costs: formatRupees(plan.monthlyCosts), investment: formatRupees(investment) },
    ...{ left: formatRupees(left), payback: paybackText(paybackMonths) },
  };
}

/** `3 years 2 months`; null is a station that never pays back. */
function paybackText(total: number | null): string {
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
