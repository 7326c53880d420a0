import type { StationPrice } from "#shared/contract/station-input.ts";
import { formatPrice } from "#src/lib/format.ts";

/** A price of the list: "₹15/kWh"; null where it is not known. */
export function energyPriceText(price: number): string | null {
  return price > 0 ? `${formatPrice(price)}/kWh` : null;
}

/** The lines of a station's prices, each with what it is for. */
export function priceLines(price: number, details: StationPrice | null): { term: string; text: string }[] {
  const tax = details ? (details.gstIncluded ? ", GST included" : ", plus 18% GST") : "";
  return [
    ...(price > 0 ? [{ term: "Energy", text: `${formatPrice(price)} per kWh${tax}` }] : []),
    ...(details?.perMinute ? [{ term: "Time", text: `${formatPrice(details.perMinute)} per minute` }] : []),
    ...(details?.parkingPerHour
      ? [{ term: "Parking", text: `${formatPrice(details.parkingPerHour)} per hour` }]
      : []),
  ];
}

/** A car as many drive it in India, and what gets lost while charging. */
export const typicalCar = { batteryKwh: 40, fromPercent: 10, toPercent: 80, lossPercent: 10, maxKw: 50 };

const gst = 1.18;

/**
 * Rupees and minutes for charging the typical car at a connector of this power; null where the
 * price is not known.
 */
export function chargeEstimate(price: number, details: StationPrice | null, powerKw: number) {
  if (price <= 0 || powerKw <= 0) return null;
  const { batteryKwh, fromPercent, toPercent, lossPercent, maxKw } = typicalCar;
  const energyKwh = (batteryKwh * (toPercent - fromPercent)) / 100 / (1 - lossPercent / 100);
  const minutes = (energyKwh / Math.min(powerKw, maxKw)) * 60;
  const net = energyKwh * price + minutes * (details?.perMinute ?? 0);
  const rupees = details && !details.gstIncluded ? net * gst : net;
  return {
    rupees: Math.round(rupees),
    minutes: Math.round(minutes / 5) * 5,
    energyKwh: Math.round(energyKwh),
  };
}
