import { evseNow } from "#shared/station-status.ts";
import { isoTime } from "#shared/time.ts";
import { ocpiStandards, ownParty } from "../ocpi-objects/ocpi.rules.ts";
import { hoursOf, priceTextOf, type StationRow, timingOf } from "./station.dto.ts";

interface Operator {
  name: string;
  partyId: string;
}

interface OpenDataOptions {
  now: number;
  /** The address of this site. */
  origin: string;
  /** By id. */
  operators: ReadonlyMap<string, Operator>;
}

/** Under which terms the data may be used. */
function licence(origin: string) {
  return {
    license: "CC-BY-4.0",
    license_url: "https://creativecommons.org/licenses/by/4.0/",
    attribution: `${origin}/stations`,
    live_status: `${origin}/api/stations/status`,
  };
}

/** All stations as GeoJSON (RFC 7946); the licence is a foreign member. */
export function stationGeoJson(rows: readonly StationRow[], { origin, operators }: OpenDataOptions) {
  return {
    type: "FeatureCollection",
    ...licence(origin),
    features: rows.map((row) => ({
      type: "Feature",
      id: row.slug,
      geometry: { type: "Point", coordinates: [row.lng, row.lat] },
      properties: {
        name: row.name,
        url: `${origin}/stations/${row.slug}`,
        operator: row.operatorName ?? operators.get(row.operatorId ?? "")?.name ?? null,
        address: row.address,
        city: row.city,
        state: row.state,
        pincode: row.pincode,
        hours: Object.values(timingOf(row)).filter(Boolean).join(", "),
        pricePerKwh: row.pricePaise > 0 ? row.pricePaise / 100 : null,
        price: priceTextOf(row),
        points: row.evses.length,
        connectors: [
          ...new Set(row.evses.flatMap(({ connectors }) => connectors.map(({ standard }) => standard))),
        ],
        maxPowerKw: row.maxCapacityKw,
        lastUpdated: isoTime(row.updatedAt),
      },
    })),
  };
}

/**
 * All stations in the shape of OCPI 2.2.1 Locations. Voltage and current are left out, because
 * nobody records them; a status is that of staff, because the response may be an hour old.
 */
export function ocpiLocations(rows: readonly StationRow[], options: OpenDataOptions) {
  const { now, origin } = options;
  return {
    ...licence(origin),
    status_code: 1000,
    timestamp: isoTime(now),
    data: rows.map((row) => toLocation(row, options)),
  };
}

function toLocation(row: StationRow, { now, operators }: OpenDataOptions) {
  const operator = operators.get(row.operatorId ?? "");
  const updated = isoTime(row.updatedAt);
  return {
    country_code: ownParty.countryCode,
    party_id: operator?.partyId ?? ownParty.partyId,
    id: row.id,
    publish: true,
    name: row.name,
    address: row.address,
    city: row.city,
    postal_code: row.pincode,
    state: row.state,
    country: "IND",
    coordinates: { latitude: row.lat.toFixed(5), longitude: row.lng.toFixed(5) },
    ...(operator && { operator: { name: row.operatorName ?? operator.name } }),
    time_zone: "Asia/Kolkata",
    opening_times: openingTimes(row),
    evses: row.evses.map((evse) => ({
      uid: evse.uid,
      status: evseNow(evse, undefined, now).status,
      connectors: evse.connectors.map(({ id, standard, powerType, maxPowerKw }) => ({
        id,
        standard: ocpiStandards[standard],
        format: powerType === "DC" ? "CABLE" : "SOCKET",
        power_type: powerType === "DC" ? "DC" : maxPowerKw > 7.4 ? "AC_3_PHASE" : "AC_1_PHASE",
        max_electric_power: Math.round(maxPowerKw * 1000),
        last_updated: updated,
      })),
      last_updated: updated,
    })),
    last_updated: updated,
  };
}

function openingTimes(row: StationRow) {
  const hours = hoursOf(row);
  const isWhole = hours.length === 7 && hours.every(({ from, to }) => from === "00:00" && to === "00:00");
  if (isWhole) return { twentyfourseven: true };
  return {
    twentyfourseven: false,
    regular_hours: hours.map(({ weekday, from, to }) => ({ weekday, period_begin: from, period_end: to })),
  };
}
