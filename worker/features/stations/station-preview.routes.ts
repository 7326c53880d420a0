import { Hono } from "hono";
import type { StationPreview } from "#shared/contract/stations-admin.ts";
import { isoTime } from "#shared/time.ts";
import type { AppEnv } from "../../env.ts";
import { HttpError } from "../../http/errors.ts";
import { readToken } from "../admins/tokens.ts";
import { isPreviewLinkValid } from "../records/preview-links.queries.ts";
import { previewStation } from "./stations.queries.ts";

/** What the link to a draft shows, mounted at `/api/stations/preview`. Never cached. */
export const stationPreviewRoutes = new Hono<AppEnv>().get("/:token", async (c) => {
  const now = c.get("now");
  const claims = await readToken(c.env, "preview", c.req.param("token"), now);
  const db = c.get("db");
  if (!claims || !(await isPreviewLinkValid(db, claims))) throw new HttpError("not_found");
  const found = await previewStation(db, claims.subject, now);
  if (!found) throw new HttpError("not_found");
  return c.json({ ...found, expiresAt: isoTime(claims.expiresAt) } satisfies StationPreview);
});
