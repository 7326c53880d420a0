import type {
  StationPrice,
  StationTariff,
  TariffElement,
  TariffRestrictions,
} from "#shared/contract/station-price.ts";
import { stationLimits } from "#shared/station-limits.ts";
import { type Amount, amounts, gst, type Plug, priceRange, tariffsOf } from "#shared/tariff.ts";
import { indianDay } from "#shared/time.ts";
import { type OcpiTariff, timeOf } from "./ocpi.schemas.ts";
import { weekdayNames } from "./ocpi-names.rules.ts";

type Component = OcpiTariff["elements"][number]["price_components"][number];

/** A kind of connector, and the tariffs that connectors of it name. */
export interface Offer {
  plug: Plug;
  tariffs: readonly OcpiTariff[];
}

/**
 * The price of a station in rupees. Of the tariffs of a connector that are in rupees, valid at
 * `now` and for everybody, the one with the highest price counts. Null when there is none.
 */
export function priceOf(offers: readonly Offer[], now: number): StationPrice | null {
  const chosen = offers.flatMap(({ plug, tariffs }) => {
    const used = tariffs.filter((tariff) => isUsed(tariff, now));
    const prices = used.flatMap((tariff) => tariffPrice(tariff, plug, now) ?? []);
    const [dearest] = prices.sort((a, b) => highest(b, "energyPerKwh") - highest(a, "energyPerKwh"));
    return dearest ? [{ plug, price: dearest }] : [];
  });
  if (chosen.length === 0) return null;
  const gstIncluded = chosen.some(({ price }) => price.gstIncluded);
  const byTariff = Map.groupBy(chosen, ({ price }) => JSON.stringify(withGst(price, gstIncluded)));
  const tariffs = [...byTariff].map(([tariff, same]): StationTariff => {
    const plugs = same.map(({ plug: { standard, maxPowerKw } }) => ({ standard, maxPowerKw }));
    const distinct = [...new Map(plugs.map((one) => [JSON.stringify(one), one])).values()];
    return {
      ...(JSON.parse(tariff) as Omit<StationTariff, "plugs">),
      plugs: byTariff.size > 1 ? distinct.slice(0, stationLimits.tariffPlugs) : [],
    };
  });
  return summed(tariffs.slice(0, stationLimits.tariffs), gstIncluded);
}

/** A price with its highest amounts, and its tariffs only where these do not say all. */
function summed(tariffs: StationTariff[], gstIncluded: boolean): StationPrice {
  const all = { energyPerKwh: 0, gstIncluded, tariffs };
  const [perMinute, parkingPerHour] = (["perMinute", "parkingPerHour"] as const).map((amount) =>
    highestOrNone(all, amount),
  );
  const price = {
    energyPerKwh: priceRange(all, 0)?.to ?? 0,
    ...(perMinute !== undefined && { perMinute }),
    ...(parkingPerHour !== undefined && { parkingPerHour }),
    gstIncluded,
  };
  return tariffs.every(isPlain) && tariffs.length === 1 ? price : { ...price, tariffs };
}

function isPlain({ elements, minPerSession, maxPerSession }: StationTariff): boolean {
  const [first, ...more] = elements;
  const isBilledExactly = (first?.stepWh ?? 1) <= 1 && (first?.stepSeconds ?? 1) <= 1;
  const isLimited = minPerSession !== undefined || maxPerSession !== undefined;
  return more.length === 0 && isBilledExactly && !isLimited && !first?.restrictions && !first?.perSession;
}

function highestOrNone(price: StationPrice, amount: Amount): number | undefined {
  const found = tariffsOf(price).flatMap(({ elements }) => elements.flatMap((one) => one[amount] ?? []));
  return found.length > 0 ? Math.max(...found) : undefined;
}

function highest({ elements }: TariffPrice, amount: Amount): number {
  return Math.max(0, ...elements.map((one) => one[amount] ?? 0));
}

function isUsed({ currency, type, start_date_time: start, end_date_time: end }: OcpiTariff, now: number) {
  return (
    currency.toUpperCase() === "INR" &&
    (!type || type === "REGULAR" || type === "AD_HOC_PAYMENT") &&
    (!start || timeOf(start) <= now) &&
    (!end || timeOf(end) > now)
  );
}

type TariffPrice = Omit<StationTariff, "plugs"> & { gstIncluded: boolean };

const dimensions = {
  ENERGY: "energyPerKwh",
  TIME: "perMinute",
  PARKING_TIME: "parkingPerHour",
  FLAT: "perSession",
} as const satisfies Record<Component["type"], Amount>;

/** Null for a tariff that has no price of charging at this connector. */
function tariffPrice(tariff: OcpiTariff, plug: Plug, now: number): TariffPrice | null {
  const used = tariff.elements.flatMap(({ price_components, restrictions }) => {
    const read = restrictionsOf(restrictions ?? {});
    return read && canApply(read, plug, now) ? [{ components: price_components, restrictions: read }] : [];
  });
  const all = used.flatMap(({ components }) => components);
  if (all.every(({ type }) => type === "PARKING_TIME")) return null;
  // Without any VAT given, nothing says that tax is in the price.
  const gstIncluded = all.some(hasVat);
  const elements = reachable(
    used.map(({ components, restrictions }) => elementOf(components, restrictions, gstIncluded)),
  );
  const [min, max] = [tariff.min_price, tariff.max_price].map((limit) => limitOf(limit, gstIncluded));
  return {
    elements: elements.slice(0, stationLimits.tariffElements),
    ...(min !== undefined && { minPerSession: min }),
    ...(max !== undefined && { maxPerSession: max }),
    gstIncluded,
  };
}

