import type {
  StationPrice,
  StationTariff,
  TariffElement,
  TariffRestrictions,
} from "./contract/station-price.ts";
import type { Evse } from "./contract/stations.ts";
import { dayMinutes, spanOf, weekdayOfDate } from "./station-hours.ts";
import { indianDay, indianOffsetMs, minuteMs } from "./time.ts";

/** What a tax of 18 % makes of a price without it. */
export const gst = 1.18;

/** The amounts of a tariff. */
export const amounts = ["energyPerKwh", "perMinute", "parkingPerHour", "perSession"] as const;
export type Amount = (typeof amounts)[number];

/** All tariffs of a price; that of the plain amounts is for every connector. */
export function tariffsOf({
  tariffs,
  energyPerKwh,
  perMinute,
  parkingPerHour,
}: StationPrice): StationTariff[] {
  if (tariffs && tariffs.length > 0) return tariffs;
  const element = {
    energyPerKwh,
    ...(perMinute !== undefined && { perMinute }),
    ...(parkingPerHour !== undefined && { parkingPerHour }),
  };
  return [{ plugs: [], elements: [element] }];
}

/** What a price is between, for a line of a list. */
export interface PriceRange {
  /** Rupees per kWh, the lowest and the highest. */
  from: number;
  to: number;
  /** The highest; 0 for none. */
  perMinute: number;
  perSession: number;
  /** Null where nobody says it. */
  gstIncluded: boolean | null;
}

/** The range of a price, of which perhaps only the rupees per kWh are known; null without any. */
export function priceRange(price: StationPrice | null, perKwh: number): PriceRange | null {
  if (!price) {
    return perKwh > 0 ? { from: perKwh, to: perKwh, perMinute: 0, perSession: 0, gstIncluded: null } : null;
  }
  const elements = tariffsOf(price).flatMap((tariff) => tariff.elements);
  const found = (amount: Amount) => elements.flatMap((element) => element[amount] ?? []);
  const energy = found("energyPerKwh");
  return {
    from: energy.length > 0 ? Math.min(...energy) : 0,
    to: Math.max(0, ...energy),
    perMinute: Math.max(0, ...found("perMinute")),
    perSession: Math.max(0, ...found("perSession")),
    gstIncluded: price.gstIncluded,
  };
}

/** The same with GST in its amounts, so that prices of several stations can be compared. */
export function rangeWithGst(range: PriceRange): PriceRange {
  if (range.gstIncluded !== false) return range;
  const taxed = (rupees: number) => Math.round(rupees * gst * 100) / 100;
  return {
    from: taxed(range.from),
    to: taxed(range.to),
    perMinute: taxed(range.perMinute),
    perSession: taxed(range.perSession),
    gstIncluded: true,
  };
}

export type Plug = Pick<Evse["connectors"][number], "standard" | "powerType" | "maxPowerKw">;

export interface Session {
  plug: Plug;
  kwh: number;
  /** With which the car charges all the time. */
  kw: number;
  /** When it begins, in ms. */
  at: number;
}

/** Rupees of a session with GST: of several tariffs of a connector the dearest. */
export function sessionCost(price: StationPrice, session: Session): number {
  const { standard, maxPowerKw } = session.plug;
  const all = tariffsOf(price);
  const own = all.filter(
    ({ plugs }) =>
      plugs.length === 0 || plugs.some((one) => one.standard === standard && one.maxPowerKw === maxPowerKw),
  );
  const costs = (own.length > 0 ? own : all).map((tariff) => tariffCost(tariff, session));
  return Math.max(...costs) * (price.gstIncluded ? 1 : gst);
}

/** The cost of a session wherever in a day it begins, at the dearest hour. */
export function highestSessionCost(price: StationPrice, session: Session): number {
  const starts = Array.from({ length: 24 }, (_, hour) => session.at + hour * 60 * minuteMs);
  return Math.max(...starts.map((at) => sessionCost(price, { ...session, at })));
}

/** Whether a price differs by the time of day, the weekday or the date. */
export function hasTimes(price: StationPrice): boolean {
  return tariffsOf(price).some(({ elements }) =>
    elements.some(({ restrictions: r }) => r && (r.from ?? r.to ?? r.weekdays ?? r.fromDate ?? r.toDate)),
  );
}

interface Billed {
  volume: number;
  rupees: number;
  /** The component that applied last, whose step rounds the volume. */
  last: TariffElement | null;
}

