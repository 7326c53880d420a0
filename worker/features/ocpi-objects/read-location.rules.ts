import type { z } from "zod";
import { limits } from "#shared/limits.ts";
import {
  type At,
  dateTime,
  type Field,
  flag,
  id,
  isObject,
  type Json,
  list,
  number,
  oneOf,
  type Reader,
  type Repair,
  readFields,
  repaired,
  text,
  within,
} from "./lenient.rules.ts";
import {
  type OcpiConnector,
  type OcpiEvse,
  type OcpiLocation,
  ocpiConnector,
  ocpiEvse,
  ocpiLocation,
  problemOf,
  timeOf,
} from "./ocpi.schemas.ts";
import { readFormat, readPowerType, readStandard, readStatus } from "./ocpi-names.rules.ts";
import { coordinates } from "./read-coordinates.rules.ts";
import { openingTimes } from "./read-opening-times.rules.ts";

/** Whose objects they are where they do not say it, as in lists of OCPI 2.1.1. */
export interface Party {
  countryCode: string;
  partyId: string;
}

/** An object as OCPI has it with what was repaired, or why it cannot be used. */
export type ReadObject<Value> =
  | { object: Value; problem: null; repairs: Repair[] }
  | { object: null; problem: string; repairs: Repair[] };

/** Whether EVSEs of a location could not be read, so that those which it lacks are not gone. */
export function isPartial({ repairs }: ReadObject<unknown>): boolean {
  return repairs.some(({ field, done }) => /^evses(\.\d+)?$/.test(field) && done.startsWith("left out"));
}

const url: Reader<string> = (value, at) => {
  const found = text(2048)(value, at)?.trim();
  return found && /^https?:\/\//i.test(found) ? found : undefined;
};

const image: Reader<Json> = (value, at) => {
  const given = typeof value === "string" ? repaired(at, "read as an image", { url: value }) : value;
  const categories = ["CHARGER", "ENTRANCE", "LOCATION", "NETWORK", "OPERATOR", "OTHER", "OWNER"];
  const found = readFields(
    given,
    { url: { read: url, also: ["uri", "href"] }, category: { read: oneOf(categories) } },
    at,
  );
  if (typeof found?.url !== "string") return undefined;
  return found.category
    ? found
    : { ...found, category: repaired(within(at, "category"), "read as OTHER", "OTHER") };
};

const businessDetails: Reader<Json> = (value, at) => {
  const given = typeof value === "string" ? repaired(at, "read as a name", { name: value }) : value;
  const found = readFields(given, { name: { read: text(100) } }, at);
  return typeof found?.name === "string" ? found : undefined;
};

/** Watts; also of kilowatts, which no connector is as weak as. */
const watts: Reader<number> = (value, at) => {
  const [, kilowatts] = typeof value === "string" ? (/^\s*([\d.]+)\s*kw\s*$/i.exec(value) ?? []) : [];
  const found = kilowatts === undefined ? number(value, at) : Number(kilowatts);
  return found !== undefined && found > 0 && found < 1000
    ? repaired(at, `read as ${found} kW`, Math.round(found * 1000))
    : found;
};

/** A name of a standard that nobody knows stays: the connector is then not shown. */
const standard: Reader<string> = (value, at) => {
  const known = readStandard(value, at);
  return (
    known ??
    (typeof value === "string" && value ? repaired(at, "not known here", value.slice(0, 50)) : undefined)
  );
};

const connectorSpec: Record<string, Field> = {
  id: { read: id(limits.code), also: ["connector_id", "uid"] },
  standard: { read: standard, also: ["type", "connector_type"] },
  format: { read: readFormat },
  power_type: { read: readPowerType, also: ["current_type"] },
  max_voltage: { read: number, also: ["voltage"] },
  max_amperage: { read: number, also: ["amperage", "max_current"] },
  max_electric_power: { read: watts, also: ["max_power", "power"] },
  tariff_ids: { read: list(id(255), 40), also: ["tariff_id", "tariffs"] },
  last_updated: { read: dateTime },
};

