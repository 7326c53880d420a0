import { isDeepStrictEqual } from "node:util";
import { connectorStandards, indianStates } from "#shared/contract/station-fields.ts";
import type { StationInput } from "#shared/contract/station-input.ts";
import { indiaBounds } from "#shared/geo.ts";
import { limits } from "#shared/limits.ts";
import { findPin } from "#shared/pin-codes.ts";
import { isHttpsUrl } from "#shared/safe-links.ts";
import { staffLimits } from "#shared/staff-limits.ts";
import { stationLimits } from "#shared/station-limits.ts";
import { normalise } from "#shared/text.ts";
import { ocpiStandards } from "./ocpi.rules.ts";
import type { OcpiConnector, OcpiEvse, OcpiLocation, OcpiTariff } from "./ocpi.schemas.ts";
import { hoursOf } from "./ocpi-hours.rules.ts";
import { type Offer, priceOf } from "./ocpi-tariff.rules.ts";

/** The fields of a station that an operator feeds; `state` and `pincode` are "" when not known. */
export type MappedStation = Omit<
  StationInput,
  "slug" | "state" | "storeNumber" | "customerCareNumber" | "isPublished"
> & { state: StationInput["state"] | "" };

export type MappedField = keyof MappedStation;
type Evse = StationInput["evses"][number];
type Connector = Evse["connectors"][number];

/** Connectors of Indian stations; others are left out. */
const standards = new Map<string, Connector["standard"]>([
  ...connectorStandards.map((standard) => [ocpiStandards[standard], standard] as const),
  ...["16", "32", "64"].map((amperes) => [`IEC_60309_2_three_${amperes}`, "BHARAT_AC001"] as const),
]);

const facilityNames = new Map(
  Object.entries({
    HOTEL: "Hotel",
    RESTAURANT: "Restaurant",
    CAFE: "Café",
    MALL: "Shopping mall",
    SUPERMARKET: "Supermarket",
    SPORT: "Sports",
    RECREATION_AREA: "Recreation area",
    NATURE: "Park",
    MUSEUM: "Museum",
    BIKE_SHARING: "Bike sharing",
    BUS_STOP: "Bus stop",
    TAXI_STAND: "Taxi stand",
    TRAM_STOP: "Tram stop",
    METRO_STATION: "Metro station",
    TRAIN_STATION: "Train station",
    AIRPORT: "Airport",
    PARKING_LOT: "Parking available",
    CARPOOL_PARKING: "Carpool parking",
    FUEL_STATION: "Fuel station",
    WIFI: "Free WiFi",
  }),
);

/** Logos are not pictures of a station. */
const pictureCategories = new Set(["CHARGER", "ENTRANCE", "LOCATION", "OTHER"]);

const phases = new Map(Object.entries({ AC_2_PHASE: 2, AC_2_PHASE_SPLIT: 2, AC_3_PHASE: 3 }));

/**
 * A location as a station, with the price of those of `tariffs` (keys in lower case) that its
 * connectors name. Null when its coordinates are not in India: then there is nothing to show.
 */
export function stationFromLocation(
  location: OcpiLocation,
  tariffs: ReadonlyMap<string, OcpiTariff>,
  now: number,
): MappedStation | null {
  const lat = Number(location.coordinates.latitude);
  const lng = Number(location.coordinates.longitude);
  if (!isWithin(lat, indiaBounds.lat) || !isWithin(lng, indiaBounds.lng)) return null;
  const address = text(location.address, staffLimits.title);
  const city = text(location.city, limits.firstName);
  const pin = findPin(known(location.postal_code)) ?? findPin(address);
  return {
    name: text(location.name, limits.fullName) || address || city,
    address,
    city,
    state: stateOf(known(location.state)) || stateOf(pin?.region ?? ""),
    pincode: pin?.pin ?? "",
    lat,
    lng,
    ...hoursOf(location.opening_times),
    facilities: [...new Set(location.facilities ?? [])]
      .flatMap((code) => facilityNames.get(code) ?? [])
      .slice(0, stationLimits.facilities)
      .map((name) => ({ name, available: true })),
    price: priceOf(offersOf(location, tariffs), now),
    pictures: picturesOf(location),
    evses: evsesOf(location),
  };
}

function isWithin(degrees: number, { min, max }: { min: number; max: number }): boolean {
  return degrees >= min && degrees <= max;
}

/** The ids of all tariffs that connectors of a location name, in lower case. */
export function tariffIdsOf({ evses }: OcpiLocation): string[] {
  const ids = (evses ?? []).flatMap(({ connectors }) => connectors.flatMap((one) => one.tariff_ids ?? []));
  return [...new Set(ids.map((id) => id.toLowerCase()))];
}

