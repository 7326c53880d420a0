import { type Context, Hono } from "hono";
import { type StationListQuery, stationListQuery } from "#shared/contract/station-query.ts";
import { stationStatusQuery } from "#shared/contract/station-status.ts";
import type { StationPage } from "#shared/contract/stations.ts";
import { languageOf } from "#shared/languages.ts";
import { limits } from "#shared/limits.ts";
import { publicCache } from "../../cache/edge-cache.ts";
import { openReplica } from "../../db/client.ts";
import type { AppEnv } from "../../env.ts";
import { HttpError } from "../../http/errors.ts";
import { validate } from "../../http/validate.ts";
import { inLanguage } from "../../language.ts";
import { siteUrlFor } from "../mail/mailer.ts";
import { ocpiLocations, stationGeoJson } from "./open-data.rules.ts";
import { compactStations } from "./station-compact.rules.ts";
import { movedSlug } from "./station-slugs.queries.ts";
import { listStatuses } from "./station-status.queries.ts";
import { allStationRows, listStations, operatorsById, stationWithNearby } from "./stations.queries.ts";
import { stationsTag } from "./stations.rules.ts";

const tags = [stationsTag];
/** For how long the edge stores a live status. */
const statusSeconds = 20;

/** Charging stations, mounted at `/api/stations`. With coordinates they are not cached. */
export const stationPublicRoutes = new Hono<AppEnv>()
  .get(
    "/",
    validate("query", stationListQuery),
    publicCache({ tags, when: (query) => (query as StationListQuery).lat === undefined }),
    async (c) => {
      const now = c.get("now");
      return c.json(await listStations(openReplica(c.env.DB), c.req.valid("query"), now));
    },
  )
  .get("/compact", publicCache({ tags }), async (c) =>
    c.json(compactStations(await allStationRows(openReplica(c.env.DB)), c.get("now"))),
  )
  .get(
    "/status",
    validate("query", stationStatusQuery),
    // A status never purges anything: it is stored for seconds only.
    publicCache({ tags: ["station-status"], seconds: statusSeconds }),
    async (c) => {
      const query = c.req.valid("query");
      const list = () => listStatuses(openReplica(c.env.DB), query, c.get("now"));
      return c.json(await inLanguage(c.env, languageOf(query.words), list));
    },
  )
  .get("/:slug", publicCache({ tags }), async (c) => {
    const slug = c.req.param("slug");
    if (slug.length > limits.slug) throw new HttpError("not_found");
    const db = openReplica(c.env.DB);
    const found = await stationWithNearby(db, slug, c.get("now"));
    if (found) return c.json(found satisfies StationPage);
    const moved = await movedSlug(db, slug);
    if (!moved) throw new HttpError("not_found");
    return c.redirect(`/api/stations/${encodeURIComponent(moved)}`, 301);
  });

async function openData(c: Context<AppEnv>) {
  const db = openReplica(c.env.DB);
  const [rows, operators] = await Promise.all([allStationRows(db), operatorsById(db)]);
  return { rows, options: { now: c.get("now"), origin: siteUrlFor(c), operators } };
}

const openHeaders = { "Access-Control-Allow-Origin": "*" };

/** All stations in two public formats, mounted at `/api`. */
export const openDataRoutes = new Hono<AppEnv>()
  .get("/stations.geojson", publicCache({ tags }), async (c) => {
    const { rows, options } = await openData(c);
    return c.json(stationGeoJson(rows, options), 200, {
      ...openHeaders,
      "Content-Type": "application/geo+json",
    });
  })
  .get("/stations.json", publicCache({ tags }), async (c) => {
    const { rows, options } = await openData(c);
    return c.json(ocpiLocations(rows, options), 200, openHeaders);
  });
