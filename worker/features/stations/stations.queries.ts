import { and, asc, between, eq, getTableColumns, inArray, type SQL, sql } from "drizzle-orm";
import type { StationListQuery } from "#shared/contract/station-query.ts";
import type { Station, StationList } from "#shared/contract/stations.ts";
import { type Coordinates, distanceKm } from "#shared/geo.ts";
import type { KnownPlace } from "#shared/search/places.ts";
import type { Db } from "../../db/client.ts";
import { ocpiOperators, stationStatus, stations } from "../../db/schema.ts";
import { columnsOf, indexedBy } from "../../db/source.ts";
import { visitorReports } from "./evidence.queries.ts";
import { type StationRow, toStation } from "./station.dto.ts";
import { isPublic } from "./station-conditions.queries.ts";
import { findStations } from "./station-search.queries.ts";
import { type Box, boxAround, nearestFirst, nextRadius } from "./stations.rules.ts";

/** The smallest and the largest search radius. */
const minRadiusKm = 2;
const maxRadiusKm = 1500;
/** Rows that one query of the search reads at most. */
const maxRows = 1000;
/** The limit of a search by text or by coordinates that names none. */
const defaultLimit = 100;
/** The limit of the whole list, as the map shows it. */
const maxListed = 5000;
/** How many stations are shown near a place that has none. */
const nearestCount = 10;
/** How many nearby stations a station's page shows. */
const nearbyCount = 3;

/** Public stations as of `now`: by name, those with `slugs`, by `search`, or nearest first with coordinates. */
export async function listStations(db: Db, query: StationListQuery, now: number): Promise<StationList> {
  if (query.slugs) {
    const rows = await publicStations(db, inArray(stations.slug, query.slugs)).orderBy(asc(stations.name));
    return { stations: await withStatus(db, rows, now) };
  }
  const { search, lat, lng, limit = defaultLimit } = query;
  const origin = lat === undefined || lng === undefined ? null : { lat, lng };
  if (search !== undefined) {
    const { rows, place, answer } = await findStations(db, search);
    const near = place && (await rowsNear(db, place, Math.min(limit, nearestCount)));
    const from = origin ? (row: StationRow) => distanceKm(origin, row) : place?.kmFrom;
    return { stations: await inOrder(db, near ?? rows, { from, limit, now }), search: answer };
  }
  if (origin) {
    const rows = await nearestRows(db, origin, limit);
    return { stations: await inOrder(db, rows, { from: (row) => distanceKm(origin, row), limit, now }) };
  }
  const rows = await publicStations(db)
    .orderBy(asc(stations.name))
    .limit(query.limit ?? maxListed);
  return { stations: await withStatus(db, rows, now) };
}

/** The first of the rows, those at the least distance where there is a measure of it. */
async function inOrder(
  db: Db,
  rows: readonly StationRow[],
  { from, limit, now }: { from?: ((row: StationRow) => number) | undefined; limit: number; now: number },
): Promise<Station[]> {
  if (!from) return withStatus(db, rows.slice(0, limit), now);
  const shown = rows
    .map((row) => ({ row, km: from(row) }))
    .sort((a, b) => a.km - b.km)
    .slice(0, limit);
  const all = await withStatus(
    db,
    shown.map(({ row }) => row),
    now,
  );
  return all.map((station, index) => ({
    ...station,
    distanceKm: Math.round((shown[index]?.km ?? 0) * 10) / 10,
  }));
}

/** The stations nearest to any point of a place. */
async function rowsNear(db: Db, { points }: KnownPlace, count: number): Promise<StationRow[]> {
  const perPoint = points.length > 1 ? Math.ceil(count / 2) : count;
  const around = await Promise.all(points.map((point) => nearestRows(db, point, perPoint)));
  return [...new Map(around.flat().map((row) => [row.id, row])).values()];
}

/** A public station with the nearest others; null when no station has this slug. */
export async function stationWithNearby(
  db: Db,
  slug: string,
  now: number,
): Promise<{ data: Station; nearby: Station[] } | null> {
  const [row] = await publicStations(db, eq(stations.slug, slug)).limit(1);
  return row ? withNearby(db, row, now) : null;
}

