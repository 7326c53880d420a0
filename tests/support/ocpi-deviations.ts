/**
 * Deviations from OCPI 2.2.1 that operators send: what is changed of a conformant location, at
 * which path, and what is read of it there. `same` keeps all other fields as they were.
 */

type Json = Record<string, unknown>;

export interface Deviation {
  /** The path that is sent otherwise, such as `evses.0.status`. */
  path: string;
  /** What is sent there; undefined: nothing, the field is missing. */
  sent: unknown;
  /** What is read there; undefined: the field is left out. */
  kept: unknown;
  /** Where it is read, when that is another path. */
  at?: string;
}

export const conformant: Json = {
  country_code: "IN",
  party_id: "VLT",
  id: "LOC-1",
  publish: true,
  name: "Anna Nagar Tower Park",
  address: "12 Second Avenue",
  city: "Chennai",
  postal_code: "600040",
  state: "Tamil Nadu",
  country: "IND",
  coordinates: { latitude: "13.086920", longitude: "80.214370" },
  facilities: ["CAFE", "WIFI"],
  images: [{ url: "https://volt.example/a.jpg", category: "LOCATION", type: "jpeg" }],
  operator: { name: "Volt Lane" },
  opening_times: {
    twentyfourseven: false,
    regular_hours: [{ weekday: 1, period_begin: "07:00", period_end: "18:00" }],
    exceptional_closings: [{ period_begin: "2026-08-14T18:30:00Z", period_end: "2026-08-15T18:30:00Z" }],
  },
  evses: [
    {
      uid: "3256",
      status: "AVAILABLE",
      physical_reference: "B2",
      connectors: [
        {
          id: "1",
          standard: "IEC_62196_T2_COMBO",
          format: "CABLE",
          power_type: "DC",
          max_voltage: 500,
          max_amperage: 120,
          max_electric_power: 60_000,
          tariff_ids: ["T-11"],
          last_updated: "2026-03-14T06:30:00Z",
        },
      ],
      last_updated: "2026-03-14T06:30:00Z",
    },
  ],
  time_zone: "Asia/Kolkata",
  last_updated: "2026-03-14T06:30:00Z",
};

const connector = "evses.0.connectors.0";
const hours = "opening_times.regular_hours.0";

function read(path: string, kept: unknown, ...sent: unknown[]): Deviation[] {
  return sent.map((one) => ({ path, sent: one, kept }));
}

function statuses(kept: string, ...sent: unknown[]): Deviation[] {
  return read("evses.0.status", kept, ...sent);
}

/** The field is sent under another name. */
function renamed(path: string, kept: unknown, ...names: string[]): Deviation[] {
  const parent = path.split(".").slice(0, -1).join(".");
  return names.map((name) => ({
    path: parent ? `${parent}.~${path.split(".").at(-1)}~${name}` : `~${path}~${name}`,
    sent: kept,
    kept,
    at: path,
  }));
}

const other = { category: "OTHER", url: "https://volt.example/a.jpg" };
const evse = (conformant.evses as Json[])[0] as Json;
const plug = (evse.connectors as Json[])[0] as Json;

