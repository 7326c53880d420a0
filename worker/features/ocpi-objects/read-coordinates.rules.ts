import { indiaBounds } from "#shared/geo.ts";
import { type Json, number, type Reader, readFields, repaired } from "./lenient.rules.ts";

const spec = {
  latitude: { read: degrees(90), also: ["lat"] },
  longitude: { read: degrees(180), also: ["lng", "lon", "long"] },
};

/** OCPI's GeoLocation; also of "lat, lng", of a GeoJSON point, and of a pair the wrong way round. */
export const coordinates: Reader<Json> = (value, at) => {
  const pair = typeof value === "string" ? value.split(/[,;\s]+/) : undefined;
  const point = Array.isArray(value) ? value : (value as { coordinates?: unknown })?.coordinates;
  const given =
    pair?.length === 2
      ? repaired(at, "read as latitude, longitude", { latitude: pair[0], longitude: pair[1] })
      : Array.isArray(point) && point.length === 2
        ? repaired(at, "read as longitude, latitude", { latitude: point[1], longitude: point[0] })
        : value;
  const found = readFields(given, spec, at);
  if (typeof found?.latitude !== "string" || typeof found.longitude !== "string") return undefined;
  const { latitude, longitude } = found;
  const isTurned = !isIndia(latitude, longitude) && isIndia(longitude, latitude);
  return isTurned
    ? repaired(at, "latitude and longitude exchanged", { ...found, latitude: longitude, longitude: latitude })
    : found;
};

/** Degrees as a text, as OCPI has them; also of a number and of "12.97° N". */
function degrees(bound: number): Reader<string> {
  return (value, at) => {
    const isExact = typeof value === "string" && /^-?\d{1,3}(\.\d{1,15})?$/.test(value);
    const [, plain, side] = /^\s*(-?[\d.,]+)\s*°?\s*([NSEW])?\s*$/i.exec(String(value)) ?? [];
    const found = isExact ? Number(value) : number(plain, { ...at, repairs: [] });
    // Null island is the sign of coordinates that nobody entered.
    if (found === undefined || Math.abs(found) > bound || found === 0) return undefined;
    if (isExact) return value;
    const signed = /[SW]/i.test(side ?? "") ? -found : found;
    return repaired(at, `read as ${signed}`, String(Math.round(signed * 1e7) / 1e7));
  };
}

function isIndia(latitude: string, longitude: string): boolean {
  const isWithin = (degree: string, { min, max }: { min: number; max: number }) =>
    Number(degree) >= min && Number(degree) <= max;
  return isWithin(latitude, indiaBounds.lat) && isWithin(longitude, indiaBounds.lng);
}
