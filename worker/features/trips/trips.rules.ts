import { maxPowerOf } from "#shared/contract/station-fields.ts";
import { type Coordinates, distanceKm } from "#shared/geo.ts";
import { longParts, stationsAtKm } from "#shared/trips/longest-part.ts";
import { placeOnLine, type TripLine } from "#shared/trips/trip-line.ts";

/** A station is on the way up to this distance from the line, which itself is right to a few kilometres. */
export const corridorKm = 15;
/** The way is divided into this many stretches; a stretch is no shorter than `shortestKm`. */
const stretches = 24;
const shortestKm = 8;
/** A plan B is no farther away than this. */
const planBKm = 60;

interface OnTheWay extends Coordinates {
  id: string;
  evses: readonly { status: string; connectors: readonly { maxPowerKw: number }[] }[];
}

/** A station beside the way. */
export interface Beside<Row> {
  row: Row;
  atKm: number;
  offKm: number;
}

export interface Stop<Row> extends Beside<Row> {
  /** How many more are in its stretch. */
  more: number;
  /** The nearest other station beside the way. */
  planB: (Beside<Row> & { km: number }) | null;
}

/**
 * The stops of a trip in order: the best station of each stretch, and the plan B where a long part without a station
 * begins or ends; each with the nearest other one.
 */
export function stopsAlong<Row extends OnTheWay>(line: TripLine, rows: readonly Row[]): Stop<Row>[] {
  const beside = rows
    .filter(({ evses }) => evses.some(isUsable))
    .map((row) => ({ row, ...placeOnLine(row, line) }))
    .filter(({ offKm }) => offKm <= corridorKm);
  const stretchKm = Math.max(shortestKm, line.km / stretches);
  const best = [...Map.groupBy(beside, ({ atKm }) => Math.floor(atKm / stretchKm)).values()]
    .flatMap((all) => {
      const [first] = all.toSorted((a, b) => worthOf(b) - worthOf(a) || a.atKm - b.atKm);
      return first ? [{ ...first, more: all.length - 1, planB: nearestOther(first, beside) }] : [];
    })
    .toSorted((a, b) => a.atKm - b.atKm);
  const added = atLongParts(best, line.km).map((stop) => ({
    ...stop,
    more: 0,
    planB: nearestOther(stop, beside),
  }));
  const inStretch = (atKm: number) => Math.floor(atKm / stretchKm);
  return [
    ...best.map((stop) => ({
      ...stop,
      more: stop.more - added.filter(({ atKm }) => inStretch(atKm) === inStretch(stop.atKm)).length,
    })),
    ...added,
  ].toSorted((a, b) => a.atKm - b.atKm);
}

/** Plan B stations where a long part begins or ends and no stop is: a driver has to find them. */
function atLongParts<Row extends OnTheWay>(stops: readonly Stop<Row>[], km: number): Beside<Row>[] {
  const ends = new Set(longParts(stationsAtKm(stops), km).flat());
  for (const { atKm } of stops) ends.delete(atKm);
  const found = stops
    .flatMap(({ planB }) => planB ?? [])
    .filter(({ atKm }) => ends.has(atKm))
    .map(({ row, atKm, offKm }): [string, Beside<Row>] => [row.id, { row, atKm, offKm }]);
  return [...new Map(found).values()];
}

/** Not planned and not out of order, by the word of staff: live statuses change, the choice does not. */
function isUsable({ status }: OnTheWay["evses"][number]): boolean {
  return status !== "PLANNED" && status !== "REMOVED" && status !== "OUTOFORDER";
}

/** Power that a car can use, points to wait less, and little way off the road. */
function worthOf({ row, offKm }: Beside<OnTheWay>): number {
  const usable = row.evses.filter(isUsable);
  return Math.min(maxPowerOf(usable), 150) + 5 * Math.min(usable.length, 8) - 4 * offKm;
}

function nearestOther<Row extends OnTheWay>(stop: Beside<Row>, all: readonly Beside<Row>[]) {
  let nearest: (Beside<Row> & { km: number }) | null = null;
  for (const other of all) {
    if (other.row.id === stop.row.id) continue;
    // Straight across it may be nearer than along the road.
    const km = Math.max(distanceKm(stop.row, other.row), Math.abs(other.atKm - stop.atKm));
    if (km > planBKm) continue;
    if (!nearest || km < nearest.km) nearest = { ...other, km };
  }
  return nearest;
}

/** Boxes that hold the corridor: one for each strip of half a degree of latitude. */
export interface StripRange {
  strip: number;
  west: number;
  east: number;
}

/** Kilometres between the points at which the line is looked at. */
const sampleKm = 5;

/** The parts of the strips of `stations_strip` that the corridor of a line passes. */
export function stripRanges({ points }: Pick<TripLine, "points">): StripRange[] {
  const ranges = new Map<number, StripRange>();
  for (const { lat, lng } of samples(points)) {
    const margin = corridorKm / 111;
    const wide = margin / Math.cos((lat * Math.PI) / 180);
    for (const edge of [lat - margin, lat, lat + margin]) {
      const strip = stripOf(edge);
      const { west, east } = ranges.get(strip) ?? { west: lng, east: lng };
      ranges.set(strip, { strip, west: Math.min(west, lng - wide), east: Math.max(east, lng + wide) });
    }
  }
  return [...ranges.values()];
}

/** The strip of a latitude, as the index `stations_strip` has it. */
export function stripOf(lat: number): number {
  return Math.trunc((lat + 90) * 2);
}

function samples(points: readonly Coordinates[]): Coordinates[] {
  return points.flatMap((point, index) => {
    const next = points[index + 1];
    if (!next) return [point];
    const steps = Math.max(1, Math.ceil(distanceKm(point, next) / sampleKm));
    return Array.from({ length: steps }, (_, step) => ({
      lat: point.lat + ((next.lat - point.lat) * step) / steps,
      lng: point.lng + ((next.lng - point.lng) * step) / steps,
    }));
  });
}

/** A city with stations, and how many. */
export interface StationCity extends Coordinates {
  name: string;
  stations: number;
}

/** How many pairs have a page that search engines know. */
const pairCount = 30;
/** A city nearer than this to a larger one belongs to it. */
const sameCityKm = 30;
/** Cities nearer or farther than this, in a straight line, are no trip that needs a plan, or one of several days. */
const tripKm = { min: 90, max: 600 };
/** Cities with the most stations, among which pairs are looked for. */
const largest = 60;

/** The busiest pairs of cities: as gravity has it, by their stations and how near they are. */
export function busiestPairs(cities: readonly StationCity[]): { from: StationCity; to: StationCity }[] {
  const joined: StationCity[] = [];
  for (const city of cities.toSorted((a, b) => b.stations - a.stations || compare(a.name, b.name))) {
    const near = joined.find((larger) => distanceKm(larger, city) < sameCityKm);
    if (near) near.stations += city.stations;
    else joined.push({ ...city });
  }
  const ranked = joined.toSorted((a, b) => b.stations - a.stations || compare(a.name, b.name));
  const all = ranked.slice(0, largest).flatMap((from, index) =>
    ranked.slice(index + 1, largest).map((to) => {
      const km = distanceKm(from, to);
      return { from, to, km, weight: (from.stations * to.stations) / km };
    }),
  );
  return all
    .filter(({ km }) => km >= tripKm.min && km <= tripKm.max)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, pairCount);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : 1;
}
