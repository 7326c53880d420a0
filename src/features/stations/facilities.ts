import type { Station } from "#shared/contract/stations.ts";

/** What every station is for: nothing to do while a car charges. */
const charging = "Fast Charging";

/** Facilities of a station, each name once, but for charging itself; those that are missing come last. */
export function allFacilities({
  facilities,
  amenities,
}: Pick<Station, "facilities" | "amenities">): Station["facilities"] {
  const known = new Set(facilities.map(({ name }) => name));
  const more = amenities.filter((name) => !known.has(name));
  const all = [...facilities, ...more.map((name) => ({ name, available: true }))];
  return all
    .filter(({ name }) => name !== charging)
    .sort((a, b) => Number(b.available) - Number(a.available));
}
