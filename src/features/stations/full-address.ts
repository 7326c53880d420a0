import type { Station } from "#shared/contract/stations.ts";
import { t } from "#shared/translate.ts";

/** An address with the city and the PIN code, as a driver or a map needs it. */
export function fullAddress({
  address,
  city,
  pincode,
}: Pick<Station, "address" | "city" | "pincode">): string {
  return `${address}, ${t(city)} ${pincode}`;
}
