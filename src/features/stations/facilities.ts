import type { Station } from "#shared/contract/stations.ts";

/** What there is at a station and what there is not, every name once. */
export function allFacilities({
  facilities,
  amenities,
}: Pick<Station, "facilities" | "amenities">): Station["facilities"] {
  const known = new Set(facilities.map(({ name }) => name));
  const more = amenities.filter((name) => !known.has(name));
  return [...facilities, ...more.map((name) => ({ name, available: true }))];
}
