import type { Station } from "#shared/contract/stations.ts";
import type { Trip } from "#shared/contract/trips.ts";
import { compactCar, exampleCharge, exampleKwh } from "#shared/example-cars.ts";
import { highestSessionCost } from "#shared/tariff.ts";
import { kwhPer100Km } from "#src/content/trips.ts";
import { chargeEstimate, knownPrice, plugsOf } from "../prices.ts";

interface ChargedTrip extends Pick<Trip, "km" | "basis"> {
  stops: readonly { station: Pick<Station, "evses" | "price" | "priceDetails"> }[];
}

/** What a usual car charges on a trip. */
export interface TripCharge {
  /** All that the way takes, with losses. */
  kwh: number;
  hours: number;
  /** Rupees with GST: for one kWh, and for all to ten. */
  perKwh: number;
  rupees: number;
}

/**
 * Charging all that the way takes, at the mean speed and the mean price of the stops with a fast charger; null where
 * none has a known price, or no road is known. `now` in ms.
 */
export function tripCharge({ km, basis, stops }: ChargedTrip, now: number): TripCharge | null {
  const session = exampleKwh(compactCar);
  const fast = stops.flatMap(({ station }) => {
    const charger = fastCharger(station);
    if (!charger) return [];
    const { plug, price } = charger;
    const kw = Math.min(plug.maxPowerKw, compactCar.maxKw);
    const rupees = highestSessionCost(price, { plug, kwh: session, kw, at: now });
    return { hoursPerKwh: 1 / kw, perKwh: rupees / session };
  });
  if (basis !== "road" || fast.length === 0) return null;
  const mean = (of: (stop: (typeof fast)[number]) => number) =>
    fast.reduce((sum, stop) => sum + of(stop), 0) / fast.length;
  const kwh = Math.round((km * kwhPer100Km) / (100 - exampleCharge.lossPercent));
  const perKwh = Math.round(mean((stop) => stop.perKwh));
  const hours = kwh * mean((stop) => stop.hoursPerKwh);
  return { kwh, hours, perKwh, rupees: Math.round((kwh * perKwh) / 10) * 10 };
}

/** Whole minutes and rupees of a usual charge of a small car at a stop; null without a fast charger of a known price. */
export function stopCharge(
  station: ChargedTrip["stops"][number]["station"],
  now: number,
): { minutes: number; rupees: number } | null {
  const charger = fastCharger(station);
  return charger && chargeEstimate(charger.price, { plug: charger.plug, car: compactCar, now });
}

function fastCharger(station: ChargedTrip["stops"][number]["station"]) {
  const [plug] = plugsOf(station);
  const price = knownPrice(station);
  return plug && plug.powerType !== "AC" && price ? { plug, price } : null;
}
