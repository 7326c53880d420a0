import { findPin } from "#shared/pin-codes.ts";

/** Where India Post uses the PIN code, and a doubt when that is not the chosen state. */
export function pincodeHint(pincode: string, state: string): string | undefined {
  if (pincode.length !== 6) return undefined;
  const found = findPin(pincode);
  if (!found) return "India Post uses no PIN code that begins like this. Check it once more.";
  const { region } = found;
  const isVague = region === "the North East";
  if (!state || isVague || region.includes(state)) return `In ${region}`;
  return `PIN codes like this are in ${region}, not in ${state}. Check it once more.`;
}
