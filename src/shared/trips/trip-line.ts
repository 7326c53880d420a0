import { type Coordinates, distanceKm, nearestOnRoad } from "../geo.ts";
import { accessOf, roadWay } from "./road-network.ts";

/** The way of a trip, straight between its points. */
export interface TripLine {
  points: readonly (Coordinates & { atKm: number })[];
  km: number;
  /** "air line" where no main road is known: then all distances are in a straight line. */
  basis: "road" | "air line";
  roads: readonly string[];
  /** The towns on the road. */
  towns: readonly string[];
}

/** Places farther than this from a main road have no known way to it. */
const maxOffKm = 40;

/** The way between two places: by main roads where both have one, else the air line. */
export function tripLine(from: Coordinates, to: Coordinates): TripLine {
  const [start, end] = [accessOf(from), accessOf(to)];
  const isNear = start.offKm <= maxOffKm && end.offKm <= maxOffKm;
  const way = isNear ? roadWay(start, end) : null;
  if (!way) {
    const km = distanceKm(from, to);
    const points = [
      { ...from, atKm: 0 },
      { ...to, atKm: km },
    ];
    return { points, km, basis: "air line", roads: [], towns: [] };
  }
  const points = [{ ...from, atKm: 0 }, ...way.towns, { ...to, atKm: way.km }].map(({ lat, lng, atKm }) => ({
    lat,
    lng,
    atKm,
  }));
  return { points, km: way.km, basis: "road", roads: way.roads, towns: way.towns.map(({ name }) => name) };
}

/** Where a place is on the way: kilometres from the start, and those between it and the way. */
export function placeOnLine(place: Coordinates, { points }: TripLine): { atKm: number; offKm: number } {
  const { leg, share, km } = nearestOnRoad(place, points);
  const from = points[leg]?.atKm ?? 0;
  const to = points[leg + 1]?.atKm ?? from;
  return { atKm: from + share * (to - from), offKm: km };
}
