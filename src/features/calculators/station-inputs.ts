import type { NumberInput } from "./calculator-types.ts";

/** What drivers pay at a station, which every calculator of a station asks for. */
export const tariff: NumberInput = {
  name: "tariff",
  label: "Drivers pay",
  unit: "₹ a kWh",
  min: 8,
  max: 35,
  step: 0.5,
  start: 18,
};

/** What a station pays for electricity. */
export const energyCost: NumberInput = {
  name: "energyCost",
  label: "Electricity costs",
  unit: "₹ a kWh",
  min: 4,
  max: 20,
  step: 0.5,
  start: 9,
  assumed: true,
};
