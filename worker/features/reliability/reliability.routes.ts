import { type Context, Hono } from "hono";
import {
  logParam,
  type Reliability,
  type StationReliability,
  type WorstStations,
} from "#shared/contract/reliability.ts";
import { limits } from "#shared/limits.ts";
import { edgeHeaders, publicCache } from "../../cache/edge-cache.ts";
import { openReplica } from "../../db/client.ts";
import type { AppEnv } from "../../env.ts";
import { HttpError } from "../../http/errors.ts";
import { validate } from "../../http/validate.ts";
import { siteUrlFor } from "../mail/mailer.ts";
import { readLog, readReliability, readStationReliability } from "./reliability.queries.ts";
import { reliabilityTag } from "./station-days.queries.ts";
import { listWorst } from "./worst-stations.queries.ts";

const tags = [reliabilityTag];
const openHeaders = { "Access-Control-Allow-Origin": "*" };
const licenseUrl = "https://creativecommons.org/licenses/by/4.0/";

/** How often chargers worked, mounted at `/api/reliability`. */
export const reliabilityRoutes = new Hono<AppEnv>()
  .get("/", publicCache({ tags }), async (c) => {
    const licence = {
      license: "CC-BY-4.0",
      license_url: licenseUrl,
      attribution: `${siteUrlFor(c)}/reliability`,
    };
    const figures = await readReliability(openReplica(c.env.DB));
    return c.json({ ...licence, ...figures } satisfies Reliability, 200, openHeaders);
  })
  .get("/log/:file", validate("param", logParam), async (c) => {
    const lines = readLog(openReplica(c.env.DB), c.req.valid("param").file.slice(0, 7));
    const first = await lines.next();
    if (first.done) throw new HttpError("not_found");
    return logResponse(c, first.value, lines);
  })
  .get("/stations/:slug", publicCache({ tags }), async (c) => {
    const slug = c.req.param("slug");
    const found =
      slug.length > limits.slug ? null : await readStationReliability(openReplica(c.env.DB), slug);
    if (!found) throw new HttpError("not_found");
    return c.json(found satisfies StationReliability, 200, openHeaders);
  });

/** The worst stations, for staff, mounted at `/api/reliability/admin`. */
export const reliabilityAdminRoutes = new Hono<AppEnv>().get("/worst", async (c) =>
  c.json((await listWorst(openReplica(c.env.DB), c.get("now"))) satisfies WorstStations),
);

/** A month is too large for memory, so that it has no `ETag` and the edge stores what streams through it. */
function logResponse(c: Context<AppEnv>, first: string, lines: AsyncGenerator<string>): Response {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(encoder.encode(first)),
    async pull(controller) {
      const { done, value } = await lines.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
  });
  return c.body(body, 200, {
    ...openHeaders,
    ...edgeHeaders(tags),
    "Content-Type": "application/x-ndjson; charset=utf-8",
    Link: `<${licenseUrl}>; rel="license"`,
  });
}
