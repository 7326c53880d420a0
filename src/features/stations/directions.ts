import type { Coordinates } from "#src/shared/geo.ts";

/** The way to a place in the maps app of the visitor's choice. */
export function directionsTo({ lat, lng }: Coordinates): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${lat},${lng}`;
}