function hasVat({ vat }: Component): boolean {
  return typeof vat === "number";
}

function elementOf(
  components: readonly Component[],
  restrictions: TariffRestrictions,
  gstIncluded: boolean,
): TariffElement {
  const element: TariffElement = {};
  for (const component of components) {
    const { type, price, step_size } = component;
    const amount = dimensions[type];
    if (element[amount] !== undefined) continue;
    // Beside components with VAT, one without it gets the usual rate.
    const rate = gstIncluded ? 1 + (component.vat ?? (gst - 1) * 100) / 100 : 1;
    element[amount] = amountOf(amount, price * rate);
    if (type === "ENERGY" && step_size > 1) element.stepWh = step_size;
    if (type === "TIME" && step_size > 1) element.stepSeconds = step_size;
  }
  return Object.keys(restrictions).length > 0 ? { ...element, restrictions } : element;
}

/** Of a TIME component, which is by the hour, the rupees of a minute. */
function amountOf(amount: Amount, rupees: number): number {
  if (amount === "perMinute") return rounded(rupees / 60, 1000, 4);
  return rounded(rupees, amount === "energyPerKwh" ? 1000 : amount === "perSession" ? 100_000 : 10_000);
}

/** The elements without the amounts for which one before them always applies. */
function reachable(elements: readonly TariffElement[]): TariffElement[] {
  const settled = new Set<Amount>();
  return elements.flatMap((element) => {
    const left = { ...element };
    for (const amount of settled) delete left[amount];
    if (!element.restrictions) {
      for (const amount of amounts) if (element[amount] !== undefined) settled.add(amount);
    }
    return amounts.some((amount) => left[amount] !== undefined) ? [left] : [];
  });
}

/** Whether an element may ever apply at a connector from now on. */
function canApply({ minKw = 0, toDate }: TariffRestrictions, plug: Plug, now: number): boolean {
  return minKw <= plug.maxPowerKw && (!toDate || toDate > indianDay(now));
}

const numbers = [
  ["min_kwh", "minKwh", 1],
  ["max_kwh", "maxKwh", 1],
  ["min_power", "minKw", 1],
  ["max_power", "maxKw", 1],
  ["min_current", "minAmperes", 1],
  ["max_current", "maxAmperes", 1],
  ["min_duration", "minMinutes", 60],
  ["max_duration", "maxMinutes", 60],
] as const;

/** Null for an element about reservations. */
function restrictionsOf(sent: Record<string, unknown>): TariffRestrictions | null {
  if (sent.reservation) return null;
  const read: TariffRestrictions = {};
  for (const [name, field, unit] of numbers) {
    const value = sent[name];
    if (typeof value === "number" && value >= 0) read[field] = rounded(value / unit, 1_000_000, 4);
  }
  const days = Array.isArray(sent.day_of_week) ? sent.day_of_week : [];
  const weekdays = days.map((day) => weekdayNames.indexOf(String(day)) + 1).filter((day) => day > 0);
  if (weekdays.length > 0 && weekdays.length < 7) read.weekdays = weekdays.sort((a, b) => a - b);
  const [from, to] = [sent.start_time, sent.end_time].map(clockOf);
  if (from !== undefined && (from !== "00:00" || to !== "00:00")) read.from = from;
  if (to !== undefined && (from !== "00:00" || to !== "00:00")) read.to = to;
  const [fromDate, toDate] = [sent.start_date, sent.end_date].map(dayOf);
  if (fromDate !== undefined) read.fromDate = fromDate;
  if (toDate !== undefined) read.toDate = toDate;
  return read;
}

function clockOf(value: unknown): string | undefined {
  if (typeof value !== "string" || !/^([01]\d|2[0-4]):[0-5]\d/.test(value)) return undefined;
  return value.startsWith("24") ? "00:00" : value.slice(0, 5);
}

function dayOf(value: unknown): string | undefined {
  const [day] = /^\d{4}-\d{2}-\d{2}/.exec(String(value ?? "")) ?? [];
  return day !== undefined && !Number.isNaN(Date.parse(day)) ? day : undefined;
}

/** The amount of OCPI's Price, which has it with and without VAT. */
function limitOf(limit: OcpiTariff["min_price"], gstIncluded: boolean): number | undefined {
  if (!limit) return undefined;
  const { excl_vat: net, incl_vat: gross } = limit;
  const amount = gstIncluded ? (gross ?? net * gst) : net;
  return rounded(amount, 100_000);
}

/** A price's tariff as part of a price that includes GST or not. */
function withGst(price: TariffPrice, isWanted: boolean): Omit<StationTariff, "plugs"> {
  const { gstIncluded, ...tariff } = price;
  if (gstIncluded === isWanted) return tariff;
  const { elements, minPerSession: min, maxPerSession: max } = tariff;
  const gross = (element: TariffElement) =>
    Object.fromEntries(
      amounts.flatMap((amount) =>
        element[amount] === undefined ? [] : [[amount, rounded(element[amount] * gst, 100_000, 4)]],
      ),
    );
  return {
    elements: elements.map((element) => ({ ...element, ...gross(element) })),
    ...(min !== undefined && { minPerSession: rounded(min * gst, 100_000) }),
    ...(max !== undefined && { maxPerSession: rounded(max * gst, 100_000) }),
  };
}

function rounded(value: number, max: number, decimals = 2): number {
  const unit = 10 ** decimals;
  return Math.round(Math.min(Math.max(value, 0), max) * unit) / unit;
}
