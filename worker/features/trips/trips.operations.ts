import { trip, tripPairs } from "#shared/contract/trips.ts";
import type { Operation } from "../../http/operation.ts";

/** The stations along the way between two places. */
export const tripOperations: Record<string, Operation> = {
  "GET /api/trips": {
    summary: "List the stations along the way between two places",
    description:
      "from and to are the slug or the name of a city or an airport, or lat,lng. Distances follow the main roads where basis is road; else they are in a straight line. Stored for a minute.",
    responses: { 200: trip, 304: null },
    errors: ["not_found"],
  },
  "GET /api/trips/pairs": {
    summary: "List the busiest pairs of cities",
    responses: { 200: tripPairs, 304: null },
  },
};
