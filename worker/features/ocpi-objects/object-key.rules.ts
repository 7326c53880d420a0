import type { Party } from "./read-location.rules.ts";

/**
 * What the keys of a party's objects begin with: nothing for the operator's own party, else the
 * party and a character that no id can have.
 */
export function partyPrefix(operator: Party, party: Party): string {
  const [country, id] = [party.countryCode.toUpperCase(), party.partyId.toUpperCase()];
  const isOwn = country === operator.countryCode && id === operator.partyId;
  return isOwn ? "" : `${country}*${id}\n`.toLowerCase();
}

/** The key of an object of an operator, in lower case: ids of OCPI have no case. */
export function objectKey(
  operator: Party,
  { country_code, party_id, id }: { country_code: string; party_id: string; id: string },
): string {
  return partyPrefix(operator, { countryCode: country_code, partyId: party_id }) + id.toLowerCase();
}

/** The prefix of a key. */
export function prefixOf(key: string): string {
  return key.slice(0, key.indexOf("\n") + 1);
}
