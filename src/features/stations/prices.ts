import { connectorNames } from "#shared/contract/station-fields.ts";
import type { StationPrice } from "#shared/contract/station-price.ts";
import type { Station } from "#shared/contract/stations.ts";
import { compactCar, type ExampleCar, exampleKwh, exampleMinutes, largeCar } from "#shared/example-cars.ts";
import { listedPriceText } from "#shared/price-text.ts";
import { highestSessionCost, type Plug, priceRange } from "#shared/tariff.ts";

/** A car's own charger, which the current of an AC point goes through. */
const onBoardKw = 7.2;
const compactCarKw = 60;

/** The car that uses what a connector has: a large one where it is faster than a compact one. */
export function exampleCarFor(plug: Omit<Plug, "standard">): ExampleCar {
  return carAt(plug, plug.powerType === "DC" && plug.maxPowerKw > compactCarKw ? largeCar : compactCar);
}

/** The other example. */
export function otherExampleCar({ batteryKwh }: ExampleCar): ExampleCar {
  return batteryKwh === compactCar.batteryKwh ? largeCar : compactCar;
}

/** A car at a connector: at that of an AC point with its own charger. */
export function carAt({ powerType }: Omit<Plug, "standard">, car: ExampleCar): ExampleCar {
  return powerType === "AC" ? { ...car, maxKw: onBoardKw } : car;
}

/** The prices of a station; of some only the rupees per kWh are known, as they are paid. */
export function knownPrice({
  price,
  priceDetails,
}: Pick<Station, "price" | "priceDetails">): StationPrice | null {
  return priceDetails ?? (price > 0 ? { energyPerKwh: price, gstIncluded: true } : null);
}

/** The price of a station in a list whose head says that GST is included; null where it is not known. */
export function listedPrice({ price, priceDetails }: Pick<Station, "price" | "priceDetails">): string | null {
  return listedPriceText(priceRange(priceDetails, price));
}

/** The kinds of connector of a station, the strongest first. */
export function plugsOf({ evses }: Pick<Station, "evses">): Plug[] {
  const all = evses.flatMap(({ connectors }) => connectors);
  return [...new Map(all.map((plug) => [plugKey(plug), plug])).values()].sort(
    (a, b) => b.maxPowerKw - a.maxPowerKw,
  );
}

/** The same with how many there are of each. */
export function countedPlugs({ evses }: Pick<Station, "evses">): (Plug & { count: number })[] {
  const present = evses.filter(({ status }) => status !== "REMOVED");
  const keys = present.flatMap(({ connectors }) => connectors.map(plugKey));
  return plugsOf({ evses: present }).map((plug) => ({
    ...plug,
    count: keys.filter((key) => key === plugKey(plug)).length,
  }));
}

/** "CCS2 60 kW" */
export function plugText({ standard, maxPowerKw }: Plug): string {
  return `${connectorNames[standard]} ${maxPowerKw} kW`;
}

/** A kind of connector in an address: "CCS2-60". */
export function plugKey({ standard, maxPowerKw }: Plug): string {
  return `${standard}-${maxPowerKw}`;
}

/** Rupees with GST, at the dearest hour of a day, and minutes for charging a car at a connector. */
export function chargeEstimate(
  price: StationPrice,
  { plug, car, now }: { plug: Plug; car: ExampleCar; now: number },
) {
  const kwh = exampleKwh(car);
  const usedKw = Math.min(plug.maxPowerKw, car.maxKw);
  const rupees = highestSessionCost(price, { plug, kwh, kw: usedKw, at: now });
  const minutes = exampleMinutes(plug.maxPowerKw, car);
  return { rupees: Math.round(rupees), minutes, energyKwh: kwh, usedKw };
}
