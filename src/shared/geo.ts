/** A point on the globe, in degrees. */
export interface Coordinates {
  lat: number;
  lng: number;
}

/** Coordinates within these, in degrees, may be in India. */
export const indiaBounds = { lat: { min: 6, max: 37.5 }, lng: { min: 68, max: 97.5 } } as const;

export const earthRadiusKm = 6371;

/** The great-circle distance in kilometres, by the haversine formula. */
export function distanceKm(from: Coordinates, to: Coordinates): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const half = (a: number, b: number) => Math.sin(radians(b - a) / 2) ** 2;
  const h =
    half(from.lat, to.lat) + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * half(from.lng, to.lng);
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(h)));
}

/** The nearest place of a road to a point. */
interface RoadPlace {
  /** The leg, by the index of the point that it begins with. */
  leg: number;
  /** How far along the leg, from 0 to 1. */
  share: number;
  /** Kilometres from the point. */
  km: number;
}

/** Where a road, which is straight between its points, comes nearest to a point. */
export function nearestOnRoad(from: Coordinates, road: readonly Coordinates[]): RoadPlace {
  let nearest: RoadPlace = { leg: 0, share: 0, km: Number.POSITIVE_INFINITY };
  for (const [leg, start] of road.entries()) {
    const { share, place } = nearestOnLeg(from, start, road[leg + 1] ?? start);
    const km = distanceKm(from, place);
    if (km < nearest.km) nearest = { leg, share, km };
  }
  return nearest;
}

/** Kilometres from a point to the nearest part of a road, which is straight between its points. */
export function distanceToRoadKm(from: Coordinates, road: readonly Coordinates[]): number {
  return nearestOnRoad(from, road).km;
}

/** On a plane, which is exact enough for the few hundred kilometres of a leg. */
function nearestOnLeg(from: Coordinates, start: Coordinates, end: Coordinates) {
  const narrowing = Math.cos((from.lat * Math.PI) / 180);
  const [dx, dy] = [(end.lng - start.lng) * narrowing, end.lat - start.lat];
  const along = (from.lng - start.lng) * narrowing * dx + (from.lat - start.lat) * dy;
  const share = Math.min(1, Math.max(0, along / (dx * dx + dy * dy || 1)));
  const place = {
    lat: start.lat + share * (end.lat - start.lat),
    lng: start.lng + share * (end.lng - start.lng),
  };
  return { share, place };
}
