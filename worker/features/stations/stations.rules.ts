import type { Station } from "#shared/contract/stations.ts";
import { type Coordinates, distanceKm, earthRadiusKm } from "#shared/geo.ts";

/** Kilometres in a degree of latitude. */
const kmPerDegree = (earthRadiusKm * Math.PI) / 180;

/** The stations with their distance from a place, to one decimal, nearest first. */
export function nearestFirst(stations: Station[], place: Coordinates): Station[] {
  return stations
    .map((station) => ({ station, km: distanceKm(place, station) }))
    .sort((a, b) => a.km - b.km)
    .map(({ station, km }) => ({ ...station, distanceKm: Math.round(km * 10) / 10 }));
}

/** A box in degrees around a place that holds everything within `km` of it. */
export interface Box {
  south: number;
  north: number;
  west: number;
  east: number;
}

/** The box around the circle of `km` around a place. Near the poles it is the whole way round. */
export function boxAround(place: Coordinates, km: number): Box {
  const lat = km / kmPerDegree;
  const south = Math.max(-90, place.lat - lat);
  const north = Math.min(90, place.lat + lat);
  const shrink = Math.cos((Math.max(Math.abs(south), Math.abs(north)) * Math.PI) / 180);
  const lng = shrink > 0.01 ? Math.min(180, lat / shrink) : 180;
  return { south, north, west: place.lng - lng, east: place.lng + lng };
}

/** The circle to look into next, when one of `km` held `found` stations and `wanted` are asked for. */
export function widerCircle(km: number, found: number, wanted: number): number {
  const grow = found === 0 ? 4 : Math.sqrt((wanted * 1.2) / found);
  return km * Math.min(4, Math.max(1.3, grow));
}

/**
 * What somebody typed as an expression for the index of trigrams: one quoted text that must occur in a station's words. There
 * every word has two spaces before it, so that its first one or two letters can be found too.
 */
export function stationExpression(search: string): string {
  const text = search.replace(/\s+/g, "  ").padStart(3, " ");
  return `"${text.replace(/"/g, '""')}"`;
}
