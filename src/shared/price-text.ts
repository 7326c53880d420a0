import { connectorNames } from "./contract/station-fields.ts";
import type { StationPrice, StationTariff, TariffRestrictions } from "./contract/station-price.ts";
import { formatPrice } from "./rupees.ts";
import { dateText, spanText, weekdaysText } from "./station-hours.ts";
import { type Amount, type PriceRange, rangeWithGst, tariffsOf } from "./tariff.ts";
import { t } from "./translate.ts";

/** Whether tax is in a price; "" where nobody says it. */
export function gstText(gstIncluded: boolean | null): string {
  if (gstIncluded === null) return "";
  return t(gstIncluded ? "GST included" : "plus 18% GST");
}

/**
 * A price in a line, with GST: "₹15/kWh, GST included" or "₹18 to ₹34.63/kWh + ₹1/min + ₹20 a session, GST
 * included"; null where it is not known.
 */
export function rangeText(range: PriceRange | null): string | null {
  const amounts = amountsText(range);
  const gst = gstText(range && rangeWithGst(range).gstIncluded);
  return amounts && [amounts, isFree(range) ? "" : gst].filter(Boolean).join(", ");
}

/** The same for a list whose head says that GST is included: only a price of which nobody says it has a word on it. */
export function listedPriceText(range: PriceRange | null): string | null {
  const amounts = amountsText(range);
  const isUnsaid = range?.gstIncluded === null && !isFree(range);
  return amounts && (isUnsaid ? `${amounts}, ${t("GST not stated")}` : amounts);
}

function isFree(range: PriceRange | null): boolean {
  return range !== null && range.to + range.perMinute + range.perSession === 0;
}

function amountsText(range: PriceRange | null): string | null {
  if (!range) return null;
  if (isFree(range)) return t("Free of charge");
  const taxed = rangeWithGst(range);
  const { to, perMinute, perSession } = taxed;
  const parts = [
    to > 0 && `${perKwhText(taxed)}/kWh`,
    perMinute > 0 && t("{price}/min", { price: formatPrice(perMinute) }),
    perSession > 0 && sessionText(perSession),
  ];
  return parts.filter(Boolean).join(" + ");
}

/** "₹18 to ₹34.63" */
export function perKwhText({ from, to }: PriceRange): string {
  const [lowest, highest] = [formatPrice(from), formatPrice(to)];
  return from < to ? t("{from} to {to}", { from: lowest, to: highest }) : highest;
}

function sessionText(perSession: number): string {
  return t("{price} a session", { price: formatPrice(perSession) });
}

/** What there is beside the price of a kWh: "GST included, plus ₹1 per minute, plus ₹20 a session". */
export function besidesText({ perMinute, perSession, gstIncluded }: PriceRange): string {
  return [
    gstText(gstIncluded),
    perMinute > 0 && plus(t("{price} per minute", { price: formatPrice(perMinute) })),
    perSession > 0 && plus(sessionText(perSession)),
  ]
    .filter(Boolean)
    .join(", ");
}

function plus(price: string): string {
  return t("plus {price}", { price });
}

export interface PriceLine {
  term: string;
  text: string;
}

/** All prices of a station, each with what it is for; the tariff with the highest price is last. */
export function priceLines(price: StationPrice): PriceLine[] {
  const tariffs = tariffsOf(price).toSorted((a, b) => highestOf(a) - highestOf(b));
  return tariffs.flatMap((tariff) => {
    const plugs = plugsText(tariff);
    return tariffLines(tariff, price.gstIncluded).map(({ term, text }) => ({
      term: plugs ? `${plugs}: ${t(term).toLowerCase()}` : term,
      text,
    }));
  });
}

/** The same as one sentence: "from ₹24.65 per kWh; ₹34.63 above 120 kW, plus ₹20 a session, GST included". */
export function priceSentence(price: StationPrice): string {
  const tariffs = tariffsOf(price).toSorted((a, b) => highestOf(a) - highestOf(b));
  const texts = tariffs.map((tariff) => {
    const [first = "", ...more] = ratesOf(tariff);
    const rates = [first, ...more.map(plus), ...limitsOf(tariff)].join("; ");
    const plugs = plugsText(tariff);
    return plugs ? `${plugs}: ${rates}` : rates;
  });
  const isFree = texts.every((text) => text === "");
  return isFree ? t("Free of charge") : `${texts.join(". ")}; ${gstText(price.gstIncluded)}`;
}

function highestOf({ elements }: StationTariff): number {
  return Math.max(0, ...elements.map(({ energyPerKwh = 0 }) => energyPerKwh));
}

