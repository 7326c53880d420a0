/** How far a station is, with one decimal; its city while the visitor's position is not known. */
export function distanceText(km: number | null, city: string): string {
  return km === null ? city : `${km.toFixed(1)} km`;
}