const evseSpec: Record<string, Field> = {
  uid: { read: id(limits.code), also: ["id", "evse_uid", "evse_id"] },
  status: { read: readStatus, also: ["availability", "state"] },
  connectors: { read: list(connectorReader, 40), also: ["connector"] },
  images: { read: list(image, 100) },
  physical_reference: { read: text(16) },
  last_updated: { read: dateTime },
};

const locationSpec: Record<string, Field> = {
  country_code: { read: countryCode },
  party_id: { read: id(3) },
  id: { read: id(255), also: ["location_id"] },
  publish: { read: flag, also: ["published", "is_published"] },
  name: { read: text(255) },
  address: { read: text(255), also: ["street", "address_line1"] },
  city: { read: text(45), also: ["town"] },
  postal_code: { read: text(10), also: ["zip", "zip_code", "pincode", "pin_code"] },
  state: { read: text(45) },
  country: { read: text(3) },
  coordinates: { read: coordinates, also: ["geo_location", "location", "geo"] },
  evses: { read: list(evseReader, 400), also: ["evse"] },
  facilities: { read: list(text(40), 100) },
  time_zone: { read: text(255) },
  opening_times: { read: openingTimes, also: ["opening_hours", "hours"] },
  operator: { read: businessDetails },
  images: { read: list(image, 100) },
  last_updated: { read: dateTime },
};

function countryCode(value: unknown, at: At): string | undefined {
  const word = id(3)(value, at);
  if (word === undefined || word.length === 2) return word;
  return word.toUpperCase() === "IND" ? repaired(at, "read as IN", "IN") : undefined;
}

/** An item of a list has no time of its own before its parent's is known: see `completeLocation`. */
function connectorReader(value: unknown, at: At): Json | undefined {
  const found = readFields(value, connectorSpec, at);
  if (!found || typeof found.standard !== "string") return undefined;
  return completed(found, at, {
    id: String(Number(at.path.split(".").at(-1) ?? 0) + 1),
    power_type: /COMBO|CHADEMO|GBT_DC/.test(found.standard) ? "DC" : "AC_1_PHASE",
    max_voltage: 0,
    max_amperage: 0,
  });
}

function evseReader(value: unknown, at: At): Json | undefined {
  const found = readFields(value, evseSpec, at);
  if (typeof found?.uid !== "string") return undefined;
  const presence = oneOf(["PLANNED", "REMOVED"])(found.presence, { ...at, repairs: [] });
  const status = presence ? repaired(within(at, "status"), `read as ${presence}`, presence) : found.status;
  return completed({ ...found, ...(status !== undefined && { status }) }, at, {
    status: "UNKNOWN",
    connectors: [],
  });
}

/** The object with these values where it has none. */
function completed(object: Json, at: At, defaults: Json): Json {
  const result = { ...object };
  for (const [name, value] of Object.entries(defaults)) {
    if (result[name] !== undefined && result[name] !== null) continue;
    const done = typeof value === "object" || value === "" ? "is missing" : `is missing, read as ${value}`;
    result[name] = repaired(within(at, name), done, value);
  }
  return result;
}

/** The EVSEs of charging pools and stations, as OCPI 3.0 nests them. */
function flattened(object: Json, at: At): Json {
  const stations = [object.charging_pool, object.charging_stations].flat().filter(isObject);
  if (object.evses !== undefined || stations.length === 0) return object;
  const { charging_pool: _pool, charging_stations: _stations, ...rest } = object;
  const evses = stations.flatMap((one) =>
    [
      one.evses,
      [one.charging_stations]
        .flat()
        .filter(isObject)
        .map(({ evses }) => evses),
    ].flat(2),
  );
  return repaired(at, "EVSEs taken out of charging stations", { ...rest, evses: evses.filter(isObject) });
}

