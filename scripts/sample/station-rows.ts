import { v7 as uuidv7 } from "uuid";
import type { EvseStatus } from "../../src/shared/contract/station-fields.ts";
import type { HoursException, StationHours } from "../../src/shared/contract/station-input.ts";
import type { StationPrice } from "../../src/shared/contract/station-price.ts";
import { type RecordedSeconds, secondsOf } from "../../src/shared/reliability.ts";
import { hoursFromText } from "../../src/shared/station-hours.ts";
import { indianDay } from "../../src/shared/time.ts";
import { dayAfter, encodeChanges } from "../../worker/features/reliability/station-day.rules.ts";
import { insert } from "./insert.ts";
import { stationPictures } from "./station-pictures.ts";
import { eastStations } from "./stations/east.ts";
import { northStations } from "./stations/north.ts";
import { southStations } from "./stations/south.ts";
import type { SampleEvse, SamplePicture, SampleStation } from "./types.ts";

const minute = 60_000;
const day = 24 * 60 * minute;

/** One operator for each region; none of them exists. */
const operators = {
  south: { id: "01890000-0000-7000-8000-0000000000d1", name: "Sample Power South", partyId: "SPS" },
  west: { id: "01890000-0000-7000-8000-0000000000d2", name: "Sample Volt West", partyId: "SVW" },
  north: { id: "01890000-0000-7000-8000-0000000000d3", name: "Sample Charge North", partyId: "SCN" },
  east: { id: "01890000-0000-7000-8000-0000000000d4", name: "Sample Grid East", partyId: "SGE" },
};

export const sampleOperatorIds = Object.values(operators).map(({ id }) => id);

/** Every eleventh station was last heard of 40 minutes before the content was loaded. */
export function isSilentSample(index: number): boolean {
  return index % 11 === 9;
}

/** The operators that report the status of the sample stations. */
export function operatorStatements(db: D1Database, now: number): D1PreparedStatement[] {
  return Object.values(operators).map(({ id, name, partyId }) =>
    insert(db, "ocpi_parties", {
      id,
      name,
      country_code: "IN",
      party_id: partyId,
      status: "connected",
      created_at: now,
      updated_at: now,
    }),
  );
}

interface StationContext {
  index: number;
  now: number;
  urls: ReadonlyMap<SamplePicture, string>;
}

/**
 * A station with what differs between stations: hours, prices, pictures, size, and whether an
 * operator reports its status, long ago for some.
 */
export function stationStatements(
  db: D1Database,
  station: SampleStation,
  { index, now, urls }: StationContext,
): D1PreparedStatement[] {
  const id = uuidv7({ msecs: now });
  const isByHand = index % 13 === 6;
  const sized = resized(station.evses, index);
  const row = insert(db, "stations", {
    id,
    slug: station.slug,
    name: station.name,
    address: station.address,
    city: station.city,
    state: station.state,
    pincode: station.pincode,
    lat: station.lat,
    lng: station.lng,
    rating: station.rating,
    price_paise: Math.round(station.pricePerKwh * 100),
    price: JSON.stringify(priceOf(station, index)),
    max_capacity_kw: station.maxCapacityKw,
    timing: station.timing,
    timing_second: station.timingSecond,
    hours: JSON.stringify(hoursOf(station, index)),
    exceptions: JSON.stringify(exceptionsOf(index, now)),
    pictures: JSON.stringify(
      (stationPictures[station.slug] ?? []).flatMap((picture) => urls.get(picture) ?? []),
    ),
    store_number: station.storeNumber,
    customer_care_number: station.customerCareNumber,
    amenities: JSON.stringify(station.amenities),
    facilities: JSON.stringify(station.facilities),
    evses: JSON.stringify(sized.map((evse, place) => storedEvse(evse, place, now))),
    party_id: isByHand ? null : operatorOf(station).id,
    location_id: isByHand ? null : station.slug,
    updated_at: now,
    created_at: now,
  });
  if (isByHand) return [row];
  const at = isSilentSample(index) ? now - 40 * minute : now;
  const reports = Object.fromEntries(
    sized.map(({ uid, status }) => [uid, { status, reportedAt: at, confirmedAt: at }]),
  );
  return [
    row,
    insert(db, "station_status", { station_id: id, version: index + 1, evses: JSON.stringify(reports) }),
    recordStatement(db, { id, station, index, now, uids: sized.map(({ uid }) => uid) }),
  ];
}

interface RecordedStation {
  id: string;
  station: SampleStation;
  index: number;
  now: number;
  uids: readonly string[];
}

