import { type Coordinates, distanceKm } from "#shared/geo.ts";
import { t } from "#shared/translate.ts";

/** How far a station is, with one decimal; its city while the visitor's position is not known. */
export function distanceText(km: number | undefined, city: string): string {
  return km === undefined ? t(city) : t("{km} km", { km: km.toFixed(1) });
}

/** A distance with one decimal below ten kilometres, and whole above: "4.2", "169". */
export function roundedKm(km: number): string {
  return km.toFixed(km < 10 ? 1 : 0);
}

/** Stations with their distance from a place in kilometres, nearest first. */
export function byDistance<Station extends Coordinates>(stations: readonly Station[], place: Coordinates) {
  return stations
    .map((station) => ({ station, km: distanceKm(place, station) }))
    .sort((one, other) => one.km - other.km);
}
