import type { StationPrice } from "#shared/contract/station-input.ts";
import { t } from "#shared/translate.ts";
import { formatPrice } from "#src/lib/format.ts";

/** A price of the list: "₹15/kWh" or "₹15/kWh + ₹1/min"; null where it is not known. */
export function energyPriceText({ price, perMinute }: { price: number; perMinute: number }): string | null {
  if (price <= 0) return null;
  const minute = perMinute > 0 ? ` + ${t("{price}/min", { price: formatPrice(perMinute) })}` : "";
  return `${formatPrice(price)}/kWh${minute}`;
}

/** The lines of a station's prices, each with what it is for. */
export function priceLines(price: number, details: StationPrice | null): { term: string; text: string }[] {
  const tax = details ? (details.gstIncluded ? t(", GST included") : t(", plus 18% GST")) : "";
  const [perKwh, perMinute, perHour] = [price, details?.perMinute ?? 0, details?.parkingPerHour ?? 0];
  const line = (term: string, text: string) => ({ term, text });
  return [
    ...(perKwh > 0 ? [line("Energy", t("{price} per kWh", { price: formatPrice(perKwh) }) + tax)] : []),
    ...(perMinute ? [line("Time", t("{price} per minute", { price: formatPrice(perMinute) }))] : []),
    ...(perHour ? [line("Parking", t("{price} per hour", { price: formatPrice(perHour) }))] : []),
  ];
}

/** A car for the example of a station. */
export interface ExampleCar {
  batteryKwh: number;
  /** What it takes at most. */
  maxKw: number;
}

const compactCar: ExampleCar = { batteryKwh: 40, maxKw: 50 };
const largeCar: ExampleCar = { batteryKwh: 72, maxKw: 150 };
/** A car's own charger, which the current of an AC point goes through. */
const onBoardKw = 7.2;
const compactCarKw = 60;

/** From how full to how full the example charges, and what gets lost. */
export const exampleCharge = { fromPercent: 10, toPercent: 80, lossPercent: 10 };

/** The car that uses what a station has: a large one where it is faster than a compact one. */
export function exampleCarFor({ powerKw, isDc }: { powerKw: number; isDc: boolean }): ExampleCar {
  if (!isDc) return { ...compactCar, maxKw: onBoardKw };
  return powerKw > compactCarKw ? largeCar : compactCar;
}

const gst = 1.18;

/**
 * Rupees and minutes for charging a car at a connector of this power; null where the price is not
 * known.
 */
export function chargeEstimate(
  price: number,
  details: StationPrice | null,
  { powerKw, car }: { powerKw: number; car: ExampleCar },
) {
  if (price <= 0 || powerKw <= 0) return null;
  const { fromPercent, toPercent, lossPercent } = exampleCharge;
  const energyKwh = (car.batteryKwh * (toPercent - fromPercent)) / 100 / (1 - lossPercent / 100);
  const usedKw = Math.min(powerKw, car.maxKw);
  const minutes = (energyKwh / usedKw) * 60;
  const net = energyKwh * price + minutes * (details?.perMinute ?? 0);
  const rupees = details && !details.gstIncluded ? net * gst : net;
  return {
    rupees: Math.round(rupees),
    minutes: Math.round(minutes / 5) * 5,
    energyKwh: Math.round(energyKwh),
    usedKw,
  };
}
