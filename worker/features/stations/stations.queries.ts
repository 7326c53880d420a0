import { and, asc, between, eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import type { Station, StationListQuery } from "#shared/contract/stations.ts";
import { type Coordinates, distanceKm } from "#shared/geo.ts";
import type { Db } from "../../db/client.ts";
import { stations } from "../../db/schema.ts";
import { columnsOf, using } from "../../db/source.ts";
import { type Box, boxAround, nearestFirst, stationExpression, widerCircle } from "./stations.rules.ts";

const isLive = sql`${stations.isActive} = 1`;

/** Kilometres: the first circle to look into, and the last; beyond it no order by distance helps anybody. */
const firstCircle = 2;
const lastCircle = 1500;
/** The most rows that one look may read. */
const mostRows = 1000;
/** How many are given to who searches, or is somewhere, and names no limit. */
const usualLimit = 100;
/** All that a map shows; beyond it the first by name. */
const wholeList = 5000;
/** How many neighbours a station's page shows. */
const neighbours = 3;

/** Live stations: by name, those whose words hold `search`, or nearest first when a place is given. */
export async function listStations(
  db: Db,
  { search, lat, lng, limit }: StationListQuery,
): Promise<Station[]> {
  const place = lat === undefined || lng === undefined ? null : { lat, lng };
  if (search !== undefined) {
    const found = await searchStations(db, search);
    const inOrder = place
      ? nearestFirst(found, place)
      : found.sort((a, b) => a.name.localeCompare(b.name, "en"));
    return inOrder.slice(0, limit ?? usualLimit);
  }
  if (place) return nearestStations(db, place, limit ?? usualLimit);
  return (
    await liveStations(db)
      .orderBy(asc(stations.name))
      .limit(limit ?? wholeList)
  ).map(toStation);
}

/** A live station and the others nearest to it, for its page; null when there is none of this slug. */
export async function stationWithNearby(
  db: Db,
  slug: string,
): Promise<{ data: Station; nearby: Station[] } | null> {
  const found = await findStation(db, slug);
  if (!found) return null;
  const around = await nearestStations(db, found, neighbours + 1);
  return { data: found, nearby: around.filter(({ id }) => id !== found.id).slice(0, neighbours) };
}

/** A live station by its slug, or null. */
export async function findStation(db: Db, slug: string): Promise<Station | null> {
  const [row] = await liveStations(db, eq(stations.slug, slug)).limit(1);
  return row ? toStation(row) : null;
}

/** A hundred that match, in no order: which of them come first is for the caller to say. */
async function searchStations(db: Db, search: string): Promise<Station[]> {
  const rows = await db
    .select(getTableColumns(stations))
    .from(sql`station_search`)
    .innerJoin(stations, sql`${stations.seq} = station_search.rowid`)
    .where(sql`station_search MATCH ${stationExpression(search)}`)
    .limit(usualLimit);
  return rows.map(toStation);
}

/**
 * Looks into circles that grow until one holds enough; only what lies in the box around a circle is read. One that holds more than is read at
 * once is made smaller again, for which of them were read is chance. Where nothing is within 1,500 km, any stations do.
 */
async function nearestStations(db: Db, place: Coordinates, limit: number): Promise<Station[]> {
  let tooSmall = 0;
  for (let km = firstCircle; km <= lastCircle; ) {
    const rows = await stationsIn(db, boxAround(place, km));
    const isCut = rows.length === mostRows;
    if (isCut && km - tooSmall > 1) {
      km = (tooSmall + km) / 2;
      continue;
    }
    const inside = rows.filter((row) => distanceKm(place, row) <= km).length;
    if (inside >= limit || km === lastCircle || isCut) {
      if (rows.length === 0) break;
      return nearestFirst(rows.map(toStation), place).slice(0, limit);
    }
    tooSmall = km;
    km = Math.min(lastCircle, widerCircle(km, inside, limit));
  }
  return nearestFirst((await liveStations(db).limit(limit)).map(toStation), place);
}

/** Live stations in a box. The index has strips of half a degree of latitude, and the longitudes in order in each. */
function stationsIn(db: Db, { south, north, west, east }: Box): Promise<StationRow[]> {
  const first = Math.trunc((south + 90) * 2);
  const last = Math.trunc((north + 90) * 2);
  const strips = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return db
    .select(columnsOf(getTableColumns(stations)))
    .from(using(stations, "stations_strip"))
    .where(
      and(
        isLive,
        // Whole numbers of our own, written out: a statement takes at most 100 bound values.
        sql`CAST((lat + 90) * 2 AS INTEGER) IN (${sql.raw(strips.join(","))})`,
        between(stations.lng, west, east),
      ),
    )
    .limit(mostRows);
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
