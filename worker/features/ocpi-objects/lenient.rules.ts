import { isoTime } from "#shared/time.ts";
import { timeOf } from "./ocpi.schemas.ts";

/*
 * Readers of values that operators send in other forms than OCPI has them: each returns the value
 * as OCPI has it, or undefined where it cannot be read.
 */

/** What was done with a part of an object, such as "read as 12.5" or "left out". */
export interface Repair {
  /** The field, such as `evses.0.connectors.1.max_voltage`. */
  field: string;
  done: string;
}

/** Where in an object a value is, and the repairs of all of it. */
export interface At {
  path: string;
  repairs: Repair[];
}

export type Json = Record<string, unknown>;
export type Reader<Value> = (value: unknown, at: At) => Value | undefined;

/** A field of an object with the other names that operators have for it. */
export interface Field {
  read: Reader<unknown>;
  also?: readonly string[];
}

export function within({ path, repairs }: At, name: string | number): At {
  return { path: path ? `${path}.${name}` : String(name), repairs };
}

export function repaired<Value>({ path, repairs }: At, done: string, value: Value): Value {
  repairs.push({ field: path, done });
  return value;
}

export function isObject(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Upper-case letters and digits of a word, by which spellings are compared. */
export function lettersOf(word: string): string {
  return word.toUpperCase().replace(/[^A-Z0-9]/g, "");
}

/** An array of one is its item. */
function single(value: unknown, at: At): unknown {
  return Array.isArray(value) && value.length === 1 ? repaired(at, "list of one", value[0]) : value;
}

/**
 * The fields of an object that are there and can be read; others that it has stay as they are. A
 * field is found by another name or spelling too; one that cannot be read is left out.
 */
export function readFields(value: unknown, spec: Readonly<Record<string, Field>>, at: At): Json | undefined {
  const one = single(value, at);
  if (!isObject(one)) return undefined;
  const result: Json = { ...one };
  const byLetters = new Map(Object.keys(one).map((key) => [lettersOf(key), key]));
  for (const [name, { read, also = [] }] of Object.entries(spec)) {
    if (!Object.hasOwn(one, name)) {
      const key = [name, ...also].map((other) => byLetters.get(lettersOf(other))).find((found) => found);
      if (key === undefined || Object.hasOwn(spec, key)) continue;
      delete result[key];
      result[name] = repaired(within(at, name), `sent as ${key}`, one[key]);
    }
    if (result[name] === null || result[name] === undefined) continue;
    const field = within(at, name);
    const found = read(result[name], field);
    if (found === undefined) {
      repaired(field, `left out: ${shown(result[name])}`, null);
      delete result[name];
    } else result[name] = found;
  }
  return result;
}

/** A value in a note, cut to a line. */
function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
}

export function text(max: number): Reader<string> {
  return (value, at) => {
    const found = plainText(single(value, at), at);
    if (found === undefined || found.length <= max) return found;
    return repaired(at, `cut to ${max} characters`, found.slice(0, max));
  };
}

/** A text; also of a number, of OCPI's DisplayText and of a list of these, English first. */
function plainText(value: unknown, at: At): string | undefined {
  if (typeof value === "string") return value;
  if (typeof value === "number" || typeof value === "boolean")
    return repaired(at, "read as text", String(value));
  const texts = (Array.isArray(value) ? value : [value]).filter(isObject);
  const chosen = texts.find(({ language }) => language === "en") ?? texts[0];
  return typeof chosen?.text === "string" ? repaired(at, "read as text", chosen.text) : undefined;
}

/** An id: any printable text. */
export function id(max: number): Reader<string> {
  return (value, at) => {
    const one = single(value, at);
    const found = typeof one === "number" ? repaired(at, "read as text", String(one)) : one;
    const isId =
      typeof found === "string" && found.length <= max && /^[^\p{Cc}\p{Cs}]*\S[^\p{Cc}\p{Cs}]*$/u.test(found);
    if (!isId) return undefined;
    return found.trim() === found ? found : repaired(at, "without its spaces", found.trim());
  };
}

