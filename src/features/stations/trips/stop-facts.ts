import type { Station } from "#shared/contract/stations.ts";
import { isOpen } from "#shared/station-hours.ts";
import { dayMs, hourMs, indianDay, indianOffsetMs } from "#shared/time.ts";
import { stopCopy } from "#src/content/trips.ts";
import { allFacilities } from "../facilities.ts";

/** What a driver wants to know of a stop; null where nobody says it. */
export interface StopFact {
  name: string;
  /** The same as words of their own. */
  text: string;
  has: boolean | null;
}

/** Hours of a night, from the midnight before it. */
const nightHours = [23.5, 27];
const food = /food|restaurant|refreshment|caf[eé]|coffee|canteen|dhaba/i;
const toilets = /toilet|washroom|restroom|lavator/i;

/** Open at night, food and toilets. `now` in ms. */
export function stopFacts(station: Station, now: number): StopFact[] {
  const { facts } = stopCopy;
  return [
    stopFact(facts.night, isOpenAtNight(station, now)),
    stopFact(facts.food, hasFacility(station, food)),
    stopFact(facts.toilets, hasFacility(station, toilets)),
  ];
}

function stopFact(copy: { name: string; no: string; unknown: string }, has: boolean | null): StopFact {
  return { name: copy.name, text: has === null ? copy.unknown : has ? copy.name : copy.no, has };
}

/** Whether it is open in every night of a week; null where nobody knows. */
export function isOpenAtNight({ hours }: Station, now: number): boolean | null {
  if (hours.length === 0) return null;
  const midnight = Date.parse(`${indianDay(now)}T00:00:00Z`) - indianOffsetMs;
  const times = { hours, exceptions: [] };
  return [0, 1, 2, 3, 4, 5, 6].every((day) =>
    nightHours.every((hour) => isOpen(times, midnight + day * dayMs + hour * hourMs)),
  );
}

function hasFacility(station: Station, kind: RegExp): boolean | null {
  const named = allFacilities(station).filter(({ name }) => kind.test(name));
  return named.length > 0 ? named.some(({ available }) => available) : null;
}