/** "CCS2 60 kW, CHAdeMO 50 kW" */
function plugsText({ plugs }: StationTariff): string {
  return plugs.map(({ standard, maxPowerKw }) => `${connectorNames[standard]} ${maxPowerKw} kW`).join(", ");
}

const kinds: readonly { amount: Amount; term: string; rate: string }[] = [
  { amount: "energyPerKwh", term: "Energy", rate: "{price} per kWh" },
  { amount: "perMinute", term: "Time", rate: "{price} per minute" },
  { amount: "perSession", term: "Each session", rate: "{price} a session" },
  { amount: "parkingPerHour", term: "Parking", rate: "{price} per hour" },
];

function tariffLines(tariff: StationTariff, gstIncluded: boolean): PriceLine[] {
  const lines = kinds.flatMap(({ amount, term, rate }) => {
    const text = amountText(tariff, amount, rate);
    return text ? [{ term, text }] : [];
  });
  const limits = limitsOf(tariff);
  const all = limits.length > 0 ? [...lines, { term: "In all", text: limits.join(", ") }] : lines;
  if (all.length === 0) return [{ term: "Charging", text: "Free of charge" }];
  return all.map(({ term, text }, index) => ({
    term,
    text: index === 0 ? `${text}, ${gstText(gstIncluded)}` : text,
  }));
}

/** What is paid for charging, then for parking after it. */
function ratesOf(tariff: StationTariff): string[] {
  return kinds.flatMap(({ amount, rate }) => {
    const text = amountText(tariff, amount, rate);
    if (!text) return [];
    return amount === "parkingPerHour" ? t("{price} of parking", { price: text }) : text;
  });
}

function limitsOf({ minPerSession, maxPerSession }: StationTariff): string[] {
  return [
    ...(minPerSession ? [t("at least {price}", { price: sessionText(minPerSession) })] : []),
    ...(maxPerSession ? [t("at most {price}", { price: sessionText(maxPerSession) })] : []),
  ];
}

/**
 * The rates of an amount, the highest last: "from ₹18 per kWh 10 PM to 6 AM; ₹24.65 otherwise; ₹34.63
 * above 120 kW". Null where none costs anything.
 */
function amountText({ elements }: StationTariff, amount: Amount, rate: string): string | null {
  const rates = elements
    .flatMap(({ [amount]: rupees, restrictions }) => (rupees === undefined ? [] : [{ rupees, restrictions }]))
    .sort((a, b) => a.rupees - b.rupees);
  if (rates.every(({ rupees }) => rupees === 0)) return null;
  return rates
    .map(({ rupees, restrictions }, index) => {
      const when = restrictions ? conditionText(restrictions) : "";
      const other = index > 0 && !when ? t("otherwise") : when;
      const price = index > 0 ? formatPrice(rupees) : t(rate, { price: formatPrice(rupees) });
      const lowest = index === 0 && rates.length > 1 ? t("from {price}", { price }) : price;
      return `${lowest}${other && ` ${other}`}`;
    })
    .join("; ");
}

/** When a rate applies: "above 120 kW, 10 PM to 6 AM". */
function conditionText(restrictions: TariffRestrictions): string {
  const { from, to, weekdays, fromDate, toDate, ...r } = restrictions;
  return [
    boundsText(r.minKw, r.maxKw, { unit: "kW", ...limit }),
    boundsText(r.minAmperes, r.maxAmperes, { unit: "A", ...limit }),
    boundsText(r.minKwh, r.maxKwh, { unit: "kWh", ...part }),
    boundsText(r.minMinutes, r.maxMinutes, { unit: "min", ...part }),
    (from ?? to) !== undefined && spanText({ from: from ?? "00:00", to: to ?? "00:00" }),
    weekdays && weekdaysText(weekdays),
    fromDate && t("from {day}", { day: dateText(fromDate) }),
    toDate && t("before {day}", { day: dateText(toDate) }),
  ]
    .filter(Boolean)
    .join(", ");
}

const limit = { above: "above {amount}", below: "up to {amount}" };
const part = { above: "after {amount}", below: "for the first {amount}" };

interface BoundWords {
  unit: string;
  above: string;
  below: string;
}

function boundsText(min = 0, max: number | undefined, { unit, above, below }: BoundWords): string | false {
  if (max === undefined) return min > 0 && t(above, { amount: `${min} ${unit}` });
  const amount = `${max} ${unit}`;
  return min > 0 ? t("from {from} to {to}", { from: min, to: amount }) : t(below, { amount });
}
