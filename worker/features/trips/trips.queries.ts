import { getTableColumns, sql } from "drizzle-orm";
import { maxPowerOf } from "#shared/contract/station-fields.ts";
import type { Trip, TripPairs, TripPlace } from "#shared/contract/trips.ts";
import type { Coordinates } from "#shared/geo.ts";
import { usualName } from "#shared/search/word-forms.ts";
import { slugFromTitle } from "#shared/slug.ts";
import { longestPart, stationsAtKm } from "#shared/trips/longest-part.ts";
import { towns } from "#shared/trips/road-network.ts";
import { type TripLine, tripLine } from "#shared/trips/trip-line.ts";
import { cityPlace, readTripPlace } from "#shared/trips/trip-places.ts";
import type { Db } from "../../db/client.ts";
import { stations } from "../../db/schema.ts";
import { columnsOf } from "../../db/source.ts";
import type { StationRow } from "../stations/station.dto.ts";
import { isPublic } from "../stations/station-conditions.queries.ts";
import { findStations } from "../stations/station-search.queries.ts";
import { withStatus } from "../stations/stations.queries.ts";
import {
  busiestPairs,
  type StationCity,
  type Stop,
  stopsAlong,
  stripOf,
  stripRanges,
} from "./trips.rules.ts";

/** Stations that one trip reads at most. */
const maxRows = 2000;

/**
 * A place by its slug, name or coordinates: one of the tables, else a city that has a station. A name may be in another
 * script or misspelled, as in the search for stations.
 */
export async function findTripPlace(db: Db, text: string): Promise<TripPlace | null> {
  const name = text.replaceAll("-", " ");
  const known = readTripPlace(text) ?? readTripPlace(usualName(name));
  if (known) return known;
  const { rows, answer } = await findStations(db, name);
  const meant = answer.corrected ?? text;
  const slugs = new Set([text, meant].map(slugFromTitle));
  const found = rows.find(({ city }) => slugs.has(slugFromTitle(city)));
  return found ? cityPlace(found.city, found) : readTripPlace(meant);
}

/** The stations along the way between two places. */
export async function planTrip(
  db: Db,
  { from, to }: { from: TripPlace; to: TripPlace },
  now: number,
): Promise<Trip> {
  const line = tripLine(from, to);
  const stops = stopsAlong(line, await stationsBeside(db, line));
  const shown = await withStatus(
    db,
    stops.map(({ row }) => row),
    now,
  );
  const { km, basis, roads, towns: passed } = line;
  return {
    ...{ from, to, basis, roads: [...roads], towns: [...passed] },
    km: Math.round(km),
    stops: stops.flatMap((stop, index) => {
      const station = shown[index];
      return station ? [{ station, ...stopOf(stop) }] : [];
    }),
  };
}

function stopOf({ atKm, offKm, more, planB }: Stop<StationRow>): Omit<Trip["stops"][number], "station"> {
  return {
    atKm: Math.round(atKm),
    detourKm: Math.round(offKm),
    more,
    planB: planB && {
      slug: planB.row.slug,
      name: planB.row.name,
      maxPowerKw: maxPowerOf(planB.row.evses),
      km: Math.round(planB.km),
      atKm: Math.round(planB.atKm),
    },
  };
}

/** The public stations in the strips that the corridor passes: one search of the index for each. */
function stationsBeside(db: Db, line: TripLine): Promise<StationRow[]> {
  const ranges = JSON.stringify(stripRanges(line));
  return db
    .select(columnsOf(getTableColumns(stations)))
    .from(
      // A cross join keeps this order: first the ranges, then the index.
      sql`(SELECT value ->> 'strip' AS strip, value ->> 'west' AS west, value ->> 'east' AS east
        FROM json_each(${ranges})) AS part CROSS JOIN ${stations} INDEXED BY stations_strip`,
    )
    .where(
      sql`CAST((lat + 90) * 2 AS INTEGER) = part.strip
        AND ${stations.lng} BETWEEN part.west AND part.east AND ${isPublic}`,
    )
    .limit(maxRows);
}

/** The busiest pairs of cities by the stations that there are, and places for a form. */
export async function readTripPairs(db: Db): Promise<TripPairs> {
  const { id, name, city, state, lat, lng, evses } = stations;
  const rows = await db.select({ id, name, city, state, lat, lng, evses }).from(stations).where(isPublic);
  const cities = [...Map.groupBy(rows, (row) => `${row.state}\n${row.city}`).values()].flatMap(cityOf);
  const pairs = busiestPairs(cities.map((city) => ({ ...city, ...(readTripPlace(city.name) ?? {}) })));
  return {
    pairs: pairs.map(({ from, to }) => {
      const line = tripLine(from, to);
      const km = Math.round(line.km);
      const stops = stopsAlong(line, withinStrips(rows, line));
      const rounded = stops.map(({ atKm, planB }) => ({
        atKm: Math.round(atKm),
        planB: planB && { atKm: Math.round(planB.atKm) },
      }));
      const atKm = stationsAtKm(rounded);
      const [start, end] = longestPart(atKm, km);
      return {
        from: cityPlace(from.name, from),
        to: cityPlace(to.name, to),
        km,
        roads: [...line.roads],
        stations: from.stations + to.stations,
        stops: stops.length,
        stopsAtKm: rounded.map((stop) => stop.atKm),
        stationsAtKm: atKm,
        stopNames: stops.map(({ row }) => row.name),
        stopCities: [...new Set(stops.map(({ row }) => row.city))],
        longestKm: end - start,
      };
    }),
    places: [...new Set([...cities.map(({ name }) => name), ...towns.map(({ name }) => name)])].sort(),
  };
}

/** A city in the middle of its stations. */
function cityOf(rows: readonly (Coordinates & { city: string })[]): StationCity[] {
  const [first] = rows;
  const middle = (axis: "lat" | "lng") => rows.reduce((sum, row) => sum + row[axis], 0) / rows.length;
  return first ? [{ name: first.city, lat: middle("lat"), lng: middle("lng"), stations: rows.length }] : [];
}

/** Those that the corridor of a line may hold: far fewer have to be measured. */
function withinStrips<Row extends Coordinates>(rows: readonly Row[], line: TripLine): Row[] {
  const ranges = new Map(stripRanges(line).map((range) => [range.strip, range]));
  return rows.filter(({ lat, lng }) => {
    const range = ranges.get(stripOf(lat));
    return range !== undefined && lng >= range.west && lng <= range.east;
  });
}
