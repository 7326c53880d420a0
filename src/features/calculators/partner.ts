import { t } from "#shared/translate.ts";
import { partnerInvestment } from "#src/content/contact/charging-partner.ts";
import { formatNumber } from "#src/lib/format.ts";
import type { CalculatorDefinition } from "./calculator-types.ts";
import { chargesADay, type StationPlan, stationResult } from "./rules.ts";
import { estimateValues, stationNumbers, stationRows } from "./station-inputs.ts";

const monthlyCostsLabel = "Upkeep and network";

/** What chargers at a partner's own place leave over in a month, and how many cars that takes. */
export const partnerCalculator: CalculatorDefinition<keyof StationPlan> = {
  id: "partner-calculator",
  title: "What could your parking earn?",
  lead: "Choose how many chargers you have room for, their power, how long they are in use, and your price.",
  caution:
    "An estimate from your own figures, before tax and interest, and not a promise. A car takes 20 kWh here. What guests spend while they wait is not counted.",
  choices: [],
  numbers: stationNumbers(
    {
      chargers: 2,
      utilisation: 12,
      powerKw: 30,
      monthlyCosts: 5_000,
      investmentPerCharger: partnerInvestment,
    },
    monthlyCostsLabel,
  ),
  compute(plan) {
    const result = stationResult(plan);
    const values = estimateValues(plan, result);
    const cars = formatNumber(chargesADay(result.energy));
    return {
      label: "Left over each month",
      figure: values.left,
      rows: [
        { label: "Cars a day", value: cars },
        ...stationRows(plan, result, monthlyCostsLabel),
        { label: "Investment", value: values.investment },
        { label: "Pays for itself in", value: values.payback },
      ],
      estimate: t(
        "Partner estimate: {chargers} chargers of {power} kW in use {use}% of the day ({cars} cars a day), ₹{tariff} a kWh, electricity ₹{cost} a kWh, {share}% kept, costs {costs} a month, investment {investment}: {left} left a month, payback {payback}.",
        { ...values, cars },
      ),
    };
  },
};
