import { Hono } from "hono";
import type { StationPreview } from "#shared/contract/stations-admin.ts";
import { isoTime } from "#shared/time.ts";
import type { AppEnv } from "../../env.ts";
import { HttpError } from "../../http/errors.ts";
import { readToken } from "../admins/tokens.ts";
import { previewStation } from "./stations.queries.ts";

/** What the link to a draft shows, mounted at `/api/stations/preview`. Never cached. */
export const stationPreviewRoutes = new Hono<AppEnv>().get("/:token", async (c) => {
  const now = c.get("now");
  const claims = await readToken(c.env, "preview", c.req.param("token"), now);
  const found = claims && (await previewStation(c.get("db"), claims.subject, now));
  if (!found) throw new HttpError("not_found");
  return c.json({ ...found, expiresAt: isoTime(claims.expiresAt) } satisfies StationPreview);
});
