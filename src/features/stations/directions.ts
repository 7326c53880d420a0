import type { Coordinates } from "#shared/geo.ts";

/** A link to directions, which opens in the visitor's maps app. */
export function directionsTo({ lat, lng }: Coordinates): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${lat},${lng}`;
}

/** The same in the maps of an Apple device, and in any app that takes places. */
export function otherDirections({ lat, lng, name }: Coordinates & { name: string }) {
  const label = encodeURIComponent(name);
  return [
    { name: "Apple Maps", href: `https://maps.apple.com/?daddr=${lat},${lng}&q=${label}` },
    { name: "Another app", href: `geo:${lat},${lng}?q=${lat},${lng}(${label})` },
  ];
}