/** The location as OCPI 2.2.1 has it. Only id, owner, coordinates and time can make it unusable. */
export function readLocation(value: unknown, owner: Party | null): ReadObject<OcpiLocation> {
  const at: At = { path: "", repairs: [] };
  const { repairs } = at;
  const given = Array.isArray(value) && value.length === 1 ? repaired(at, "list of one", value[0]) : value;
  if (!isObject(given)) return { object: null, problem: "body: This is no object", repairs };
  const found = readFields(flattened(given, at), locationSpec, at) ?? {};
  const latest =
    (found.evses as Json[] | undefined)?.flatMap((evse) => (evse.last_updated as string) ?? []) ?? [];
  const newest = latest.sort((a, b) => timeOf(b) - timeOf(a))[0];
  const whole = completed(found, at, {
    ...(owner && { country_code: owner.countryCode, party_id: owner.partyId }),
    ...(newest !== undefined && { last_updated: newest }),
    // Lists of OCPI 2.1.1 have only what is public. Who may see it is said of what is not.
    publish: !Array.isArray(found.publish_allowed_to) || found.publish_allowed_to.length === 0,
    ...{ address: "", city: "", country: "IND", time_zone: "Asia/Kolkata" },
  });
  return asRead(ocpiLocation, withTimes(whole, at), at);
}

/** The object if it is as its schema has it, else why it cannot be used. */
export function asRead<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  { repairs }: At,
): ReadObject<z.output<Schema>> {
  const { data, error } = schema.safeParse(value);
  return error
    ? { object: null, problem: refusalOf(error, repairs), repairs }
    : { object: data, problem: null, repairs };
}

/** What was left out says more than that it is missing afterwards. */
function refusalOf(error: z.ZodError, repairs: readonly Repair[]): string {
  const field = error.issues[0]?.path.join(".") ?? "";
  const leftOut = repairs.find((one) => one.field === field && one.done.startsWith("left out: "));
  return leftOut ? `${field}: This cannot be read: ${leftOut.done.slice(10)}` : problemOf(error);
}

/** A location whose EVSEs and connectors have a time: their own or that of what they are part of. */
function withTimes(location: Json, at: At): Json {
  if (!Array.isArray(location.evses)) return location;
  const evses = location.evses.map((evse: Json, index) =>
    evseWithTimes(evse, location.last_updated, within(at, `evses.${index}`)),
  );
  const last = new Map(evses.map((evse, index) => [String(evse.uid).toLowerCase(), index]));
  const single = evses.filter((evse, index) => last.get(String(evse.uid).toLowerCase()) === index);
  if (single.length < evses.length) repaired(within(at, "evses"), "the last of each uid is used", null);
  return { ...location, evses: single };
}

function evseWithTimes(evse: Json, time: unknown, at: At): Json {
  const { last_updated = time } = completed(evse, at, { last_updated: time ?? null });
  if (!Array.isArray(evse.connectors)) return { ...evse, last_updated };
  const connectors = evse.connectors.map((one: Json, index) =>
    completed(one, within(at, `connectors.${index}`), { last_updated }),
  );
  return { ...evse, connectors, last_updated };
}

/** One EVSE; without a time it gets this one. */
export function readEvse(value: unknown, uid: string): ReadObject<OcpiEvse> {
  const at: At = { path: "", repairs: [] };
  const found = evseReader(isObject(value) && value.uid === undefined ? { ...value, uid } : value, at);
  return asRead(ocpiEvse, found && evseWithTimes(found, found.last_updated, at), at);
}

export function readConnector(value: unknown, id: string): ReadObject<OcpiConnector> {
  const at: At = { path: "", repairs: [] };
  const found = connectorReader(isObject(value) && value.id === undefined ? { ...value, id } : value, at);
  return asRead(ocpiConnector, found, at);
}

const specs = { location: locationSpec, evse: evseSpec, connector: connectorSpec };

/** The fields of a PATCH that can be read; null when none can besides its time. */
export function readChanges(
  value: unknown,
  part: keyof typeof specs,
): { changes: Json | null; repairs: Repair[] } {
  const at: At = { path: "", repairs: [] };
  const found = readFields(value, specs[part], at);
  const isEmpty =
    !found || (at.repairs.length > 0 && Object.keys(found).every((name) => name === "last_updated"));
  return { changes: isEmpty ? null : found, repairs: at.repairs };
}
