import { and, asc, between, eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import type { Station, StationListQuery } from "#shared/contract/stations.ts";
import { type Coordinates, distanceKm } from "#shared/geo.ts";
import { isoTime } from "#shared/time.ts";
import type { Db } from "../../db/client.ts";
import { stations } from "../../db/schema.ts";
import { columnsOf, using } from "../../db/source.ts";
import { type Box, boxAround, nearestFirst, nextRadius, stationExpression } from "./stations.rules.ts";

/** The condition that visitors see a station. */
export const isPublic = sql`${stations.isActive} = 1 AND ${stations.isPublished} = 1 AND ${stations.hiddenReason} IS NULL`;

/** The smallest and the largest search radius. */
const minRadiusKm = 2;
const maxRadiusKm = 1500;
/** Rows that one query of the search reads at most. */
const maxRows = 1000;
/** The limit of a search by text or by coordinates that names none. */
const defaultLimit = 100;
/** The limit of the whole list, as the map shows it. */
const maxListed = 5000;
/** How many nearby stations a station's page shows. */
const nearbyCount = 3;

/** Public stations: by name, by `search`, or nearest first when coordinates are given. */
export async function listStations(
  db: Db,
  { search, lat, lng, limit }: StationListQuery,
): Promise<Station[]> {
  const origin = lat === undefined || lng === undefined ? null : { lat, lng };
  if (search !== undefined) {
    const found = await searchStations(db, search);
    const inOrder = origin
      ? nearestFirst(found, origin)
      : found.sort((a, b) => a.name.localeCompare(b.name, "en"));
    return inOrder.slice(0, limit ?? defaultLimit);
  }
  if (origin) return nearestStations(db, origin, limit ?? defaultLimit);
  return (
    await publicStations(db)
      .orderBy(asc(stations.name))
      .limit(limit ?? maxListed)
  ).map(toStation);
}

/** A public station with the nearest others; null when no station has this slug. */
export async function stationWithNearby(
  db: Db,
  slug: string,
): Promise<{ data: Station; nearby: Station[] } | null> {
  const found = await findStation(db, slug);
  if (!found) return null;
  const nearest = await nearestStations(db, found, nearbyCount + 1);
  return { data: found, nearby: nearest.filter(({ id }) => id !== found.id).slice(0, nearbyCount) };
}

/** A public station by its slug, or null. */
export async function findStation(db: Db, slug: string): Promise<Station | null> {
  const [row] = await publicStations(db, eq(stations.slug, slug)).limit(1);
  return row ? toStation(row) : null;
}

/** At most a hundred stations that match, in no particular order. */
async function searchStations(db: Db, search: string): Promise<Station[]> {
  const rows = await db
    .select(getTableColumns(stations))
    .from(sql`station_search`)
    .innerJoin(stations, sql`${stations.seq} = station_search.rowid`)
    .where(and(sql`station_search MATCH ${stationExpression(search)}`, isPublic))
    .limit(defaultLimit);
  return rows.map(toStation);
}

/**
 * Searches in circles that grow until one holds enough stations; a query reads only the box
 * around the circle. A circle with more than `maxRows` is made smaller, because the rows that
 * were read are an arbitrary part of it. When there is nothing within the largest circle, any
 * stations are returned.
 */
async function nearestStations(db: Db, origin: Coordinates, limit: number): Promise<Station[]> {
  let tooSmallKm = 0;
  for (let km = minRadiusKm; km <= maxRadiusKm; ) {
    const rows = await stationsIn(db, boxAround(origin, km));
    const isCut = rows.length === maxRows;
    if (isCut && km - tooSmallKm > 1) {
      km = (tooSmallKm + km) / 2;
      continue;
    }
    const inside = rows.filter((row) => distanceKm(origin, row) <= km).length;
    if (inside >= limit || km === maxRadiusKm || isCut) {
      if (rows.length === 0) break;
      return nearestFirst(rows.map(toStation), origin).slice(0, limit);
    }
    tooSmallKm = km;
    km = Math.min(maxRadiusKm, nextRadius(km, inside, limit));
  }
  return nearestFirst((await publicStations(db).limit(limit)).map(toStation), origin);
}

/** Public stations in a box. The index has strips of half a degree of latitude, by longitude. */
function stationsIn(db: Db, { south, north, west, east }: Box): Promise<StationRow[]> {
  const first = Math.trunc((south + 90) * 2);
  const last = Math.trunc((north + 90) * 2);
  const strips = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return db
    .select(columnsOf(getTableColumns(stations)))
    .from(using(stations, "stations_strip"))
    .where(
      and(
        isPublic,
        // Integers as literals: a statement takes at most 100 bound values.
        sql`CAST((lat + 90) * 2 AS INTEGER) IN (${sql.raw(strips.join(","))})`,
        between(stations.lng, west, east),
      ),
    )
    .limit(maxRows);
}

function publicStations(db: Db, where?: SQL) {
  return db.select().from(stations).where(and(isPublic, where)).$dynamic();
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
    evses: row.evses.map(({ uid, status, connectors }) => ({ uid, status, connectors })),
    lastUpdated: isoTime(row.updatedAt),
  };
}