/** The connectors of a location that we show, with the tariffs that they name. */
function offersOf({ evses }: OcpiLocation, tariffs: ReadonlyMap<string, OcpiTariff>): Offer[] {
  return (evses ?? [])
    .filter(({ status }) => status !== "REMOVED")
    .flatMap(({ connectors }) => connectors)
    .flatMap((one) => {
      const plug = connectorOf(one);
      const named = (one.tariff_ids ?? []).flatMap((id) => tariffs.get(id.toLowerCase()) ?? []);
      return plug ? [{ plug, tariffs: named }] : [];
    });
}

/** Whether the operator shows it: published, with an EVSE that is not removed. */
export function hiddenReasonOf({ publish, evses }: OcpiLocation): "unpublished" | "vanished" | null {
  if (!publish) return "unpublished";
  return (evses ?? []).every(({ status }) => status === "REMOVED") ? "vanished" : null;
}

/**
 * The fields of a station body that differ from what its location maps to. What staff say of an
 * EVSE (`status`, `reason`, `until`) is theirs and no difference.
 */
export function overriddenFields(
  mapped: MappedStation,
  station: Pick<StationInput, MappedField>,
): MappedField[] {
  const facts = (one: Pick<StationInput, "evses"> | MappedStation) => {
    const evses = one.evses.map(({ uid, connectors }) => ({ uid, connectors }));
    // As JSON, where a field that is undefined is missing.
    return JSON.parse(JSON.stringify({ ...one, evses })) as Record<MappedField, unknown>;
  };
  const [theirs, ours] = [facts(mapped), facts(station)];
  return (Object.keys(mapped) as MappedField[]).filter(
    (field) => !isDeepStrictEqual(theirs[field], ours[field]),
  );
}

/** The uid of an EVSE as stations hold it. */
export function stationUid({ uid }: Pick<OcpiEvse, "uid">): string {
  return stationCode(uid);
}

/** An id of OCPI in the characters of ids of stations: letters, digits and `-_*.` */
function stationCode(id: string): string {
  return id.replace(/[^A-Za-z0-9*_.-]/g, "-");
}

function evsesOf({ evses }: OcpiLocation): Evse[] {
  const byUid = new Map<string, Evse>();
  for (const evse of evses ?? []) {
    const uid = stationUid(evse);
    const connectors = evse.connectors
      .flatMap((one) => connectorOf(one) ?? [])
      .slice(0, stationLimits.connectors);
    if (evse.status === "REMOVED" || connectors.length === 0 || byUid.has(uid.toLowerCase())) continue;
    const label = text(evse.physical_reference, limits.code);
    byUid.set(uid.toLowerCase(), {
      ...{ uid, connectors, status: "AVAILABLE", reason: null, until: null },
      ...(label && { label }),
    });
  }
  return [...byUid.values()].slice(0, stationLimits.evses);
}

function connectorOf(connector: OcpiConnector): Connector | null {
  const standard = standards.get(connector.standard);
  if (!standard) return null;
  const { power_type, max_voltage, max_amperage, max_electric_power } = connector;
  const watts = max_electric_power || max_voltage * max_amperage * (phases.get(power_type) ?? 1);
  return {
    id: stationCode(connector.id),
    standard,
    powerType: power_type === "DC" ? "DC" : "AC",
    maxPowerKw: Math.min(1000, Math.max(1, Math.round(watts / 100) / 10)),
  };
}

function picturesOf({ images, evses }: OcpiLocation): string[] {
  const all = [...(images ?? []), ...(evses ?? []).flatMap((evse) => evse.images ?? [])];
  const urls = all
    .filter(({ category, url }) => pictureCategories.has(category) && isHttpsUrl(url))
    .map(({ url }) => url);
  return [...new Set(urls)].slice(0, stationLimits.pictures);
}

/** A state by its name in any case, with or without spaces; "" when there is none. */
function stateOf(name: string): MappedStation["state"] {
  const letters = (one: string) =>
    one
      .toLowerCase()
      .replaceAll("&", "and")
      .replace(/[^a-z]/g, "");
  const wanted = letters(name)
    .replace(/^the/, "")
    .replace(/^orissa$/, "odisha");
  return indianStates.find((state) => letters(state) === wanted) ?? "";
}

/** `#NA` is OCPI's placeholder for a required text that is missing. */
function known(value: string | null | undefined): string {
  return !value || value.trim() === "#NA" ? "" : value;
}

/** One line of displayable text, cut to `max` characters. */
function text(value: string | null | undefined, max: number): string {
  const line = normalise(known(value)).replace(/[\p{Cc}\p{Cs}\s]+/gu, " ");
  return line
    .slice(0, max)
    .replace(/[\ud800-\udbff]$/, "")
    .trim();
}
