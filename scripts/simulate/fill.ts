import type { Json, Operator } from "../../tests/support/ocpi-operator.ts";
import type { SimulatedOperator } from "./behaviours.ts";
import { makeLocation, makeTariffs } from "./places.ts";
import { deviating, hubParties, takeShape } from "./shapes.ts";

const statuses = ["AVAILABLE", "CHARGING", "AVAILABLE", "OUTOFORDER", "RESERVED"];

/**
 * Gives an operator its shape, stations and tariffs; `number` of `count` operators, so that each is at
 * other places. Returns the stations as they are, which one that deviates says otherwise.
 */
export function fill(
  operator: Operator,
  { stations, shape }: Pick<SimulatedOperator, "stations" | "shape">,
  { number, count }: { number: number; count: number },
): Json[] {
  if (shape) takeShape(operator, shape);
  const { countryCode, partyId } = operator;
  const parties = shape === "hub" ? hubParties : [partyId];
  for (const party of parties) {
    for (const tariff of makeTariffs({ countryCode, partyId: party }))
      operator.tariffs.set(`${party} ${tariff.id}`, tariff);
  }
  return Array.from({ length: stations }, (_, index) => {
    const owner = { countryCode, partyId: parties[index % parties.length] ?? partyId };
    const location = makeLocation(owner, index * count + number);
    for (const [place, evse] of (location.evses as Json[]).entries())
      evse.status = statuses[(index + place) % statuses.length];
    operator.locations.set(
      `${owner.partyId} ${location.id}`,
      shape === "deviating" ? deviating(location, index) : location,
    );
    return location;
  });
}
