import type { Station } from "#shared/contract/stations.ts";
import { t } from "#shared/translate.ts";

/** An address with the city and the PIN code, as a driver or a map needs it. */
export function fullAddress({
  address,
  city,
  pincode,
}: Pick<Station, "address" | "city" | "pincode">): string {
  return `${cityAddress({ address, city })} ${pincode}`;
}

/** The same with the state. */
export function postalAddress(station: Pick<Station, "address" | "city" | "state" | "pincode">): string {
  return `${cityAddress(station)}, ${t(station.state)}\u00a0${station.pincode}`;
}

/** An address with its city, which is often its last part already: it is not said twice. */
export function cityAddress({ address, city }: Pick<Station, "address" | "city">): string {
  const parts = address
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean);
  if (parts.at(-1)?.toLowerCase() === city.toLowerCase()) parts.pop();
  return [...parts, t(city)].join(", ");
}
