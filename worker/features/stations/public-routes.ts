import { Hono } from "hono";
import { type StationListQuery, stationListQuery } from "#shared/contract/stations.ts";
import { openDb } from "../../db/client.ts";
import type { AppEnv } from "../../env.ts";
import { publicCache } from "../../http/edge-cache.ts";
import { validate } from "../../http/validate.ts";
import { listStations } from "./queries.ts";

/** Charging stations, mounted at `/api/stations`. A visitor's place is in no cache. */
export const stationPublicRoutes = new Hono<AppEnv>().get(
  "/",
  validate("query", stationListQuery),
  publicCache({ tags: ["stations"], when: (query) => (query as StationListQuery).lat === undefined }),
  async (c) => c.json({ stations: await listStations(openDb(c.env.DB), c.req.valid("query")) }),
);