/** The record of the last 90 days: sometimes a point is broken for hours, or nobody reports for a while. */
function recordStatement(
  db: D1Database,
  { id, station, index, now, uids }: RecordedStation,
): D1PreparedStatement {
  const last = dayAfter(indianDay(now), -1);
  const days = Array.from({ length: 90 }, (_, ago) => {
    const day = dayAfter(last, -ago);
    const evses = uids.map((uid, place) => [uid, sampleChanges(index + ago * 7 + place * 31)] as const);
    const sums = evses.map(([, changes]) => secondsOf(changes, null));
    const total = (kind: keyof RecordedSeconds) => sums.reduce((sum, seconds) => sum + seconds[kind], 0);
    return {
      day,
      evses: Object.fromEntries(evses.map(([uid, changes]) => [uid, encodeChanges(changes)])),
      ...{ working: total("working"), unknown: total("unknown"), broken: total("broken") },
    };
  });
  return db
    .prepare(
      `INSERT INTO station_days
        (station_id, day, operator, state, city, evses, working, unknown, blocked, broken)
      SELECT ?, value ->> 'day', ?, ?, ?, value -> 'evses', value ->> 'working', value ->> 'unknown', 0,
        value ->> 'broken' FROM json_each(?)`,
    )
    .bind(id, operatorOf(station).name, station.state, station.city, JSON.stringify(days));
}

/** A day of a point. Most are like the others; every nineteenth has a fault, every seventeenth a silence. */
function sampleChanges(number: number): [second: number, status: EvseStatus][] {
  const busy: [number, EvseStatus][] = [
    [0, "AVAILABLE"],
    [32_400 + (number % 11) * 300, "CHARGING"],
    [36_000 + (number % 7) * 300, "AVAILABLE"],
  ];
  const end = 54_000 + (number % 13) * 1200;
  if (number % 19 === 0) return [...busy, [50_400, "OUTOFORDER"], [end, "AVAILABLE"]];
  if (number % 17 === 0) return [...busy, [52_200, "UNKNOWN"], [end, "AVAILABLE"]];
  return [...busy, [61_200, "CHARGING"], [64_800, "AVAILABLE"]];
}

function operatorOf({ slug }: SampleStation) {
  const isIn = (list: readonly SampleStation[]) => list.some((one) => one.slug === slug);
  if (isIn(southStations)) return operators.south;
  if (isIn(northStations)) return operators.north;
  return isIn(eastStations) ? operators.east : operators.west;
}

/** Some stations have a single point, others eight. */
function resized(evses: readonly SampleEvse[], index: number): SampleEvse[] {
  const count = index % 8 === 5 ? 8 : index % 10 === 3 ? 1 : evses.length;
  return Array.from({ length: count }, (_, place) => {
    const evse = evses[place % evses.length] as SampleEvse;
    return { ...evse, uid: evse.uid.replace(/\d+$/, String(place + 1)) };
  });
}

/** `status` is what staff say; only an operator says that somebody is charging. */
function storedEvse({ uid, status, connectors }: SampleEvse, place: number, now: number) {
  const isBroken = status === "OUTOFORDER";
  return {
    uid,
    status: isBroken ? "OUTOFORDER" : "AVAILABLE",
    ...(isBroken && {
      reason: "The cable is being replaced",
      until: new Date(now + (place + 4) * day).toISOString().slice(0, 10),
    }),
    connectors: connectors.map((connector, number) => ({ id: String(number + 1), ...connector })),
  };
}

function priceOf({ pricePerKwh }: SampleStation, index: number): StationPrice {
  return {
    energyPerKwh: pricePerKwh,
    ...(index % 5 === 2 && { perMinute: 1 }),
    ...(index % 7 === 3 && { parkingPerHour: 20 }),
    gstIncluded: index % 4 !== 1,
  };
}

/** Every sixth station opens late on Sundays. */
function hoursOf({ timing, timingSecond }: SampleStation, index: number): StationHours[] {
  const hours = hoursFromText(timing, timingSecond);
  if (index % 6 !== 4) return hours;
  return [...hours.filter(({ weekday }) => weekday !== 7), { weekday: 7, from: "09:00", to: "20:00" }];
}

/** Every fifth station has other hours on the next Republic Day. */
function exceptionsOf(index: number, now: number): HoursException[] {
  if (index % 5 !== 0) return [];
  const year = new Date(now).getUTCFullYear();
  const date = Date.parse(`${year}-01-27T00:00:00Z`) > now ? `${year}-01-26` : `${year + 1}-01-26`;
  return [{ date, from: "10:00", to: "18:00" }];
}