export const deviations: readonly Deviation[] = [
  // Types
  ...read("id", "101", 101, ["101"], " 101 "),
  ...read("publish", true, "true", 1, "1", "yes", "Y", ["true"], undefined, null, "perhaps"),
  ...read("publish", false, "false", 0, "0", "no", "N", ["false"]),
  ...read("name", "42", 42, ["42"]),
  ...read("name", "Tower", { language: "en", text: "Tower" }),
  ...read("name", "Tower", [
    { language: "hi", text: "टावर" },
    { language: "en", text: "Tower" },
  ]),
  ...read("name", undefined, undefined, {}, []),
  ...read("address", "", undefined, null, {}),
  ...read("address", "12", 12),
  ...read("city", "", undefined, null),
  ...read("city", "Pune", ["Pune"]),
  ...read("postal_code", "600040", 600040, ["600040"]),
  ...read("postal_code", undefined, undefined, {}),
  ...read("state", undefined, undefined, {}),
  ...read("country", "IND", undefined, null),
  ...read("country", "IN", "IN"),
  ...read("country", "Ind", "India"),
  ...read("time_zone", "Asia/Kolkata", undefined, null),
  ...read("country_code", "IN", undefined, null, "IND", "ind"),
  ...read("country_code", "in", "in"),
  ...read("party_id", "VLT", undefined, null),
  ...read("operator", { name: "Volt Lane" }, "Volt Lane", [{ name: "Volt Lane" }]),
  ...read("operator", undefined, undefined, 7, {}, []),
  // Coordinates
  ...read(
    "coordinates",
    { latitude: "13.08692", longitude: "80.21437" },
    { latitude: 13.08692, longitude: 80.21437 },
    { lat: "13.08692", lng: "80.21437" },
    { lat: 13.08692, lon: 80.21437 },
    { Latitude: "13.08692", Longitude: "80.21437" },
    { latitude: "13,08692", longitude: "80,21437" },
    { latitude: "13.08692 N", longitude: "80.21437 E" },
    { latitude: "13.08692°N", longitude: "80.21437°E" },
    { latitude: " 13.08692 ", longitude: " 80.21437" },
    "13.08692,80.21437",
    "13.08692, 80.21437",
    { type: "Point", coordinates: [80.21437, 13.08692] },
    [80.21437, 13.08692],
    [{ latitude: "13.08692", longitude: "80.21437" }],
    { latitude: "80.21437", longitude: "13.08692" },
    { latitude: 80.21437, longitude: 13.08692 },
  ),
  // Times
  ...read(
    "last_updated",
    "2026-03-14T06:30:00.000Z",
    "2026-03-14T12:00:00+05:30",
    "2026-03-14T12:00:00+0530",
    "2026-03-14 06:30:00",
    "2026-03-14T06:30Z",
    "2026-03-14T06:30",
    "2026-03-14t06:30:00z",
    "2026-03-14 06:30:00 Z",
    1_773_469_800_000,
    1_773_469_800,
    "1773469800",
    "1773469800000",
    ["2026-03-14T12:00:00+05:30"],
  ),
  ...read("last_updated", "2026-03-14T06:30:00", "2026-03-14T06:30:00"),
  ...read("last_updated", "2026-03-14T06:30:00.123456Z", "2026-03-14T06:30:00.123456Z"),
  ...read("last_updated", "2026-03-14T00:00:00.000Z", "2026-03-14"),
  ...read("last_updated", "2026-03-14T06:30:00Z", undefined, null, "yesterday"),
  ...read("evses.0.last_updated", "2026-03-14T06:30:00Z", undefined, null, "soon"),
  ...read(`${connector}.last_updated`, "2026-03-14T06:30:00Z", undefined, null, "now"),
  // Statuses: casing, other versions, OCPP, and what nobody knows
  ...statuses("AVAILABLE", "available", "Available", " AVAILABLE ", "FREE", "Vacant", ["AVAILABLE"]),
  ...statuses("CHARGING", "charging", "Occupied", "BUSY", "In Use", "IN_USE", "SuspendedEV", "SuspendedEVSE"),
  ...statuses("BLOCKED", "blocked", "Preparing", "FINISHING"),
  ...statuses("INOPERATIVE", "Inoperative", "Unavailable", "OUT_OF_SERVICE", "Under Maintenance", "disabled"),
  ...statuses("OUTOFORDER", "OutOfOrder", "OUT_OF_ORDER", "out of order", "Out-Of-Order", "Faulted", "ERROR"),
  ...statuses("PLANNED", "planned", "Coming Soon", "UPCOMING"),
  ...statuses("REMOVED", "removed", "Deleted", "DECOMMISSIONED"),
  ...statuses("RESERVED", "reserved", "Reserved"),
  ...statuses("UNKNOWN", "unknown", "OFFLINE", "ON_FIRE", "", null, undefined, 7, {}),
  // EVSEs
  ...read("evses.0.uid", "3256", 3256, ["3256"], " 3256"),
  ...renamed("evses.0.uid", "3256", "evse_id", "id", "evseUid", "UID", "Uid"),
  ...read("evses.0.physical_reference", "7", 7),
  ...read("evses.0.physical_reference", undefined, undefined, {}),
  ...read("evses.0.images", undefined, undefined, 3),
  ...read("evses.0.images", [], "none"),
  ...read("evses", [], {}, []),
  ...read("evses.0.connectors", [], undefined, null, []),
  { path: "evses", sent: evse, kept: "3256", at: "evses.0.uid" },
  { path: "evses", sent: { 0: evse }, kept: "3256", at: "evses.0.uid" },
  { path: "evses", sent: [null, evse], kept: "3256", at: "evses.0.uid" },
  { path: "evses", sent: [evse, { ...evse, status: "CHARGING" }], kept: "CHARGING", at: "evses.0.status" },
  { path: "evses", sent: [{ status: "AVAILABLE" }, evse], kept: "3256", at: "evses.0.uid" },
  { path: "evses", sent: ["3256", evse], kept: "3256", at: "evses.0.uid" },
  { path: "evses.0.presence", sent: "REMOVED", kept: "REMOVED", at: "evses.0.status" },
  { path: "evses.0.presence", sent: "planned", kept: "PLANNED", at: "evses.0.status" },
  { path: "~evses~charging_pool", sent: [{ id: "CS-1", evses: [evse] }], kept: "3256", at: "evses.0.uid" },
  {
    path: "~evses~charging_pool",
    sent: { charging_stations: [{ evses: [evse] }] },
    kept: "3256",
    at: "evses.0.uid",
  },
  { path: "~evses~charging_stations", sent: [{ evses: [evse] }], kept: "3256", at: "evses.0.uid" },
  ...renamed("evses.0.connectors", evse.connectors, "connector", "Connectors"),
  // Connectors
  ...read("evses.0.connectors", [plug], plug, { 0: plug }, [null, plug], [plug, {}], [plug, "CCS2"]),
  ...read(`${connector}.id`, "1", 1, ["1"], undefined, null, {}),
  ...renamed(`${connector}.id`, "1", "connector_id", "connectorId", "ID"),
  ...read(
    `${connector}.standard`,
    "IEC_62196_T2_COMBO",
    "CCS2",
    "CCS",
    "ccs2",
    "CCS-2",
    "CCS Type 2",
    "Combo2",
    "Combo 2",
    "iec_62196_t2_combo",
    "IEC 62196 T2 COMBO",
    "Type2Combo",
  ),
  ...read(
    `${connector}.standard`,
    "IEC_62196_T2",
    "TYPE2",
    "Type 2",
    "type_2",
    "Mennekes",
    "IEC62196T2",
    "Type 2 AC",
  ),
  ...read(`${connector}.standard`, "CHADEMO", "CHAdeMO", "chademo", "CHADeMO"),
  ...read(`${connector}.standard`, "GBT_DC", "GB/T DC", "BHARAT_DC001", "Bharat DC-001", "DC001"),
  ...read(
    `${connector}.standard`,
    "IEC_60309_2_single_16",
    "IEC_60309_2_SINGLE_16",
    "BHARAT_AC001",
    "Bharat AC-001",
    "AC001",
    "IEC 60309",
  ),
  ...read(`${connector}.standard`, "LEVDC", "LEVDC"),
  ...renamed(`${connector}.standard`, "IEC_62196_T2_COMBO", "type", "connector_type", "connectorType"),
  ...read(`${connector}.format`, "CABLE", "cable", "Tethered", "GUN", ["CABLE"]),
  ...read(`${connector}.format`, undefined, undefined, "PLUG?", 1),
  ...read(`${connector}.power_type`, "DC", "dc", "DC_FAST", undefined, null, ["DC"], "??"),
  ...read(
    `${connector}.power_type`,
    "AC_1_PHASE",
    "AC",
    "AC_1",
    "ac_1_phase",
    "SINGLE_PHASE",
    1,
    "AC 1 PHASE",
  ),
  ...read(`${connector}.power_type`, "AC_3_PHASE", "AC_3", "AC3PHASE", "three phase", 3),
  ...read(`${connector}.max_voltage`, 500, "500", "500 V", "500V", " 500 ", [500], "500.0"),
  ...read(`${connector}.max_voltage`, 0, undefined, null, "high"),
  ...renamed(`${connector}.max_voltage`, 500, "voltage", "maxVoltage"),
  ...read(`${connector}.max_amperage`, 120, "120", "120 A", "120A", ["120"]),
  ...read(`${connector}.max_amperage`, 0, undefined, null, {}),
  ...renamed(`${connector}.max_amperage`, 120, "amperage", "maxAmperage", "max_current"),
  ...read(`${connector}.max_electric_power`, 60_000, "60000", "60000 W", 60, "60", "60 kW", "60kW", [60_000]),
  ...read(`${connector}.max_electric_power`, undefined, undefined, "fast", {}),
  ...read(`${connector}.max_electric_power`, 7400, 7.4, "7.4", "7,4", "7.4 kW"),
  ...renamed(`${connector}.max_electric_power`, 60_000, "max_power", "maxElectricPower"),
  ...read(`${connector}.tariff_ids`, ["T-11"], "T-11", ["T-11", null], ["T-11", {}]),
  ...read(`${connector}.tariff_ids`, ["T-11", "T-12"], "T-11, T-12", "T-11;T-12"),
  ...read(`${connector}.tariff_ids`, ["11"], [11]),
  { path: `~${connector}.tariff_ids`, sent: undefined, kept: undefined, at: `${connector}.tariff_ids` },
  ...renamed(`${connector}.tariff_ids`, ["T-11"], "tariffIds"),
  // Opening times
  ...read("opening_times.twentyfourseven", false, undefined, null, "false", 0, "no", "perhaps"),
  ...read("opening_times.twentyfourseven", true, "true", 1, "Yes", ["true"]),
  ...renamed("opening_times.twentyfourseven", false, "twenty_four_seven", "twentyFourSeven"),
  ...read("opening_times", { twentyfourseven: true }, "24/7", "24x7", "24 x 7", "24 hours", "Always open"),
  ...read("opening_times", undefined, undefined, "by arrangement", 7, []),
  ...read("opening_times", { twentyfourseven: false }, {}, [{}]),
  ...read(`${hours}.weekday`, 1, "1", "MONDAY", "Mon", "monday", "mon.", [1]),
  ...read(`${hours}.weekday`, 7, 0, "0", "7", "SUN", "Sunday"),
  ...read(
    `${hours}.period_begin`,
    "07:00",
    "7:00",
    "07:00:00",
    "0700",
    "7",
    7,
    "7:00 AM",
    "07:00 am",
    "7 AM",
  ),
  ...read(`${hours}.period_end`, "18:00", "18:00:00", "1800", "6:00 PM", "6 pm", 18),
  ...read(`${hours}.period_end`, "24:00", "24:00", "24:00:00"),
  ...renamed(`${hours}.period_begin`, "07:00", "start", "from", "open"),
  ...renamed(`${hours}.period_end`, "18:00", "end", "to", "close"),
  ...renamed(`${hours}.weekday`, 1, "day", "day_of_week"),
  ...read("opening_times.regular_hours", [], [{ weekday: 9 }], [{}], ["07:00-18:00"], {}),
  {
    path: "opening_times.regular_hours",
    sent: { weekday: "2", period_begin: "9:00", period_end: "17:00" },
    kept: [{ weekday: 2, period_begin: "09:00", period_end: "17:00" }],
  },
  ...read("opening_times.exceptional_closings", [], [{ period_begin: "once" }], [{}]),
  ...renamed("opening_times", conformant.opening_times, "opening_hours", "openingTimes", "hours"),
  // Lists and pictures
  ...read("facilities", ["CAFE"], "CAFE", ["CAFE", null], ["CAFE", {}]),
  ...read("facilities", ["CAFE", "WIFI"], "CAFE,WIFI", { 0: "CAFE", 1: "WIFI" }),
  ...read("facilities", undefined, undefined, 4, true),
  ...read(
    "images",
    [other],
    "https://volt.example/a.jpg",
    ["https://volt.example/a.jpg"],
    [{ url: "https://volt.example/a.jpg" }],
    [{ category: "PHOTO", url: "https://volt.example/a.jpg" }],
    { category: "other", url: "https://volt.example/a.jpg" },
    [{ category: "OTHER", uri: "https://volt.example/a.jpg" }],
  ),
  ...read("images", [], [{}], [{ url: "" }], [{ url: "a.jpg", category: "OTHER" }], ["logo.png"], [null]),
  // Other names and casings of fields
  ...renamed("name", "Anna Nagar Tower Park", "Name", "NAME"),
  ...renamed("last_updated", "2026-03-14T06:30:00Z", "lastUpdated", "LastUpdated", "last_update_d"),
  ...renamed("postal_code", "600040", "postalCode", "zip", "zip_code", "pincode", "pin_code"),
  ...renamed("party_id", "VLT", "partyId", "PartyID"),
  ...renamed("country_code", "IN", "countryCode"),
  ...renamed("coordinates", conformant.coordinates, "Coordinates", "geo_location", "geo"),
  ...renamed("time_zone", "Asia/Kolkata", "timeZone", "timezone"),
  ...renamed("evses", conformant.evses, "EVSEs", "evse", "Evses"),
  ...renamed("publish", true, "published", "is_published"),
  ...renamed("id", "LOC-1", "location_id", "locationId", "ID"),
  // Extra, and fields of 2.1.1 and 3.0 that we do not use, which stay
  ...read("type", "ON_STREET", "ON_STREET"),
  ...read("charging_when_closed", "yes", "yes"),
  ...read("x_vendor", { ward: 42 }, { ward: 42 }),
  ...read("evses.0.capabilities", "RFID_READER", "RFID_READER"),
  ...read("evses.0.floor_level", -1, -1),
  ...read(`${connector}.capabilities`, ["ISO_15118"], ["ISO_15118"]),
  ...read("help_phone", 18001234, 18001234),
];

