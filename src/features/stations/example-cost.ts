import type { StationPrice } from "#shared/contract/station-price.ts";
import { exampleCharge } from "#shared/example-cars.ts";
import { hasTimes, type Plug } from "#shared/tariff.ts";
import { t } from "#shared/translate.ts";
import { durationText } from "#src/lib/duration-text.ts";
import { formatPrice } from "#src/lib/format.ts";
import { chargeEstimate, exampleCarFor } from "./prices.ts";

/** What a usual charge costs at a connector, and a sentence on what that is; null where it is free. */
export function exampleCost(
  price: StationPrice,
  plug: Plug,
  now: number,
): { price: string; text: string } | null {
  const car = exampleCarFor(plug);
  const estimate = chargeEstimate(price, { plug, car, now });
  const { fromPercent: from, toPercent: to } = exampleCharge;
  if (estimate.rupees === 0) return null;
  const rupees = formatPrice(estimate.rupees);
  return {
    price: t(hasTimes(price) ? "At most {price}" : "About {price}", { price: rupees }),
    text: t(
      "For {from} to {to}% of a {battery} kWh battery: {energy} kWh with losses, in about {time} at up to {power} kW.",
      {
        from,
        to,
        battery: car.batteryKwh,
        energy: estimate.energyKwh,
        time: durationText(estimate.minutes),
        power: estimate.usedKw,
      },
    ),
  };
}
