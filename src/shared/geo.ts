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

/** Kilometres from a point to the nearest part of a road, which is straight between its points. */
export function distanceToRoadKm(from: Coordinates, road: readonly Coordinates[]): number {
  return Math.min(
    ...road.map((start, index) => distanceKm(from, nearestOnLeg(from, start, road[index + 1] ?? start))),
  );
}

/** On a plane, which is exact enough for the few hundred kilometres of a leg. */
function nearestOnLeg(from: Coordinates, start: Coordinates, end: Coordinates): Coordinates {
  const narrowing = Math.cos((from.lat * Math.PI) / 180);
  const [dx, dy] = [(end.lng - start.lng) * narrowing, end.lat - start.lat];
  const along = (from.lng - start.lng) * narrowing * dx + (from.lat - start.lat) * dy;
  const share = Math.min(1, Math.max(0, along / (dx * dx + dy * dy || 1)));
  return { lat: start.lat + share * (end.lat - start.lat), lng: start.lng + share * (end.lng - start.lng) };
}
