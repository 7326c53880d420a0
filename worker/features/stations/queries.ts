import { and, asc, between, eq, type SQL, sql } from "drizzle-orm";
import type { Station, StationListQuery } from "#shared/contract/stations.ts";
import type { Db } from "../../db/client.ts";
import { stations } from "../../db/schema.ts";
import {
  type Box,
  boxAround,
  distanceKm,
  nearestFirst,
  type Place,
  stationExpression,
  widerCircle,
} from "./rules.ts";

const isLive = sql`${stations.isActive} = 1`;

/** Kilometres: the first circle to look into, and the last; beyond it no order by distance helps anybody. */
const firstCircle = 2;
const lastCircle = 1500;
/** The most rows that one look may read. */
const mostRows = 1000;

/** Live stations: by name, those whose words hold `search`, or nearest first when a place is given. */
export async function listStations(
  db: Db,
  { search, lat, lng, limit }: StationListQuery,
): Promise<Station[]> {
  const place = lat === undefined || lng === undefined ? null : { lat, lng };
  if (search !== undefined) {
    const found = await searchStations(db, search, limit);
    return place ? nearestFirst(found, place) : found.sort((a, b) => a.name.localeCompare(b.name, "en"));
  }
  if (place) return nearestStations(db, place, limit);
  return (await liveStations(db).orderBy(asc(stations.name)).limit(limit)).map(toStation);
}

/** A live station by its slug, or null. */
export async function findStation(db: Db, slug: string): Promise<Station | null> {
  const [row] = await liveStations(db, eq(stations.slug, slug)).limit(1);
  return row ? toStation(row) : null;
}

async function searchStations(db: Db, search: string, limit: number): Promise<Station[]> {
  const found = sql`(SELECT rowid FROM station_search WHERE station_search MATCH ${stationExpression(search)} LIMIT ${limit})`;
  return (await liveStations(db, sql`${stations.seq} IN ${found}`)).map(toStation);
}

/**
 * Looks into circles that grow until one holds enough; only what lies in the box around a circle is read. Where
 * nothing is within 1,500 km, any stations do.
 */
async function nearestStations(db: Db, place: Place, limit: number): Promise<Station[]> {
  for (let km = firstCircle; km <= lastCircle; ) {
    const rows = await liveStations(db, inBox(boxAround(place, km))).limit(mostRows);
    const inside = rows.filter((row) => distanceKm(place, row) <= km).length;
    if (inside >= limit || km === lastCircle) {
      if (rows.length === 0) break;
      return nearestFirst(rows.map(toStation), place).slice(0, limit);
    }
    km = Math.min(lastCircle, widerCircle(km, inside, limit));
  }
  return nearestFirst((await liveStations(db).limit(limit)).map(toStation), place);
}

/** The box as the index has it: strips of a tenth of a degree of latitude, and a span of longitudes in each. */
function inBox({ south, north, west, east }: Box): SQL | undefined {
  const first = Math.trunc((south + 90) * 10);
  const last = Math.trunc((north + 90) * 10);
  const strips = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return and(
    // Whole numbers of our own, written out: a statement takes at most 100 bound values.
    sql`CAST((lat + 90) * 10 AS INTEGER) IN (${sql.raw(strips.join(","))})`,
    between(stations.lng, west, east),
  );
}

function liveStations(db: Db, where?: SQL) {
  return db.select().from(stations).where(and(isLive, where)).$dynamic();
}

type StationRow = typeof stations.$inferSelect;

function toStation(row: StationRow): Station {
  const fastest = Math.max(
    0,
    ...row.evses.flatMap(({ connectors }) => connectors.map((one) => one.maxPowerKw)),
  );
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    address: row.address,
    city: row.city,
    state: row.state,
    pincode: row.pincode,
    lat: row.lat,
    lng: row.lng,
    rating: row.rating,
    chargers: row.evses.length,
    availability: row.evses.filter(({ status }) => status === "AVAILABLE").length,
    speed: `${fastest}kW`,
    price: row.pricePaise / 100,
    maxCapacity: `${row.maxCapacityKw}kW`,
    timing: row.timing,
    timingSecond: row.timingSecond,
    amenities: row.amenities,
    facilities: row.facilities,
    storeNumber: row.storeNumber,
    customerCareNumber: row.customerCareNumber,
    evses: row.evses,
    lastUpdated: new Date(row.updatedAt).toISOString(),
  };
}
