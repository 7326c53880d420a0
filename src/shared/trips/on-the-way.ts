/** A place so near to the start or the end of a way, in km, is no stop on it. */
const endKm = 10;

/** Whether a place at this distance from the start is on the way itself, not at one of its ends. */
export function isOnTheWay(atKm: number, wayKm: number): boolean {
  return atKm > endKm && atKm < wayKm - endKm;
}
