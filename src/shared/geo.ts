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
