import type { StationPrice } from "#shared/contract/station-input.ts";
import { type OcpiTariff, timeOf } from "./ocpi.schemas.ts";

type Dimension = OcpiTariff["elements"][number]["price_components"][number]["type"];

/**
 * The price of a station with these tariffs, in rupees: of those in rupees that are valid at `now`
 * and are for everybody, the one with the highest price of energy. Null when there is none.
 */
export function priceOf(tariffs: OcpiTariff[], now: number): StationPrice | null {
  const prices = tariffs
    .filter((tariff) => isUsed(tariff, now))
    .flatMap((tariff) => tariffPrice(tariff) ?? []);
  return prices.sort((a, b) => b.energyPerKwh - a.energyPerKwh)[0] ?? null;
}

function isUsed({ currency, type, start_date_time: start, end_date_time: end }: OcpiTariff, now: number) {
  return (
    currency.toUpperCase() === "INR" &&
    (!type || type === "REGULAR" || type === "AD_HOC_PAYMENT") &&
    (!start || timeOf(start) <= now) &&
    (!end || timeOf(end) > now)
  );
}

/** Null for a tariff whose price depends on nothing that a station's page can show. */
function tariffPrice(tariff: OcpiTariff): StationPrice | null {
  const [energy, time, parking, flat] = (["ENERGY", "TIME", "PARKING_TIME", "FLAT"] as const).map((type) =>
    component(tariff, type),
  );
  const isFree = flat?.price === 0;
  if (!energy && !time && !isFree) return null;
  const used = [energy, time, parking].filter((one) => one !== undefined);
  // Without VAT given, nothing says that tax is in the price.
  const gstIncluded = used.every(({ vat }) => typeof vat === "number");
  const gross = ({ price, vat }: { price: number; vat?: number | null }) =>
    gstIncluded ? price * (1 + (vat ?? 0) / 100) : price;
  return {
    energyPerKwh: paise(energy ? gross(energy) : 0, 1000),
    ...(time && { perMinute: paise(gross(time) / 60, 1000) }),
    ...(parking && { parkingPerHour: paise(gross(parking), 10_000) }),
    gstIncluded,
  };
}

/** The component of a dimension in the first element without restrictions, else in the first. */
function component({ elements }: OcpiTariff, type: Dimension) {
  const charging = elements.filter(({ restrictions }) => !restrictions?.reservation);
  const unrestricted = charging.filter(({ restrictions }) => Object.keys(restrictions ?? {}).length === 0);
  return [...unrestricted, ...charging]
    .flatMap(({ price_components }) => price_components)
    .find((one) => one.type === type);
}

function paise(rupees: number, max: number): number {
  return Math.round(Math.min(Math.max(rupees, 0), max) * 100) / 100;
}
