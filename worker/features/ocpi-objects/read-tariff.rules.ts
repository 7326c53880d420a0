import {
  type At,
  dateTime,
  type Field,
  id,
  isObject,
  type Json,
  list,
  number,
  type Reader,
  readFields,
  repaired,
  text,
  within,
} from "./lenient.rules.ts";
import { type OcpiTariff, ocpiTariff } from "./ocpi.schemas.ts";
import { readComponentType, readCurrency, readWeekday } from "./ocpi-names.rules.ts";
import { asRead, type Party, type ReadObject } from "./read-location.rules.ts";
import { clock } from "./read-opening-times.rules.ts";

/** An amount of money; also of OCPI's Price objects, which have it without tax. */
const amount: Reader<number> = (value, at) => {
  if (!isObject(value)) return number(value, at);
  const found = number(value.excl_vat ?? value.before_taxes ?? value.price, at);
  return found === undefined ? undefined : repaired(at, `read as ${found}`, found);
};

const componentSpec: Record<string, Field> = {
  type: { read: readComponentType, also: ["dimension"] },
  price: { read: amount, also: ["amount", "rate"] },
  vat: { read: number, also: ["tax", "gst"] },
  step_size: { read: number },
};

const component: Reader<Json> = (value, at) => {
  const found = readFields(value, componentSpec, at);
  if (typeof found?.type !== "string" || typeof found.price !== "number") return undefined;
  return typeof found.step_size === "number"
    ? found
    : { ...found, step_size: repaired(within(at, "step_size"), "read as 1", 1) };
};

const bounds = ["kwh", "current", "power", "duration"].flatMap((name) => [`min_${name}`, `max_${name}`]);

const restrictionSpec: Record<string, Field> = {
  ...Object.fromEntries(bounds.map((name) => [name, { read: number }])),
  day_of_week: { read: list(readWeekday, 7), also: ["days_of_week", "weekdays"] },
  start_time: { read: clock },
  end_time: { read: clock },
};

/** OCPI's Price; also of a plain number, which is without tax. */
const money: Reader<Json> = (value, at) => {
  if (isObject(value)) {
    const found = readFields(value, moneySpec, at);
    return typeof found?.excl_vat === "number" ? found : undefined;
  }
  const excl_vat = number(value, at);
  return excl_vat === undefined ? undefined : repaired(at, `read as ${excl_vat} without tax`, { excl_vat });
};

const moneySpec: Record<string, Field> = {
  excl_vat: { read: number, also: ["before_taxes", "price"] },
  incl_vat: { read: number, also: ["after_taxes"] },
};

const elementSpec: Record<string, Field> = {
  price_components: { read: list(component, 100), also: ["components"] },
  restrictions: { read: (value, at) => readFields(value, restrictionSpec, at) },
};

const element: Reader<Json> = (value, at) => {
  const found = readFields(value, elementSpec, at);
  return Array.isArray(found?.price_components) && found.price_components.length > 0 ? found : undefined;
};

const tariffSpec: Record<string, Field> = {
  country_code: { read: id(2) },
  party_id: { read: id(3) },
  id: { read: id(255), also: ["tariff_id"] },
  currency: { read: (value, at) => readCurrency(value, at) ?? text(3)(value, at) },
  elements: { read: list(element, 200), also: ["element"] },
  min_price: { read: money },
  max_price: { read: money },
  start_date_time: { read: dateTime },
  end_date_time: { read: dateTime },
  last_updated: { read: dateTime },
};

/** The tariff as OCPI 2.2.1 has it. What of its elements cannot be read is left out. */
export function readTariff(value: unknown, owner: Party | null): ReadObject<OcpiTariff> {
  const at: At = { path: "", repairs: [] };
  const { repairs } = at;
  const found = readFields(value, tariffSpec, at);
  if (!found) return { object: null, problem: "body: This is no object", repairs };
  const defaults = {
    ...(owner && { country_code: owner.countryCode, party_id: owner.partyId }),
    currency: "INR",
    elements: [],
  };
  const missing = Object.entries(defaults).filter(
    ([name]) => found[name] === undefined || found[name] === null,
  );
  for (const [name] of missing) repaired(within(at, name), "is missing", null);
  return asRead(ocpiTariff, { ...found, ...Object.fromEntries(missing) }, at);
}
