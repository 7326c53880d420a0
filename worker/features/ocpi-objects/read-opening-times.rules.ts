import {
  dateTime,
  flag,
  isObject,
  type Json,
  lettersOf,
  list,
  number,
  type Reader,
  readFields,
  repaired,
} from "./lenient.rules.ts";

const weekdays = ["MON", "TUE", "WED", "THU", "FRI", "SAT", "SUN"];

/** OCPI's Hours; also of a text such as "24x7", and with a missing flag as false. */
export const openingTimes: Reader<Json> = (value, at) => {
  if (typeof value === "string" && /^(24(x|\/|h|hours)?7?|ALWAYS(OPEN)?)$/i.test(value.replace(/\s/g, ""))) {
    return repaired(at, "read as open always", { twentyfourseven: true });
  }
  const found = readFields(value, spec, at);
  if (!found || typeof found.twentyfourseven === "boolean") return found;
  return repaired(at, "twentyfourseven is missing, read as false", { ...found, twentyfourseven: false });
};

/** 1 is Monday, 7 Sunday; also by name, and 0 for Sunday. */
const weekday: Reader<number> = (value, at) => {
  const word = typeof value === "string" ? lettersOf(value) : "";
  const named = weekdays.findIndex((day) => word.startsWith(day)) + 1;
  if (named > 0) return repaired(at, `read as ${named}`, named);
  const day = number(value, at);
  if (day === 0) return repaired(at, "read as 7", 7);
  return day !== undefined && Number.isInteger(day) && day >= 1 && day <= 7 ? day : undefined;
};

/** A time of day as `08:30`; also of "8:30", "0830", "08:30:00" and "8:30 PM". */
export const clock: Reader<string> = (value, at) => {
  const word = typeof value === "number" ? String(value) : value;
  if (typeof word !== "string") return undefined;
  if (/^([01]\d|2[0-4]):[0-5]\d$/.test(word)) return word;
  const [, hours, minutes = "00", half] =
    /^\s*(\d{1,2}):?([0-5]\d)?(?::[0-5]\d(?:\.\d+)?)?\s*([AP])?\.?M?\.?\s*$/i.exec(word) ?? [];
  if (hours === undefined) return undefined;
  const isPm = half?.toUpperCase() === "P";
  const hour = half ? (Number(hours) % 12) + (isPm ? 12 : 0) : Number(hours);
  if (hour > 24) return undefined;
  const found = `${String(hour).padStart(2, "0")}:${minutes}`;
  return repaired(at, `read as ${found}`, found);
};

const begin = ["begin", "start", "from", "open", "start_time"];
const end = ["end", "to", "close", "until", "end_time"];

const regular: Reader<Json> = (value, at) => {
  const spec = {
    weekday: { read: weekday, also: ["day", "day_of_week"] },
    period_begin: { read: clock, also: begin },
    period_end: { read: clock, also: end },
  };
  return complete(readFields(value, spec, at), ["weekday", "period_begin", "period_end"]);
};

const exceptional: Reader<Json> = (value, at) => {
  const spec = { period_begin: { read: dateTime, also: begin }, period_end: { read: dateTime, also: end } };
  return complete(readFields(value, spec, at), ["period_begin", "period_end"]);
};

/** The object when all of these fields are there. */
export function complete(object: Json | undefined, fields: readonly string[]): Json | undefined {
  return isObject(object) && fields.every((field) => object[field] != null) ? object : undefined;
}

const spec = {
  twentyfourseven: { read: flag, also: ["twenty_four_seven", "open24x7", "24x7", "is24x7"] },
  regular_hours: { read: list(regular, 100) },
  exceptional_openings: { read: list(exceptional, 100) },
  exceptional_closings: { read: list(exceptional, 100) },
};
