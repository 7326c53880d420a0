import { t } from "#shared/translate.ts";
import { franchiseChargers, franchiseInvestment } from "#src/content/contact/franchise.ts";
import type { CalculatorDefinition } from "./calculator-types.ts";
import { type StationPlan, stationResult } from "./rules.ts";
import { estimateValues, stationNumbers, stationRows } from "./station-inputs.ts";

const monthlyCostsLabel = "Rent, staff and upkeep";

const numbers = stationNumbers(
  {
    chargers: franchiseChargers,
    utilisation: 15,
    powerKw: 60,
    monthlyCosts: 60_000,
    investmentPerCharger: franchiseInvestment,
  },
  monthlyCostsLabel,
);

/** The monthly surplus of a franchise station, and when it has paid for itself. */
export const franchiseCalculator: CalculatorDefinition<keyof StationPlan> = {
  id: "franchise-calculator",
  title: "When does a station pay for itself?",
  lead: "Four chargers in use 15% of the day leave the ₹1.5 lakh a month that a station aims at. Put in your own figures.",
  caution:
    "An estimate from your own figures, before tax and interest, and not a promise. Traffic, tariffs and power connections differ from site to site.",
  choices: [],
  // Nobody but who runs the place knows its rent and staff.
  numbers: { ...numbers, monthlyCosts: { ...numbers.monthlyCosts, assumed: false } },
  compute(plan) {
    const result = stationResult(plan);
    const values = estimateValues(plan, result);
    return {
      label: "Pays for itself in",
      figure: values.payback,
      rows: [
        ...stationRows(plan, result, monthlyCostsLabel),
        { label: "Left over each month", value: values.left },
        { label: "Investment", value: values.investment },
      ],
      estimate: t(
        "Franchise estimate: {chargers} chargers of {power} kW in use {use}% of the day, ₹{tariff} a kWh, electricity ₹{cost} a kWh, {share}% kept, costs {costs} a month, investment {investment}: {left} left a month, payback {payback}.",
        values,
      ),
    };
  },
};
