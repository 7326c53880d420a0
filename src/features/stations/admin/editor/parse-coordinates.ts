import type { Coordinates } from "#shared/geo.ts";

const number = String.raw`(-?\d{1,3}(?:\.\d+)?)`;

/** The pin of a place comes before the centre of the view (`@`). */
const patterns = [
  new RegExp(`!3d${number}!4d${number}`),
  new RegExp(`[?&](?:q|query|ll|destination|daddr)=(?:loc:)?${number},[+ ]*${number}`),
  new RegExp(`@${number},${number}`),
  new RegExp(`^${number}°?\\s*N?\\s*[,;\\s]\\s*${number}°?\\s*E?$`, "i"),
];

/** Coordinates as people paste them, or in a link of Google Maps; null when there are none. */
export function parseCoordinates(text: string): Coordinates | null {
  let decoded = text.trim();
  try {
    decoded = decodeURIComponent(decoded);
  } catch {
    // A single % is not an escape.
  }
  for (const pattern of patterns) {
    const found = pattern.exec(decoded);
    if (found) return { lat: Number(found[1]), lng: Number(found[2]) };
  }
  return null;
}

/** `13.0072, 80.2131`: five decimals are about a metre. */
export function formatCoordinates({ lat, lng }: Coordinates): string {
  const short = (degrees: number) => String(Math.round(degrees * 1e5) / 1e5);
  return `${short(lat)}, ${short(lng)}`;
}
