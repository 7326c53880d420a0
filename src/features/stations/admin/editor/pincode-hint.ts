import { findPin } from "#shared/pin-codes.ts";
import { pincodeDoubt } from "#shared/station-place.ts";

/** Where India Post uses the PIN code, and a doubt when that is not the chosen state. */
export function pincodeHint(pincode: string, state: string): string | undefined {
  if (pincode.length !== 6) return undefined;
  return pincodeDoubt(pincode, state) ?? `In ${findPin(pincode)?.region}`;
}
