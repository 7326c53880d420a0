import type { Station } from "#shared/contract/stations.ts";
import { t } from "#shared/translate.ts";
import { brand } from "#src/content/brand.ts";

/** The name of a station in a list, without the brand that the names of ours begin with: "Adajan". */
export function nameInList(name: string): string {
  return name.startsWith(`${brand.name} `) ? name.slice(brand.name.length + 1) : name;
}

type Place = Pick<Station, "name" | "address" | "city">;

/** The part of a city in which a station is, and the city: "Anna Nagar, Chennai". */
export function areaText(place: Place): string {
  const part = cityPart(place);
  return part ? `${part}, ${t(place.city)}` : t(place.city);
}

/**
 * The part of a city in which a station is: two stations with the same name differ by it. When the
 * name includes the part, this is the street instead.
 */
export function cityPart({ name, address, city }: Place): string | undefined {
  const parts = address
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "" && part !== city);
  const isNamed = (part: string) => name.toLowerCase().includes(part.toLowerCase());
  return parts.findLast((part) => !isNamed(part) && /^[^\p{Ll}]/u.test(part)) ?? parts[0];
}
