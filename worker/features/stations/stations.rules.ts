import type { StationInput } from "#shared/contract/station-input.ts";
import { type Coordinates, distanceKm, earthRadiusKm } from "#shared/geo.ts";
import { minPartLength, type SearchTerm, type StationQuery } from "#shared/search/station-search.ts";
import { slugFromTitle } from "#shared/slug.ts";

/** The tag of cached responses that show stations. */
export const stationsTag = "stations";

/** The base of a station's slug: its name and city or, if that is too short, the end of its id. */
export function stationSlugBase({ name, city }: Pick<StationInput, "name" | "city">, id: string): string {
  const base = slugFromTitle(name.toLowerCase().includes(city.toLowerCase()) ? name : `${name} ${city}`);
  return base.length >= 3 ? base : `station-${id.slice(-12)}`;
}

/** Kilometres in a degree of latitude. */
const kmPerDegree = (earthRadiusKm * Math.PI) / 180;

/** Places with their distance from `origin`, to one decimal, nearest first. */
export function nearestFirst<Place extends Coordinates>(
  places: readonly Place[],
  origin: Coordinates,
): { place: Place; distanceKm: number }[] {
  return places
    .map((place) => ({ place, km: distanceKm(origin, place) }))
    .sort((a, b) => a.km - b.km)
    .map(({ place, km }) => ({ place, distanceKm: Math.round(km * 10) / 10 }));
}

/** A box in degrees. */
export interface Box {
  south: number;
  north: number;
  west: number;
  east: number;
}

/** The box around a circle with this radius. Near the poles it spans all longitudes. */
export function boxAround(origin: Coordinates, km: number): Box {
  const lat = km / kmPerDegree;
  const south = Math.max(-90, origin.lat - lat);
  const north = Math.min(90, origin.lat + lat);
  const cosLat = Math.cos((Math.max(Math.abs(south), Math.abs(north)) * Math.PI) / 180);
  const lng = cosLat > 0.01 ? Math.min(180, lat / cosLat) : 180;
  return { south, north, west: origin.lng - lng, east: origin.lng + lng };
}

/** The radius to search next, when the one of `km` held `found` of the `wanted` stations. */
export function nextRadius(km: number, found: number, wanted: number): number {
  const factor = found === 0 ? 4 : Math.sqrt((wanted * 1.2) / found);
  return km * Math.min(4, Math.max(1.3, factor));
}

/**
 * What is searched for as an expression for the trigram index, by the rule of `hasAllTerms`; with
 * `some`, for stations with any of the terms. `powers` are those that stations have, in whole kW.
 * In the index every word has two spaces around it, so that its first letters and its end can be
 * found. Null where nothing is said.
 */
export function stationExpression(
  { phrase, terms, minPowerKw }: StationQuery,
  { powers = [], some = false }: { powers?: readonly number[]; some?: boolean } = {},
): string | null {
  const strong = powers.filter((kW) => kW >= minPowerKw).map((kW) => quoted(`  kw${kW}  `));
  const words = terms.map(termExpression);
  if (some) return words.length > 0 ? words.join(" OR ") : null;
  const together = words.length > 0 ? `(${words.join(" AND ")})` : null;
  const whole = phrase.length >= minPartLength ? quoted(spaced(phrase)) : null;
  const text = [together, whole].filter((part) => part !== null).join(" OR ");
  if (minPowerKw === 0) return text || null;
  if (strong.length === 0) return null;
  return together ? `(${together}) AND (${strong.join(" OR ")})` : strong.join(" OR ");
}

/** A term alone, as an expression. */
export function termExpression({ typed, forms, place }: SearchTerm): string {
  const starts = forms.map((form) => quoted(`  ${spaced(form)}${place ? "  " : ""}`));
  const inside = !place && typed.length >= minPartLength ? [quoted(spaced(typed))] : [];
  return `(${[...starts, ...inside].join(" OR ")})`;
}

function spaced(text: string): string {
  return text.replaceAll(" ", "  ");
}

function quoted(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}
