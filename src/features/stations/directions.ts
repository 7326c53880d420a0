import type { Coordinates } from "#src/shared/geo.ts";

/** A link to directions, which opens in the visitor's maps app. */
export function directionsTo({ lat, lng }: Coordinates): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${lat},${lng}`;
}