/** A number; also of a text, such as "12.5", "12,5" or "32 A". */
export const number: Reader<number> = (value, at) => {
  const one = single(value, at);
  if (typeof one === "number") return Number.isFinite(one) ? one : undefined;
  if (typeof one !== "string") return undefined;
  const [, digits] = /^\s*(-?\d+(?:[.,]\d+)?)\s*[a-zA-Z₹.%]{0,4}\s*$/.exec(one) ?? [];
  const found = Number(digits?.replace(",", "."));
  return digits === undefined ? undefined : repaired(at, `read as ${found}`, found);
};

export const flag: Reader<boolean> = (value, at) => {
  const one = single(value, at);
  if (typeof one === "boolean") return one;
  const word = typeof one === "string" || typeof one === "number" ? lettersOf(String(one)) : "";
  const found = /^(TRUE|YES|Y|1)$/.test(word) ? true : /^(FALSE|NO|N|0)$/.test(word) ? false : undefined;
  return found === undefined ? undefined : repaired(at, `read as ${found}`, found);
};

/** A value of a list in its own spelling, in any other, or by a name of other versions of OCPI. */
export function oneOf(
  values: readonly string[],
  others: Readonly<Record<string, string>> = {},
): Reader<string> {
  const known = new Map([...values.map((one) => [lettersOf(one), one] as const), ...Object.entries(others)]);
  return (value, at) => {
    const one = single(value, at);
    if (typeof one !== "string" && typeof one !== "number") return undefined;
    const found = known.get(lettersOf(String(one)));
    return found === undefined || found === one ? found : repaired(at, `read as ${found}`, found);
  };
}

/** The items of a list that can be read; one object, or a list by number, is a list too. */
export function list<Item>(read: Reader<Item>, max: number): Reader<Item[]> {
  return (value, at) => {
    const items = Array.isArray(value) ? value : itemsOf(value, at);
    if (!items) return undefined;
    const found = items.flatMap((item, index) => {
      const place = within(at, index);
      const one = item === null ? undefined : read(item, place);
      return one === undefined ? repaired(place, `left out: ${shown(item)}`, []) : [one];
    });
    return found.length <= max ? found : repaired(at, `cut to ${max}`, found.slice(0, max));
  };
}

function itemsOf(value: unknown, at: At): unknown[] | undefined {
  if (typeof value === "string")
    return repaired(
      at,
      "read as a list",
      value
        .split(/[,;|]/)
        .map((one) => one.trim())
        .filter(Boolean),
    );
  if (!isObject(value)) return undefined;
  const keys = Object.keys(value);
  if (keys.length === 0) return repaired(at, "read as a list", []);
  const isNumbered = keys.every((key) => /^\d+$/.test(key));
  return repaired(at, "read as a list", isNumbered ? Object.values(value) : [value]);
}

const exactTime = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,9})?Z?$/;
const anyTime =
  /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?))?\s*(Z|[+-]\d{2}:?\d{2})?$/i;

/** An OCPI DateTime; also of a time with an offset, without seconds, or as seconds since 1970. */
export const dateTime: Reader<string> = (value, at) => {
  const one = single(value, at);
  if (typeof one === "string" && exactTime.test(one)) return Number.isNaN(timeOf(one)) ? undefined : one;
  const time =
    typeof one === "number" || /^\d{10,13}$/.test(String(one)) ? epochTime(Number(one)) : parsedTime(one);
  if (Number.isNaN(time) || time < 0 || time > 4_102_444_800_000) return undefined;
  return repaired(at, `read as ${isoTime(time)}`, isoTime(time));
};

function epochTime(count: number): number {
  return count > 100_000_000_000 ? Math.trunc(count) : Math.trunc(count * 1000);
}

function parsedTime(value: unknown): number {
  const [, day, clock = "00:00", zone = "Z"] =
    anyTime.exec(typeof value === "string" ? value.trim() : "") ?? [];
  return day === undefined ? Number.NaN : Date.parse(`${day}T${clock}${zone.toUpperCase()}`);
}