/** The same for a station that is not deleted, whether visitors see it or not. */
export async function previewStation(
  db: Db,
  id: string,
  now: number,
): Promise<{ data: Station; nearby: Station[]; isPublic: boolean } | null> {
  const [row] = await db
    .select()
    .from(stations)
    .where(and(eq(stations.id, id), sql`${stations.isActive} = 1`));
  const shown = row && (await withNearby(db, row, now));
  return shown ? { ...shown, isPublic: row.isPublished && row.hiddenReason === null } : null;
}

async function withNearby(
  db: Db,
  row: StationRow,
  now: number,
): Promise<{ data: Station; nearby: Station[] } | null> {
  const around = await nearestRows(db, row, nearbyCount + 1);
  const nearest = nearestFirst(around, row).filter(({ place }) => place.id !== row.id);
  const shown = nearest.slice(0, nearbyCount);
  const [data, ...others] = await withStatus(db, [row, ...shown.map(({ place }) => place)], now);
  if (!data) return null;
  const nearby = others.map((other, index) => ({ ...other, distanceKm: shown[index]?.distanceKm ?? 0 }));
  return { data, nearby };
}

/** A public station by its slug, or null. */
export async function findStation(db: Db, slug: string, now: number): Promise<Station | null> {
  const rows = await publicStations(db, eq(stations.slug, slug)).limit(1);
  return (await withStatus(db, rows, now))[0] ?? null;
}

/** The rows of all public stations, by state, city and name. */
export function allStationRows(db: Db): Promise<StationRow[]> {
  return publicStations(db)
    .orderBy(asc(stations.state), asc(stations.city), asc(stations.name))
    .limit(maxListed);
}

/** The operators, by id. */
export async function operatorsById(db: Db): Promise<Map<string, { name: string; partyId: string }>> {
  const { id, name, partyId } = ocpiOperators;
  const rows = await db.select({ id, name, partyId }).from(ocpiOperators);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Stations with what operators report of them. */
export async function withStatus(db: Db, rows: readonly StationRow[], now: number): Promise<Station[]> {
  const fed = rows.filter(({ operatorId }) => operatorId !== null).map(({ id }) => id);
  if (fed.length === 0) return rows.map((row) => toStation(row, { now }));
  const [statuses, operators, visitors] = await Promise.all([
    db
      .select()
      .from(stationStatus)
      .where(sql`${stationStatus.stationId} IN (SELECT value FROM json_each(${JSON.stringify(fed)}))`),
    operatorsById(db),
    visitorReports(db, now),
  ]);
  const live = new Map(statuses.map((status) => [status.stationId, status]));
  return rows.map((row) =>
    toStation(row, {
      now,
      reports: live.get(row.id)?.evses,
      evidence: { visitors: visitors.get(row.slug) ?? [], visits: live.get(row.id)?.visits ?? {} },
      operator: row.operatorName ?? operators.get(row.operatorId ?? "")?.name,
    }),
  );
}

/**
 * Searches in circles that grow until one holds enough stations; a query reads only the box
 * around the circle. A circle with more than `maxRows` is made smaller, because the rows that
 * were read are an arbitrary part of it. When there is nothing within the largest circle, any
 * stations are returned.
 */
async function nearestRows(db: Db, origin: Coordinates, limit: number): Promise<StationRow[]> {
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
      return rows;
    }
    tooSmallKm = km;
    km = Math.min(maxRadiusKm, nextRadius(km, inside, limit));
  }
  return publicStations(db).limit(limit);
}

/** Live stations in a box. The index has strips of half a degree of latitude, by longitude. */
function stationsIn(db: Db, { south, north, west, east }: Box): Promise<StationRow[]> {
  const first = Math.trunc((south + 90) * 2);
  const last = Math.trunc((north + 90) * 2);
  const strips = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return db
    .select(columnsOf(getTableColumns(stations)))
    .from(indexedBy(stations, "stations_strip"))
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