/** What makes a location unusable: it cannot be known which it is, whose, where, or of when. */
export const unusable: readonly Pick<Deviation, "path" | "sent">[] = [
  ...[undefined, null, "", "  ", {}, [], true].map((sent) => ({ path: "id", sent })),
  ...["INDIA", {}, 7].map((sent) => ({ path: "country_code", sent })),
  ...["VOLT", {}].map((sent) => ({ path: "party_id", sent })),
  ...[
    ...[undefined, null, "here", {}, [], [80.2], { latitude: "13.1" }, { latitude: "x", longitude: "y" }],
    ...[
      { latitude: "0", longitude: "0" },
      { latitude: 130, longitude: 800 },
    ],
  ].map((sent) => ({ path: "coordinates", sent })),
];

/** The conformant location with a deviation. A step `~old~new` names a field otherwise. */
export function deviating({ path, sent }: Pick<Deviation, "path" | "sent">): Json {
  const location = structuredClone(conformant);
  const steps = path.replace(/^~([a-z_0-9]+\.)+/, (prefix) => `${prefix.slice(1)}~`).split(".");
  const last = steps.pop() ?? "";
  const parent = steps.reduce<unknown>((one, step) => (one as Json)[step], location) as Json;
  const [, old, name = last] = /^~([^~]+)~(.+)$/.exec(last) ?? [];
  if (old !== undefined) delete parent[old];
  if (sent === undefined) delete parent[name.replace(/^~/, "")];
  else parent[name] = sent;
  return location;
}

/** The value at a path. */
export function valueAt(object: unknown, path: string): unknown {
  return path.split(".").reduce<unknown>((one, step) => (one as Json | undefined)?.[step], object);
}