/** Rupees, with or without GST as the tariff has them; nothing for parking after the charge. */
function tariffCost({ elements, minPerSession, maxPerSession }: StationTariff, session: Session): number {
  const { kwh, kw } = session;
  const energy: Billed = { volume: 0, rupees: 0, last: null };
  const time: Billed = { volume: 0, rupees: 0, last: null };
  let perSession: number | null = null;
  const bounds = boundsOf(elements, session);
  for (const [index, start] of bounds.entries()) {
    const end = bounds[index + 1];
    if (end === undefined) break;
    const moment = momentAt(session, (start + end) / 2);
    const active = (amount: Amount) =>
      elements.find((one) => one[amount] !== undefined && isMet(one.restrictions, moment));
    add(energy, active("energyPerKwh"), "energyPerKwh", ((end - start) / 60) * kw);
    add(time, active("perMinute"), "perMinute", end - start);
    perSession ??= active("perSession")?.perSession ?? null;
  }
  roundUp(energy, "energyPerKwh", (energy.last?.stepWh ?? 0) / 1000);
  roundUp(time, "perMinute", (time.last?.stepSeconds ?? 0) / 60);
  const total = kwh > 0 ? energy.rupees + time.rupees + (perSession ?? 0) : 0;
  return Math.min(Math.max(total, minPerSession ?? 0), maxPerSession ?? Number.POSITIVE_INFINITY);
}

function add(billed: Billed, element: TariffElement | undefined, amount: Amount, volume: number): void {
  if (!element) return;
  billed.volume += volume;
  billed.rupees += volume * (element[amount] ?? 0);
  billed.last = element;
}

/** Adds what is missing to a whole number of steps, at the last price. */
function roundUp(billed: Billed, amount: Amount, step: number): void {
  if (step <= 0 || !billed.last) return;
  // A volume that is a multiple but for the last digits of a float is one.
  const steps = Math.ceil(billed.volume / step - 1e-9);
  billed.rupees += (steps * step - billed.volume) * (billed.last[amount] ?? 0);
}

interface Moment {
  /** After midnight in India. */
  minuteOfDay: number;
  date: string;
  minutes: number;
  kwh: number;
  kw: number;
  amperes: number;
}

/** A moment of a session, in minutes after its beginning. */
function momentAt({ plug, kw, at }: Session, minutes: number): Moment {
  const time = at + minutes * minuteMs;
  return {
    minuteOfDay: ((time + indianOffsetMs) / minuteMs) % dayMinutes,
    date: indianDay(time),
    minutes,
    kwh: (minutes / 60) * kw,
    kw,
    amperes: amperesOf(plug, kw),
  };
}

/** Over all phases of 230 V; the 400 V of a usual battery at a DC connector. */
export function amperesOf({ powerType }: Pick<Plug, "powerType">, kw: number): number {
  return (kw * 1000) / (powerType === "DC" ? 400 : 230);
}

/** The minutes of a session between which nothing in these elements changes, from 0 to its end. */
function boundsOf(elements: readonly TariffElement[], { kwh, kw, at }: Session): number[] {
  const end = (kwh / kw) * 60;
  const startMinute = ((at + indianOffsetMs) / minuteMs) % dayMinutes;
  const bounds = new Set([0, end]);
  const clocks = new Set([0]);
  for (const { restrictions } of elements) {
    const { minKwh = 0, maxKwh = 0, minMinutes = 0, maxMinutes = 0, from, to } = restrictions ?? {};
    for (const minutes of [(minKwh / kw) * 60, (maxKwh / kw) * 60, minMinutes, maxMinutes])
      bounds.add(minutes);
    for (const clock of [from, to]) if (clock) clocks.add(spanOf({ from: clock, to: clock }).from);
  }
  for (const clock of clocks) {
    for (let minute = clock - startMinute; minute < end; minute += dayMinutes) bounds.add(minute);
  }
  return [...bounds].filter((minute) => minute >= 0 && minute <= end).sort((a, b) => a - b);
}

function isMet(restrictions: TariffRestrictions | undefined, moment: Moment): boolean {
  if (!restrictions) return true;
  const { from, to, weekdays, fromDate, toDate, ...r } = restrictions;
  const { minuteOfDay, date, minutes, kwh, kw, amperes } = moment;
  return (
    isBetween(kwh, r.minKwh, r.maxKwh) &&
    isBetween(kw, r.minKw, r.maxKw) &&
    isBetween(amperes, r.minAmperes, r.maxAmperes) &&
    isBetween(minutes, r.minMinutes, r.maxMinutes) &&
    (!weekdays || weekdays.includes(weekdayOfDate(date))) &&
    (!fromDate || date >= fromDate) &&
    (!toDate || date < toDate) &&
    isWithinDay(minuteOfDay, from, to)
  );
}

function isBetween(value: number, min = 0, max = Number.POSITIVE_INFINITY): boolean {
  return value >= min && value < max;
}

function isWithinDay(minute: number, from = "00:00", to = "00:00"): boolean {
  const span = spanOf({ from, to });
  return (minute >= span.from && minute < span.to) || minute + dayMinutes < span.to;
}
