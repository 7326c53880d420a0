import type { Station } from "#shared/contract/stations.ts";

type Place = Pick<Station, "name" | "address" | "city">;

/**
 * The part of a city in which a station is, and the city: "Anna Nagar, Chennai". It tells stations
 * of one name apart; where the name has the part already, the street stands for it.
 */
export function areaText({ name, address, city }: Place): string {
  const parts = address
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "" && part !== city);
  const isNamed = (part: string) => name.toLowerCase().includes(part.toLowerCase());
  const area = parts.findLast((part) => !isNamed(part) && /^[^\p{Ll}]/u.test(part)) ?? parts[0];
  return area ? `${area}, ${city}` : city;
}
