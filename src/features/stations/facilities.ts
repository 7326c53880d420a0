import type { Station } from "#shared/contract/stations.ts";

/** Available and missing facilities of a station, each name once. */
export function allFacilities({
  facilities,
  amenities,
}: Pick<Station, "facilities" | "amenities">): Station["facilities"] {
  const known = new Set(facilities.map(({ name }) => name));
  const more = amenities.filter((name) => !known.has(name));
  return [...facilities, ...more.map((name) => ({ name, available: true }))];
}
