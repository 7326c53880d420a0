import { t } from "#shared/translate.ts";
import { homeChargerPrice, withChargerGst } from "#src/content/products/home-charger-price.ts";
import { formatNumber, formatRupees } from "#src/lib/format.ts";
import type { CalculatorDefinition } from "./calculator-types.ts";
import { type HomePlan, homeResult } from "./rules.ts";

/** What charging at home costs, against petrol for the same distance. */
export const homeCalculator: CalculatorDefinition<keyof HomePlan> = {
  id: "home-calculator",
  title: "What does charging at home cost?",
  lead: "Take the units from your electricity bill, or guess: a car that does 900\u00a0km a month needs about 150 units.",
  caution:
    "An estimate from your own figures, installation not counted. Slabs and EV tariffs differ from state to state; units are as the meter counts them, charging losses included.",
  choices: [],
  numbers: {
    units: { label: "Units for the car", unit: "units a month", range: [20, 800, 10], start: 150 },
    tariff: { label: "Your tariff", unit: "₹ a unit", range: [2, 20, 0.25], start: 8 },
    petrolPrice: { label: "Petrol costs", unit: "₹ a litre", range: [80, 150, 1], start: 103 },
    kmPerUnit: {
      label: "Your EV goes",
      unit: "km on a unit",
      range: [3, 12, 0.5],
      start: 6,
      assumed: true,
    },
    kmPerLitre: {
      label: "A petrol car goes",
      unit: "km on a litre",
      range: [6, 30, 1],
      start: 15,
      assumed: true,
    },
  },
  compute(plan) {
    const { cost, distance, petrol, saved, costPerKm } = homeResult(plan);
    return {
      label: saved >= 0 ? "Saved each month against petrol" : "Petrol is cheaper by",
      figure: formatRupees(Math.abs(saved)),
      rows: [
        { label: "Charging at home", value: formatRupees(cost) },
        {
          label: t("Petrol for {km} km", { km: formatNumber(Math.round(distance)) }),
          value: formatRupees(petrol),
        },
        { label: "A kilometre at home", value: `₹${costPerKm.toFixed(2)}` },
        ...(saved > 0 ? [paybackRow(saved)] : []),
      ],
      estimate: t(
        "Home estimate: {units} units a month at ₹{tariff}, {perUnit} km on a unit, petrol ₹{petrol} a litre at {perLitre} km: {cost} a month, {saved} saved.",
        {
          ...{ units: plan.units, tariff: plan.tariff, perUnit: plan.kmPerUnit },
          ...{ petrol: plan.petrolPrice, perLitre: plan.kmPerLitre },
          ...{ cost: formatRupees(cost), saved: formatRupees(saved) },
        },
      ),
    };
  },
};

/** In how many months the lowest and the highest price of the charger are saved. */
function paybackRow(saved: number) {
  const from = withChargerGst(homeChargerPrice.from);
  const to = withChargerGst(homeChargerPrice.to);
  return {
    label: t("Charger with GST, {from} to {to}, paid back in", {
      from: formatRupees(from),
      to: formatRupees(to),
    }),
    value: t("{from} to {to} months", { from: Math.ceil(from / saved), to: Math.ceil(to / saved) }),
  };
}
