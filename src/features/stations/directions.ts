import type { Coordinates } from "#shared/geo.ts";

/** A link to directions, which opens in the visitor's maps app. */
export function directionsTo({ lat, lng }: Coordinates): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${lat},${lng}`;
}

/** Google Maps takes no more between a start and a destination. */
const mostWaypoints = 9;

/** A link to the way from one place to another by car, by these places in order; of many, some all along it. */
export function directionsAlong(from: Coordinates, to: Coordinates, by: readonly Coordinates[]): string {
  const count = Math.min(by.length, mostWaypoints);
  const waypoints = Array.from({ length: count }, (_, index) => by[Math.floor((index * by.length) / count)]);
  const at = ({ lat, lng }: Coordinates) => `${lat},${lng}`;
  const query = new URLSearchParams({
    api: "1",
    origin: at(from),
    destination: at(to),
    travelmode: "driving",
  });
  if (count > 0) query.set("waypoints", waypoints.flatMap((place) => (place ? at(place) : [])).join("|"));
  return `https://www.google.com/maps/dir/?${query}`;
}

/** Directions in the maps of an Apple device, and in any app that takes places. */
export function otherDirections({ lat, lng, name }: Coordinates & { name: string }) {
  const label = encodeURIComponent(name);
  return [
    { name: "Apple Maps", href: `https://maps.apple.com/?daddr=${lat},${lng}&q=${label}` },
    { name: "Other map app", href: `geo:${lat},${lng}?q=${lat},${lng}(${label})` },
  ];
}
