import { indianStates } from "./contract/station-fields.ts";
import type { Coordinates } from "./geo.ts";
import { findPin } from "./pin-codes.ts";
import { mayBeIn } from "./state-boxes.ts";

type IndianState = (typeof indianStates)[number];

/** The state in which India Post uses a PIN code; null when it uses it in several, or nowhere. */
export function stateOfPin(pincode: string): IndianState | null {
  const region = pincode.length === 6 ? findPin(pincode)?.region.replace(/^the /, "") : undefined;
  return indianStates.find((state) => state === region) ?? null;
}

/** What may be wrong about a PIN code in a state; null when nothing is. */
export function pincodeDoubt(pincode: string, state: string): string | null {
  const found = findPin(pincode);
  if (!found) return "India Post uses no PIN code that begins like this. Check it once more.";
  const isVague = found.region === "the North East";
  if (!state || isVague || found.region.includes(state)) return null;
  return `PIN codes like this are in ${found.region}, not in ${state}. Check it once more.`;
}

/** What may be wrong about coordinates in a state; null when nothing is. */
export function coordinatesDoubt(coordinates: Coordinates, state: string): string | null {
  const known = indianStates.find((one) => one === state);
  if (!known || mayBeIn(known, coordinates)) return null;
  return `These coordinates are not in ${known}. Check them once more.`;
}
