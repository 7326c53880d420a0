import { formatNumber, formatRupees } from "#src/lib/format.ts";
import type { CalculatorDefinition } from "./calculator-types.ts";
import { homeResult } from "./rules.ts";

/** What charging at home costs, against petrol for the same distance. */
export const homeCalculator: CalculatorDefinition = {
  id: "home-calculator",
  title: "What does charging at home cost?",
  lead: "Take the units from your electricity bill, or guess: a car that does 1,000 km a month needs about 150 units.",
  caution:
    "An estimate from your own figures. Slabs and EV tariffs differ from state to state; charging losses are not counted.",
  choices: [],
  numbers: [
    {
      name: "units",
      label: "Units for the car",
      unit: "units a month",
      min: 20,
      max: 800,
      step: 10,
      start: 150,
    },
    { name: "tariff", label: "Your tariff", unit: "₹ a unit", min: 2, max: 20, step: 0.25, start: 8 },
    { name: "petrolPrice", label: "Petrol costs", unit: "₹ a litre", min: 80, max: 150, step: 1, start: 103 },
    {
      name: "kmPerUnit",
      label: "Your EV goes",
      unit: "km on a unit",
      min: 3,
      max: 12,
      step: 0.5,
      start: 6.5,
      assumed: true,
    },
    {
      name: "kmPerLitre",
      label: "A petrol car goes",
      unit: "km on a litre",
      min: 6,
      max: 30,
      step: 1,
      start: 15,
      assumed: true,
    },
  ],
  compute({ units = 0, tariff = 0, petrolPrice = 0, kmPerUnit = 1, kmPerLitre = 1 }) {
    const { cost, distance, petrol, saved, costPerKm } = homeResult({
      units,
      tariff,
      petrolPrice,
      kmPerUnit,
      kmPerLitre,
    });
    return {
      label: saved >= 0 ? "You save each month" : "Petrol is cheaper by",
      figure: formatRupees(Math.abs(saved)),
      rows: [
        { label: "Charging at home", value: formatRupees(cost) },
        { label: `Petrol for ${formatNumber(Math.round(distance))} km`, value: formatRupees(petrol) },
        { label: "A kilometre at home", value: `₹${costPerKm.toFixed(2)}` },
      ],
      scenario: `Home estimate: ${units} units a month at ₹${tariff}, ${kmPerUnit} km on a unit, petrol ₹${petrolPrice} a litre at ${kmPerLitre} km: ${formatRupees(cost)} a month, ${formatRupees(saved)} saved.`,
    };
  },
};
