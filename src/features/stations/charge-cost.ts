import type { Station } from "#shared/contract/stations.ts";
import { exampleKwh } from "#shared/example-cars.ts";
import { type Plug, sessionCost } from "#shared/tariff.ts";
import { exampleCarFor, knownPrice, plugKey, plugsOf } from "./prices.ts";

/** The fields of the question what a charge costs, in the address of a station's page. */
export const costFields = { kwh: "kwh", plug: "plug", kw: "kw" } as const;

export const costLimits = { kwh: 200, kw: 400 };

/** What a charge of so much costs a car here. */
export interface ChargeCost {
  kwh: number;
  plug: Plug;
  /** With how much the car charges at most. */
  kw: number;
  minutes: number;
  /** With GST. */
  rupees: number;
  /** When it begins, in ms. */
  at: number;
}

/** The answer to the question in an address; null where none is asked or no price is known. */
export function readChargeCost(query: URLSearchParams, station: Station, now: number): ChargeCost | null {
  const price = knownPrice(station);
  const plugs = plugsOf(station);
  const plug = plugs.find((one) => plugKey(one) === query.get(costFields.plug)) ?? plugs[0];
  if (!query.has(costFields.kwh) || !price || !plug) return null;
  const car = exampleCarFor(plug);
  const kwh = amountIn(query.get(costFields.kwh), costLimits.kwh) ?? exampleKwh(car);
  const carKw = amountIn(query.get(costFields.kw), costLimits.kw) ?? car.maxKw;
  const kw = Math.min(carKw, plug.maxPowerKw);
  const rupees = Math.round(sessionCost(price, { plug, kwh, kw, at: now }));
  return { kwh, plug, kw, minutes: Math.max(1, Math.round((kwh / kw) * 60)), rupees, at: now };
}

/** A number from 1 up to a limit, with a decimal point or comma. */
function amountIn(text: string | null, max: number): number | null {
  const amount = Number(text?.trim().replace(",", ".") || Number.NaN);
  return Number.isFinite(amount) ? Math.min(max, Math.max(1, Math.round(amount * 10) / 10)) : null;
}
