import { Hono } from "hono";
import { type Trip, type TripPairs, tripQuery } from "#shared/contract/trips.ts";
import { publicCache } from "../../cache/edge-cache.ts";
import { openReplica } from "../../db/client.ts";
import type { AppEnv } from "../../env.ts";
import { HttpError } from "../../http/errors.ts";
import { validate } from "../../http/validate.ts";
import { stationsTag } from "../stations/stations.rules.ts";
import { findTripPlace, planTrip, readTripPairs } from "./trips.queries.ts";

const tags = [stationsTag];
/** A trip has live statuses; the places of a trip are endless, so none is stored for long. */
const tripSeconds = 60;

/** Trips between two places, mounted at `/api/trips`. */
export const tripRoutes = new Hono<AppEnv>()
  .get("/", validate("query", tripQuery), publicCache({ tags, seconds: tripSeconds }), async (c) => {
    const query = c.req.valid("query");
    const db = openReplica(c.env.DB);
    const [from, to] = await Promise.all([findTripPlace(db, query.from), findTripPlace(db, query.to)]);
    if (!from || !to) {
      const missing = (["from", "to"] as const).filter((end) => !(end === "from" ? from : to));
      throw new HttpError("not_found", {
        message: "We do not know this place.",
        details: missing.map((end) => `${end}: We do not know “${query[end]}”`),
      });
    }
    if (from.slug === to.slug)
      throw new HttpError("invalid_request", { details: ["to: Choose another place than the start"] });
    return c.json((await planTrip(db, { from, to }, c.get("now"))) satisfies Trip);
  })
  .get("/pairs", publicCache({ tags }), async (c) =>
    c.json((await readTripPairs(openReplica(c.env.DB))) satisfies TripPairs),
  );
