import type { NumberInput } from "./calculator-types.ts";

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
