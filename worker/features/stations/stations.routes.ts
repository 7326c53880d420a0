import { Hono } from "hono";
import { type StationListQuery, type StationPage, stationListQuery } from "#shared/contract/stations.ts";
import { limits } from "#shared/limits.ts";
import { publicCache } from "../../cache/edge-cache.ts";
import { openReplica } from "../../db/client.ts";
import type { AppEnv } from "../../env.ts";
import { HttpError } from "../../http/errors.ts";
import { validate } from "../../http/validate.ts";
import { movedSlug } from "./station-slugs.queries.ts";
import { listStations, stationWithNearby } from "./stations.queries.ts";

/** Charging stations, mounted at `/api/stations`. With coordinates they are not cached. */
export const stationPublicRoutes = new Hono<AppEnv>()
  .get(
    "/",
    validate("query", stationListQuery),
    publicCache({ tags: ["stations"], when: (query) => (query as StationListQuery).lat === undefined }),
    async (c) => c.json({ stations: await listStations(openReplica(c.env.DB), c.req.valid("query")) }),
  )
  .get("/:slug", publicCache({ tags: ["stations"] }), async (c) => {
    const slug = c.req.param("slug");
    if (slug.length > limits.slug) throw new HttpError("not_found");
    const db = openReplica(c.env.DB);
    const found = await stationWithNearby(db, slug);
    if (!found) {
      const moved = await movedSlug(db, slug);
      if (moved) return c.redirect(`/api/stations/${encodeURIComponent(moved)}`, 301);
      throw new HttpError("not_found");
    }
    return c.json(found satisfies StationPage);
  });
